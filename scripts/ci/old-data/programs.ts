/**
 * Runs a bank and its sandbox as two programs, from this build or another checkout, on data that is kept.
 * Callers use only HTTP and import no code of the programs, so the builds may differ in everything but their
 * interfaces.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../dev/free-port.ts'

export interface DataPlace {
  /** Contains the embedded databases. With PostgreSQL, nothing in it needs to be kept. */
  folder: string
  postgres?: { bankUrl: string; sandboxUrl: string } | undefined
}

/**
 * A new sandbox starts on a Monday far from holidays, in the evening, when the day in UTC is already Tuesday.
 */
const START = { SANDBOX_START_DAY: '2026-08-24', SANDBOX_START_TIME: '20:30' }

/** Fixed keys, so that later builds can read what the old build encrypted or signed. */
const KEYS = {
  SESSION_KEY: 'the session key of old data and of nothing else',
  VAULT_KEYS: `old:${Buffer.alloc(32, 'old data').toString('base64')}`,
  OPERATOR_KEY: 'the operator key of old data and of nothing else',
  PARTNER_KEY: 'the partner key of old data and of nothing else',
  IDENTITY_KEY: 'the identity key of old data and of nothing else',
}

/** The default limits are too low for a test. */
const RAISED_LIMITS = {
  UNFUNDED_CLOSE_DAYS: '100000',
  LIMIT_SIGN_IN_PER_MINUTE: '100000',
  LIMIT_PASSWORD_PER_MINUTE: '100000',
  BREAKER_FAILURES: '1000000',
}

export type Programs = Awaited<ReturnType<typeof startPrograms>>

/** Starts both programs and waits until they are ready. The packages of `checkout` must be installed. */
export const startPrograms = async (checkout: string, { folder, postgres }: DataPlace) => {
  const ports = {
    bank: await freePort(),
    operator: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  }
  const at = (port: number) => `http://127.0.0.1:${port}`
  const environment = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    PORT: String(ports.bank),
    OPERATOR_PORT: String(ports.operator),
    PUBLIC_URL: at(ports.bank),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.mail),
    BANK_URL: at(ports.bank),
    BANK_INTERNAL_URL: at(ports.operator),
    BUSINESS_CLOCK_URL: at(ports.sandbox),
    GALILEO_URL: `${at(ports.sandbox)}/galileo`,
    TWILIO_VERIFY_URL: `${at(ports.sandbox)}/twilio`,
    TWILIO_MESSAGES_URL: `${at(ports.sandbox)}/twilio`,
    PLAID_URL: `${at(ports.sandbox)}/plaid`,
    PLAID_LINK_URL: at(ports.sandbox),
    REWARDS_URL: `${at(ports.sandbox)}/rewards/api`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    ...START,
    ...KEYS,
    ...RAISED_LIMITS,
    ...(postgres && { DATABASE_URL: postgres.bankUrl, SANDBOX_DATABASE_URL: postgres.sandboxUrl }),
  }
  const children: ChildProcess[] = []
  const killWithUs = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', killWithUs)
  const start = async (program: string, ready: string) => {
    const child = spawn(process.execPath, [join(checkout, program)], {
      env: environment,
      cwd: checkout,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    children.push(child)
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    while (!(await answers(ready))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${program} did not start: ${errors}`)
      await pause(LOOK_MS)
    }
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    process.off('exit', killWithUs)
    const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
    const ends = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill(signal)
    await Promise.all(ends)
  }
  try {
    await start('sandbox/src/main.ts', `${at(ports.sandbox)}/healthz`)
    await start('server/src/main.ts', `${at(ports.bank)}/readyz`)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }

  return {
    url: at(ports.bank),
    /** Calls the sandbox's control interface, below /_sim. Throws unless the reply is 2xx. */
    control: async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
      (await call<Body>(`${at(ports.sandbox)}/_sim${path}`, method, body)).body,
    /** Calls the sandbox as the linking window does. */
    sandbox: async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
      (await call<Body>(`${at(ports.sandbox)}${path}`, method, body)).body,
    operator: async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
      (await call<Body>(`${at(ports.operator)}/operator${path}`, method, body, KEYS.OPERATOR_KEY)).body,
    /** Signs a customer in. Returns a function for their calls, which throws unless the reply is 2xx. */
    signIn: async (email: string, password: string): Promise<Caller> => {
      const reply = await call(`${at(ports.bank)}/users/sign_in`, 'POST', { user: { email, password } })
      const token = reply.headers.get('authorization')?.replace('Bearer ', '')
      return async <Body>(method: string, path: string, body?: unknown) =>
        (await call<Body>(`${at(ports.bank)}${path}`, method, body, token)).body
    },
    /** Kills both programs without warning, like a power cut. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

export type Caller = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

const LOOK_MS = 50
const ANSWER_MS = 2000

const answers = async (url: string) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}

const call = async <Body>(url: string, method: string, body?: unknown, token?: string) => {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${new URL(url).pathname} answered ${reply.status}: ${text}`)
  return { headers: reply.headers, body: (text ? JSON.parse(text) : undefined) as Body }
}
