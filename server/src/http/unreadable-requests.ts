/** Replies to input that Node's parser rejects, in the same form as other refusals. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { commonRefusals, type ErrorReply } from '@yoursuccess/contract/core/error'
import type { FastifyRequest } from 'fastify'
import { refuseCommon } from './refusal.ts'

const STATUS: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** Replies on a connection whose input is not a valid request, and closes it. */
export const replyToClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, reason] = STATUS[error.code ?? ''] ?? [400, 'Bad Request']
  const body = JSON.stringify({
    error: commonRefusals.malformed.error,
    code: 'malformed',
    request_id: randomUUID(),
  } satisfies ErrorReply)
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    // A client that sends slowly can keep its side open indefinitely.
    () => socket.destroy(),
  )
}

/** Without this, Node refuses a request that has no Host header with an empty body. `refuseHosts` does it. */
export const HOST_IS_LOOKED_AT = { requireHostHeader: false } as const

/**
 * Refuses requests that do not have exactly one Host header, as HTTP/1.1 requires: a proxy may have read the
 * other one. HTTP/1.0 needs none.
 */
export const refuseHosts = (request: FastifyRequest): void => {
  const { rawHeaders, httpVersion } = request.raw
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) throw refuseCommon('malformed')
}
