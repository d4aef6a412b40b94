import type {
  BodyInputOf,
  CodeOf,
  Endpoint,
  ParamsInputOf,
  QueryInputOf,
  ReplyOf,
} from '@yoursuccess/contract/core/endpoint'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { t } from '../i18n/translate.ts'
import { CallError, NetworkError } from './call-error.ts'
import { learnServerTime } from './clock.ts'
import { copy } from './lib.messages.ts'

/** Longer than any of the server's own time limits. */
const TIMEOUT_MS = 20_000

/** A numeric path or query value may be passed as a number. */
type Loose<T> = { [K in keyof T]: T[K] | (string extends T[K] ? number : never) }
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** The input of a call to this endpoint. */
export type CallInput<E> = Part<'params', Loose<ParamsInputOf<E>>> &
  Part<'query', Loose<QueryInputOf<E>>> &
  Part<'body', BodyInputOf<E>> & {
    /** One key per submission, the same on every retry (submission-key.ts). */
    idempotencyKey?: string
    signal?: AbortSignal
    /** The browser completes the call even if the page closes. */
    keepalive?: boolean
  }

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>

/**
 * Calls one endpoint of the contract. Throws CallError when the server refuses and NetworkError when there is
 * no reply. The browser adds the session cookie. While a call with an idempotency key is in progress, a
 * second call with that key isn't sent and gets the same reply: the button may be pressed again before the
 * page shows the first press.
 */
export const call = <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> => {
  const { idempotencyKey: key } = input as LooseInput
  if (!key) return ask(endpoint, input)
  const known = underWay.get(key) as Promise<ReplyOf<E>> | undefined
  const answer = known ?? ask(endpoint, input).finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}

/** Pending replies, by idempotency key. */
const underWay = new Map<string, Promise<unknown>>()

const ask = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> => {
  const response = await respond(endpoint, input)
  return (response.status === 204 ? undefined : await readJson(response)) as ReplyOf<E>
}

/** Returns the server's successful response with its body unread. Throws as `call` does. */
export const respond = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Response> => {
  const { params, query, body, idempotencyKey, signal, keepalive } = input as LooseInput
  const response = await send(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ?? null,
    ...(keepalive && { keepalive }),
  })
  learnServerTime(response.headers.get('date'))
  if (!response.ok) throw new CallError<CodeOf<E>>(response.status, await errorReplyOf(response))
  return response
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

const addressOf = (path: string, params: LooseInput['params'] = {}, query: LooseInput['query'] = {}) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${filled}?${search}` : filled
}

const send = async (address: string, init: RequestInit) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(address, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    })
  } catch (error) {
    // The caller aborted the call, so this isn't a network error.
    if (init.signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** A proxy in front of the server may answer with its own page, or with an error without a known code. */
const errorReplyOf = async (response: Response): Promise<ErrorReply> => {
  const reply: unknown = await response.json().catch(() => undefined)
  return {
    error: t(copy.wentWrong),
    code: response.status === 503 ? 'unavailable' : 'internal',
    request_id: response.headers.get('x-request-id') ?? '',
    ...(isErrorReply(reply) && reply),
  }
}

const isErrorReply = (reply: unknown): reply is Partial<ErrorReply> =>
  typeof reply === 'object' &&
  reply !== null &&
  ('error' in reply ? typeof reply.error === 'string' : 'errors' in reply)
