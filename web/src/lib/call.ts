import type {
  BodyInputOf,
  CodeOf,
  Endpoint,
  ParamsInputOf,
  QueryInputOf,
  ReplyOf,
} from '@yoursuccess/contract/core/endpoint'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { CallError, NetworkError } from './call-error.ts'
import { learnServerTime } from './clock.ts'

/** Longer than everything the server waits for. */
const TIMEOUT_MS = 20_000

/** A path or query value may be given as the number that it is. */
type Loose<T> = { [K in keyof T]: T[K] | (string extends T[K] ? number : never) }
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** What a call of this endpoint needs. */
export type CallInput<E> = Part<'params', Loose<ParamsInputOf<E>>> &
  Part<'query', Loose<QueryInputOf<E>>> &
  Part<'body', BodyInputOf<E>> & {
    /** One key for one intention: made when the form opens, the same on every retry. */
    idempotencyKey?: string
    signal?: AbortSignal
    /** The browser finishes the call also when the page goes. */
    keepalive?: boolean
  }

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>

/**
 * Calls one endpoint of the contract. Throws CallError when the server says no and NetworkError when there is
 * no reply. The session cookie goes along by itself. An intention that is under way is not sent again: whoever pressed
 * twice, before the page could show it, gets the one answer.
 */
export const call = <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> => {
  const { idempotencyKey: key } = input as LooseInput
  if (!key) return ask(endpoint, input)
  const known = underWay.get(key) as Promise<ReplyOf<E>> | undefined
  const answer = known ?? ask(endpoint, input).finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}

/** Answers that are on their way, by the key of the intention. */
const underWay = new Map<string, Promise<unknown>>()

const ask = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> => {
  const response = await respond(endpoint, input)
  return (response.status === 204 ? undefined : await readJson(response)) as ReplyOf<E>
}

/** The server's good answer, not read yet. Throws as `call` does. */
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
    // Who asked for the call gave it up: that is no fault of the network.
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

/** Something between us and the server may answer with a page of its own, or in words without a code of ours. */
const errorReplyOf = async (response: Response): Promise<ErrorReply> => {
  const reply: unknown = await response.json().catch(() => undefined)
  return {
    error: 'Something went wrong on our side.',
    code: response.status === 503 ? 'unavailable' : 'internal',
    request_id: response.headers.get('x-request-id') ?? '',
    ...(isErrorReply(reply) && reply),
  }
}

const isErrorReply = (reply: unknown): reply is Partial<ErrorReply> =>
  typeof reply === 'object' &&
  reply !== null &&
  ('error' in reply ? typeof reply.error === 'string' : 'errors' in reply)
