import type { FastifyRequest } from 'fastify'

/**
 * Keeps a connection open without traffic. For the few calls that work for a long time before they reply,
 * such as a backup.
 */
export const disableTimeout = (request: FastifyRequest): void => {
  request.raw.socket.setTimeout(0)
}
