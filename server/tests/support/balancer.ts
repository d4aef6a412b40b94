/**
 * A plain load balancer: round robin, and if a server accepts no connection, the next server. It keeps no
 * sessions.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'

export const openBalancer = async (port: number, targets: readonly number[]) => {
  let turn = 0
  const forward = (body: Buffer, from: IncomingMessage, to: ServerResponse, triesLeft: number): void => {
    const target = targets[turn++ % targets.length]
    let isConnected = false
    const call = request(
      {
        host: '127.0.0.1',
        port: target,
        method: from.method,
        path: from.url,
        headers: from.headers,
        agent: false,
      },
      (reply) => {
        to.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(to)
        reply.once('error', () => to.destroy())
      },
    )
    call.once('socket', (socket) => socket.once('connect', () => (isConnected = true)))
    call.once('error', () => {
      // The server may have done the work: only the client may retry.
      if (isConnected || triesLeft === 0) to.destroy()
      else forward(body, from, to, triesLeft - 1)
    })
    call.end(body)
  }
  const server = createServer((from, to) => {
    const parts: Buffer[] = []
    from.on('data', (part: Buffer) => parts.push(part))
    from.once('end', () => forward(Buffer.concat(parts), from, to, targets.length - 1))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
