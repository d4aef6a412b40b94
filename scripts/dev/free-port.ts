import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * These ports are below those of outgoing connections. One of those could be taken between our check and its
 * use.
 */
const PORTS = { first: 20_000, count: 12_000 }
/** How long a port stays claimed: longer than any program in the tests takes to start listening. */
const CLAIM_MS = 10 * 60_000
const CLAIMS = join(tmpdir(), 'yoursuccess-ports')

/**
 * Returns a loopback port on which no program listens, and which no other caller on this machine got in the
 * last ten minutes.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count)
    if (!claim(port)) continue
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** Returns true if this call claimed the port: only one process can create the file of a claim. */
const claim = (port: number): boolean => {
  mkdirSync(CLAIMS, { recursive: true })
  const file = join(CLAIMS, String(port))
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    // An expired claim is removed, so that a later caller can claim the port.
    if (since !== undefined && Date.now() - since > CLAIM_MS) rmSync(file, { force: true })
    return false
  }
}
