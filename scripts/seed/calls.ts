import { randomUUID } from 'node:crypto'

/** The bank and the sandbox that are seeded. */
export interface SeedTarget {
  url: string
  operatorUrl: string
  sandboxUrl: string
  operatorKey: string
  /** The bank's credentials at the bank-linking partner. */
  linkKeys: { client_id: string; secret: string }
  /** Waits until the bank has applied all events from the sandbox. */
  settle(): Promise<void>
}

export const callJson = async <Reply>(
  url: string,
  method: string,
  body?: unknown,
  token?: string,
): Promise<Reply> => {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok)
    throw new Error(`${method} ${new URL(url).pathname} answered ${reply.status}: ${text.slice(0, 300)}`)
  return (text ? JSON.parse(text) : undefined) as Reply
}

/** Makes a step-up, which linking a bank and adding a payee who gets checks require. */
export const stepUp = (bankUrl: string, token: string, password: string): Promise<unknown> =>
  callJson(`${bankUrl}/api/step_up`, 'POST', { password }, token)

/**
 * Each customer's device cookie. Without it, every sign-in after the first would email about a new device.
 */
const devices = new Map<string, string>()

/** Signs a customer in. Returns the token for the `authorization` header. */
export const signIn = async (bankUrl: string, email: string, password: string): Promise<string> => {
  const customer = `${bankUrl} ${email}`
  const device = devices.get(customer)
  const reply = await fetch(`${bankUrl}/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(device && { cookie: device }) },
    body: JSON.stringify({ user: { email, password } }),
  })
  const header = reply.headers.get('authorization')
  if (!header) throw new Error(`signing in as ${email} answered ${reply.status}`)
  const [mark] = reply.headers.getSetCookie().filter((cookie) => /^(__Host-)?Device=/.test(cookie))
  if (mark) devices.set(customer, mark.split(';')[0] ?? '')
  return header.replace('Bearer ', '')
}
