/** A sandbox for tests, with a separate database and free ports. */
import { readdirSync, readFileSync } from 'node:fs'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { migrateSandbox, openSandbox } from '../app.ts'
import { readSandboxConfig, type SandboxConfig } from '../config.ts'

/** No bank listens at this address; a test that needs one starts its own. */
const NO_BANK = 'http://127.0.0.1:1'

const migrations = new URL('../../migrations/', import.meta.url)
const key = `sandbox ${readdirSync(migrations)
  .sort()
  .map((name) => readFileSync(new URL(name, migrations), 'utf8'))
  .join('')}`

export const openTestSandbox = async (change: Partial<SandboxConfig> = {}, machineNow?: () => Date) => {
  const database = await openTestDatabase(key, migrateSandbox)
  const config = {
    ...readSandboxConfig({ NODE_ENV: 'test', SANDBOX_START_DAY: '2026-11-20', BANK_URL: NO_BANK }),
    // Start at noon, so that no day ends during a test, at whatever time it runs.
    startTime: machineNow ? undefined : '12:00',
    port: 0,
    smtpPort: 0,
    internalUrl: change.bankUrl ?? NO_BANK,
    ...change,
  }
  const sandbox = await openSandbox({ database, config, machineNow })
  const { url, smtpUrl } = await sandbox.listen()

  const control = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const response = await fetch(new URL(path, url), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown }
  }

  /** Posts a control command and returns its reply. Throws if it fails. */
  const command = async <Answer>(path: string, body: unknown = {}): Promise<Answer> => {
    const answer = await control('POST', path, body)
    if (answer.status > 299)
      throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as Answer
  }

  const look = async <Answer>(path: string): Promise<Answer> => (await control('GET', path)).body as Answer

  /** Throws with the differences when the ledger does not balance. */
  const assertBalanced = async () => {
    const audit = await look<{ balanced: boolean; differences: string[] }>('/_sim/audit')
    if (!audit.balanced) throw new Error(`the ledger does not balance: ${audit.differences.join('; ')}`)
  }

  const close = async () => {
    await sandbox.close()
    await database.close()
  }
  return { ...sandbox, database, config, url, smtpUrl, control, command, look, assertBalanced, close }
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>
