/**
 * A separate port for our own programs (the operator's commands, the sandbox's clock), reachable only from
 * this machine. The customers' port replies 404 to their calls; the matched route decides, not the spelling
 * of the URL.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '@yoursuccess/contract/core/access'
import type { Config } from '../boot/config.ts'
import { refuseCommon } from './refusal.ts'
import type { ServerTimeouts } from './timeouts.ts'
import { HOST_IS_LOOKED_AT, replyToClientError } from './unreadable-requests.ts'

const LOOPBACK = '127.0.0.1'
/** While closing, idle connections are checked this often. */
const SWEEP_MS = 50

export interface InnerListener {
  /** Throws a 404 when a call arrives on the wrong port, or a customer's or partner's call at a worker. */
  assertCameRight(request: FastifyRequest, access: Access | undefined): void
  /** Begins to listen. Returns its address. */
  listen(port: number): Promise<string>
  /** Finishes current requests. */
  close(): Promise<void>
}

export const createInnerListener = (
  app: FastifyInstance,
  timeouts: ServerTimeouts,
  config: Pick<Config, 'CONNECTION_TIMEOUT_SECONDS' | 'ROLE'>,
): InnerListener => {
  const sockets = new WeakSet<Socket>()
  const server = createServer({ ...timeouts, ...HOST_IS_LOOKED_AT }, (request, response) =>
    app.routing(request, response),
  )
  server.setTimeout(config.CONNECTION_TIMEOUT_SECONDS * 1000)
  server.on('clientError', replyToClientError)
  server.on('connection', (socket) => sockets.add(socket))
  return {
    assertCameRight: (request, access) => {
      const isInner = access?.who === 'operator' || access?.who === 'clock'
      const isOfCustomers = access !== undefined && !isInner
      if (isInner !== sockets.has(request.raw.socket) || (isOfCustomers && config.ROLE === 'worker'))
        throw refuseCommon('not_found')
    },
    listen: async (port) => {
      server.listen(port, LOOPBACK)
      await once(server, 'listening')
      return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`
    },
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      await closed
      clearInterval(sweep)
    },
  }
}
