/** Puts an operation and its parts together as a request of somebody who may make it. */
import { signatureOf } from '../../../sandbox/src/webhooks/sign.ts'
import type { TestBank } from '../testing.ts'
import type { Operation } from './openapi.ts'
import { writeJson } from './poison.ts'
import type { CallParts } from './seeds.ts'
import type { WireRequest } from './wire.ts'

export const requestOf = (
  { method, path }: Operation,
  { params = {}, query = {}, body }: CallParts,
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

/** Header with which the caller may make this request: token, key, or signature over its body. */
export const credentialOf = (
  { access }: Pick<Operation, 'access'>,
  bank: TestBank,
  token: string,
  body: string,
): Record<string, string> => {
  switch (access?.who) {
    case 'customer':
    case 'anyone':
      return { authorization: `Bearer ${token}` }
    case 'operator':
      return { authorization: `Bearer ${bank.config.operatorKey}` }
    case 'clock':
      return { authorization: `Bearer ${bank.config.CLOCK_SECRET}` }
    case 'partner':
      return {
        'x-galileo-signature': signatureOf(bank.config.GALILEO_WEBHOOK_SECRET, body, bank.clock.realNow()),
      }
    default:
      return {}
  }
}
