import type { FastifyRequest } from 'fastify'

/** A connection on which nothing is said is closed after seconds. For the few calls that go through months or all records first. */
export const disableTimeout = (request: FastifyRequest): void => {
  request.raw.socket.setTimeout(0)
}
