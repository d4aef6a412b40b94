/**
 * A proxy between server and database that fails as a network does: it refuses connections, swallows all
 * data, or is slow.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Weather = 'fair' | 'refuse' | 'black hole' | 'slow'

export interface DatabaseProxy {
  /** The same database, through the proxy. */
  url: string
  set(weather: Weather): void
  /** The number of connections that the server has open to the proxy. */
  countConnections(): number
  close(): Promise<void>
}

/** When the network is slow, each piece of data waits this long in each direction. */
const SLOW_MS = 2000

export const openDatabaseProxy = async (url: string): Promise<DatabaseProxy> => {
  const target = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  let weather: Weather = 'fair'

  const pass = (from: Socket, to: Socket) =>
    from.on('data', (data) => {
      if (weather === 'fair') to.write(data)
      // Swallowed data never arrives: after a black hole, the connection is useless.
      if (weather === 'slow') setTimeout(() => to.writable && to.write(data), SLOW_MS)
    })

  const server = createServer((client) => {
    if (weather === 'refuse') return void client.destroy()
    const database = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [client, database]
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
    pass(client, database)
    pass(database, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const hangUp = () => {
    for (const [client, database] of pairs) {
      client.destroy()
      database.destroy()
    }
  }
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    set: (next) => {
      weather = next
      if (next === 'refuse') hangUp()
    },
    countConnections: () => pairs.size,
    close: async () => {
      hangUp()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
