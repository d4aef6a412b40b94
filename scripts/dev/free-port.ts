import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Below the ports that systems use for outgoing connections, which could take one between our check and our
 * use.
 */
const PORTS = { first: 20_000, count: 12_000 }
/** Longer than any program in the tests takes to start listening. */
const CLAIM_MS = 10 * 60_000
const CLAIMS = join(tmpdir(), 'yoursuccess-ports')

/**
 * A loopback port that nobody listens on now, and that no other caller on this machine got in the last
 * minutes.
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

/** Whether the port is ours now: only one process can create a claim's file. */
const claim = (port: number): boolean => {
  mkdirSync(CLAIMS, { recursive: true })
  const file = join(CLAIMS, String(port))
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    // The next caller may have it.
    if (since !== undefined && Date.now() - since > CLAIM_MS) rmSync(file, { force: true })
    return false
  }
}
