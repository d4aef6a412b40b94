import type { FastifyRequest } from 'fastify'

/**
 * Silent connections are closed after some seconds. This exempts the few calls that first process months or
 * all records.
 */
export const disableTimeout = (request: FastifyRequest): void => {
  request.raw.socket.setTimeout(0)
}
