/**
 * The server of a component test: a table of replies by contract endpoint behind `fetch`. The contract types
 * and checks the replies, so no test can depend on a reply that the server never gives.
 */
import { vi } from 'vitest'
import type { CodeOf, Endpoint, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { type CommonCode, commonRefusals, type ErrorReply } from '@yoursuccess/contract/core/error'

type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>

export interface WireRequest {
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Headers
}

interface WireReply {
  status: number
  body?: unknown
}

export interface Handler {
  endpoint: AnyEndpoint
  reply: (request: WireRequest) => WireReply | Promise<WireReply>
}

/** Answers calls of an endpoint with this body, or with the function's result for the request. */
export const on = <E extends AnyEndpoint>(
  endpoint: E,
  body: ReplyOf<E> | ((request: WireRequest) => ReplyOf<E> | Promise<ReplyOf<E>>),
): Handler => ({
  endpoint,
  reply: async (request) => {
    const made = typeof body === 'function' ? await (body as (r: WireRequest) => unknown)(request) : body
    return { status: statusOf(endpoint, made), body: made }
  },
})

/** Refuses calls of an endpoint with one of its codes or a common one. */
export const refuse = <E extends AnyEndpoint>(
  endpoint: E,
  code: CodeOf<E> | CommonCode,
  extras: Partial<ErrorReply> = {},
): Handler => {
  const table = {
    ...commonRefusals,
    internal: { status: 500, error: 'Something went wrong on our side.' },
    ...endpoint.refuses,
  }
  const { status, error } = (table as Record<string, { status: number; error: string }>)[code] ?? {
    status: 500,
    error: code,
  }
  return { endpoint, reply: () => ({ status, body: { error, code, request_id: 'test-request', ...extras } }) }
}

/** Makes calls of an endpoint fail without a reply, as when the connection is lost. */
export const drop = (endpoint: AnyEndpoint): Handler => ({
  endpoint,
  reply: () => {
    throw new TypeError('Failed to fetch')
  },
})

export interface Wire {
  /** All requests so far, oldest first. */
  requests: WireRequest[]
  /** The requests of one endpoint. */
  requestsOf: (endpoint: AnyEndpoint) => WireRequest[]
  /** Later handlers take precedence over earlier ones. */
  use: (...handlers: Handler[]) => void
}

/** Answers `fetch` from the table until the end of the test. A call without a handler fails the test. */
export const openWire = (...initial: Handler[]): Wire => {
  const handlers = [...initial]
  const requests: WireRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost')
    const handler = handlers.findLast(({ endpoint }) => matches(endpoint, init.method, url.pathname))
    if (!handler) throw new Error(`the test has no reply for ${init.method} ${url.pathname}`)
    const request = requestOf(handler.endpoint, url, init)
    requests.push(request)
    const { status, body } = await handler.reply(request)
    init.signal?.throwIfAborted()
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return {
    requests,
    requestsOf: (endpoint) => requests.filter(({ method, path }) => matches(endpoint, method, path)),
    use: (...more) => void handlers.push(...more),
  }
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const matches = (endpoint: AnyEndpoint, method: string | undefined, path: string) =>
  endpoint.method === method && pattern(endpoint.path).test(path)

const requestOf = (endpoint: AnyEndpoint, url: URL, init: RequestInit): WireRequest => ({
  method: endpoint.method,
  path: url.pathname,
  params: { ...pattern(endpoint.path).exec(url.pathname)?.groups },
  query: Object.fromEntries(url.searchParams),
  body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  headers: new Headers(init.headers),
})

/** The status that the contract lists for this body. Throws if the contract has no such reply. */
const statusOf = (endpoint: AnyEndpoint, body: unknown): number => {
  const fitting = Object.entries(endpoint.replies).find(([, schema]) => schema.safeParse(body).success)
  if (!fitting)
    throw new Error(`no reply of ${endpoint.method} ${endpoint.path} looks like ${JSON.stringify(body)}`)
  return Number(fitting[0])
}
