/** Builds a request from an operation and its parts, for a caller who may make it. */
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
 * The headers that authorize the caller: token, key, or signature over the body, and a new key where the call
 * takes one.
 */
export const credentialOf = async (
  { access, path, idempotent }: Pick<Operation, 'access' | 'path' | 'idempotent'>,
  bank: TestBank,
  token: string,
  body: string,
  /** When the partner signed it. */
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
 * Whether the customer can continue after this call: it did not end the session, not even later, as a call
 * that replaces the token does.
 */
export const mayGoOnAfter = async ({ path }: Operation, customer: TestCustomer): Promise<boolean> =>
  !/^\/(users|api\/user|api\/refresh_token)\b/.test(path) &&
  (await customer.get('/api/account')).status === 200
