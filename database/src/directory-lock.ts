/** One process per directory: two would both open it silently and lose acknowledged commits. */
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DirectoryInUse } from './sql-error.ts'

/** Takes the lock of a data directory. Throws DirectoryInUse. Returns how to give it back. */
export const lockDirectory = (directory: string): (() => void) => {
  const lockFile = `${resolve(directory)}.lock`
  mkdirSync(dirname(lockFile), { recursive: true })
  if (!takeLock(lockFile)) {
    clearAway(lockFile, directory)
    if (!takeLock(lockFile)) throw new DirectoryInUse(directory, ownerOf(lockFile).pid)
  }
  const unlock = () => {
    if (ownerOf(lockFile).pid === process.pid) remove(lockFile)
  }
  process.once('exit', unlock)
  return () => {
    process.removeListener('exit', unlock)
    unlock()
  }
}

interface Owner {
  pid: number
  /** Tells the process from a later one that has got the same number; empty where the system does not say. */
  startedAt: string
}

/** The lock appears with its content or not at all: a lock file that is still empty would look forsaken. */
const takeLock = (lockFile: string): boolean => {
  const own = `${lockFile}.${process.pid}`
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`)
  try {
    linkSync(own, lockFile)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    remove(own)
  }
}

/** Removes the lock of a process that died. Throws DirectoryInUse when its owner lives. */
const clearAway = (lockFile: string, directory: string) => {
  const owner = ownerOf(lockFile)
  if (isAlive(owner)) throw new DirectoryInUse(directory, owner.pid)
  const forsaken = `${lockFile}.${process.pid}.forsaken`
  try {
    renameSync(lockFile, forsaken)
  } catch {
    return // Another process cleared it away first.
  }
  const moved = ownerOf(forsaken)
  if (isAlive(moved)) {
    // Another process cleared away and took the lock between our two looks: it is given back.
    renameSync(forsaken, lockFile)
    throw new DirectoryInUse(directory, moved.pid)
  }
  remove(forsaken)
}

const ownerOf = (lockFile: string): Owner => {
  try {
    const [pid, startedAt = ''] = readFileSync(lockFile, 'utf8').split(' ')
    return { pid: Number(pid), startedAt }
  } catch {
    return { pid: 0, startedAt: '' }
  }
}

/** In a container the next process often has the number of the one that died, so a number alone proves nothing. */
const isAlive = ({ pid, startedAt }: Owner): boolean => {
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const running = startOf(pid)
  return !startedAt || !running || startedAt === running
}

/** When a process started, in ticks of the system: the 22nd field of its status on Linux. */
const startOf = (pid: number): string => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program comes second, in brackets, and may hold anything.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const remove = (file: string) => {
  try {
    unlinkSync(file)
  } catch {
    // Somebody else removed it first, which is what was wanted.
  }
}
