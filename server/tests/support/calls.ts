/** Builds the request of an operation, and the headers that authorize its caller. */
import { randomUUID } from 'node:crypto'
import { linkSignature } from '../../../sandbox/src/plaid/webhooks.ts'
import { signatureOf } from '../../../sandbox/src/webhooks/sign.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'
import type { Operation } from './openapi.ts'
import { writeJson } from './poison.ts'
import type { CallInput } from './seeds.ts'
import type { WireRequest } from './wire.ts'

export const requestOf = (
  { method, path }: Operation,
  { params = {}, query = {}, body }: CallInput,
  headers: Record<string, string> = {},
): WireRequest => {
  const search = new URLSearchParams(query).toString()
  const target = path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '1')
  return {
    method,
    target: search ? `${target}?${search}` : target,
    body: body === undefined ? undefined : writeJson(body),
    headers,
  }
}

/**
 * Returns the headers that authorize the caller: a token, a key, or a signature over the body. Adds a new
 * idempotency key if the call takes one.
 */
export const credentialOf = async (
  { access, path, idempotent }: Pick<Operation, 'access' | 'path' | 'idempotent'>,
  bank: TestBank,
  token: string,
  body: string,
  /** When the partner signed the body. */
  at = bank.clock.realNow(),
): Promise<Record<string, string>> => {
  const signed = (header: string, secret: string) => ({ [header]: signatureOf(secret, body, at) })
  switch (access?.who) {
    case 'customer':
    case 'anyone':
      return { authorization: `Bearer ${token}`, ...(idempotent && { 'idempotency-key': randomUUID() }) }
    case 'operator':
      return { authorization: `Bearer ${bank.config.operatorKey}` }
    case 'clock':
      return { authorization: `Bearer ${bank.config.CLOCK_SECRET}` }
    case 'partner':
      if (path.startsWith('/webhooks/plaid'))
        return { 'plaid-verification': await linkSignature(bank.database.db, body, at) }
      return path.startsWith('/webhooks/galileo')
        ? signed('x-galileo-signature', bank.config.GALILEO_WEBHOOK_SECRET)
        : signed('x-partner-signature', bank.config.partnerKey)
    default:
      return {}
  }
}

/**
 * Whether the customer's session still works after this call. False also for calls that end it a little
 * later, such as one that replaces the token.
 */
export const mayGoOnAfter = async ({ path }: Operation, customer: TestCustomer): Promise<boolean> =>
  !/^\/(users|api\/user|api\/refresh_token)\b/.test(path) &&
  (await customer.get('/api/account')).status === 200
