/**
 * Sends requests byte for byte as given. `fetch` would correct URLs and headers, which a hostile client does
 * not do.
 */
import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface WireRequest {
  method: string
  /** Path and query, as sent on the wire. */
  target: string
  headers?: Record<string, string>
  body?: string | Buffer | undefined
}

export interface WireReply {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Undefined for text that is not JSON. */
  json: unknown
  ms: number
}

export interface Wire {
  send(request: WireRequest): Promise<WireReply>
  close(): void
}

/** A slower reply counts as a hang, even on a busy machine. */
const MAX_MS = 10_000

/** Both ports of a bank, or one address for all requests. */
type Where = string | { url: string; operatorUrl: string }

const OF_THE_OPERATOR = /^\/(operator|internal)\//

export const openWire = (where: Where, maxMs = MAX_MS, connections = 8): Wire => {
  const { url, operatorUrl } = typeof where === 'string' ? { url: where, operatorUrl: where } : where
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })

  const send = ({ method, target, headers = {}, body }: WireRequest): Promise<WireReply> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(OF_THE_OPERATOR.test(target) ? operatorUrl : url)
      const startedAt = performance.now()
      const call = request(
        {
          agent,
          hostname,
          port,
          method,
          path: target,
          headers: {
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
            ...headers,
          },
        },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('error', reject)
          reply.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            const ms = performance.now() - startedAt
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, json: parse(text), ms })
          })
        },
      )
      call.setTimeout(maxMs, () => call.destroy(new Error(`no answer within ${maxMs} ms`)))
      call.on('error', (error: NodeJS.ErrnoException) => {
        // The server closes idle connections, perhaps just when one is used again. Node's documentation advises to repeat.
        const isIdleClosed = call.reusedSocket && error.code === 'ECONNRESET'
        if (isIdleClosed) resolve(send({ method, target, headers, body }))
        else reject(error)
      })
      call.end(body)
    })

  return { send, close: () => agent.destroy() }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
