/** Clients that hold a connection for as long as they can and send almost nothing (OPERATIONS-36). */
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What the client does slowly: send the headers of a request, send its body, or read the replies. */
export const SLOW_WAYS = ['headers', 'body', 'reading'] as const
export type SlowWay = (typeof SLOW_WAYS)[number]

/** The first bytes that each kind of client sends. */
const OPENINGS: Record<SlowWay, string> = {
  headers: 'GET /api/balance HTTP/1.1\r\nHost: bank\r\n',
  body: 'POST /users/sign_in HTTP/1.1\r\nHost: bank\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"user":{"email":"',
  // More than the kernel's four-megabyte buffer, so the server always has something left to send.
  reading: 'GET /api/openapi.json HTTP/1.1\r\nHost: bank\r\n\r\n'.repeat(20),
}
const DROPS: Record<SlowWay, string> = { headers: 'X-Slow: 1\r\n', body: 'a', reading: '' }
const READ_BYTES = 32
/** Milliseconds between opening two connections: they are slow, not a flood. */
const APART_MS = 10

export interface Slowness {
  /** How many of each kind are connected at all times: a closed client reconnects. */
  count: Readonly<Record<SlowWay, number>>
  /** Milliseconds between two pieces. */
  dripMs: number
  forMs: number
}

/**
 * Returns how long the server left each connection open, in milliseconds, longest first. Resolves after
 * `forMs`, once the server has closed the last connection.
 */
export const beSlow = async (
  server: Server,
  { count, dripMs, forMs }: Slowness,
): Promise<Record<SlowWay, number[]>> => {
  const lives: Record<SlowWay, number[]> = { headers: [], body: [], reading: [] }
  const endsAt = performance.now() + forMs
  const { port } = server.address() as { port: number }
  const seen = watchLives(server)

  const oneAfterTheOther = async (way: SlowWay) => {
    do {
      const socket = await open(port, way)
      const drip = setInterval(() => {
        if (way === 'reading') socket.resume()
        else if (socket.writable) socket.write(DROPS[way])
      }, dripMs)
      lives[way].push(await seen.of(socket))
      clearInterval(drip)
      socket.destroy()
    } while (performance.now() < endsAt)
  }

  const clients: Promise<void>[] = []
  for (const way of SLOW_WAYS)
    for (let number = 0; number < count[way]; number++) {
      clients.push(oneAfterTheOther(way))
      await pause(APART_MS)
    }
  await Promise.all(clients)
  seen.end()
  for (const way of SLOW_WAYS) lives[way].sort((one, other) => other - one)
  return lives
}

const open = (port: number, way: SlowWay): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const reads = way === 'reading' && { onread: { buffer: Buffer.alloc(READ_BYTES), callback: () => false } }
    const socket = connect({ host: '127.0.0.1', port, ...reads })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      // These connections are expected to be closed.
      socket.on('error', () => {})
      socket.write(OPENINGS[way])
      resolve(socket)
    })
  })

/** Measured at the server: a client that does not read never notices the close. */
const watchLives = (server: Server) => {
  const lives = new Map<number, Promise<number>>()
  const watch = (theirs: Socket) => {
    const openedAt = performance.now()
    const life = new Promise<number>((resolve) => {
      theirs.once('close', () => resolve(performance.now() - openedAt))
    })
    lives.set(theirs.remotePort ?? 0, life)
  }
  server.on('connection', watch)
  return {
    /** Resolves with the life of this client's connection. The server may not have accepted it yet. */
    of: async ({ localPort = 0 }: Socket): Promise<number> => {
      while (!lives.has(localPort)) await pause(APART_MS)
      return lives.get(localPort) ?? 0
    },
    end: () => server.off('connection', watch),
  }
}
