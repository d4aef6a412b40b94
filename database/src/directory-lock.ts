/** Allows one process per data directory: two would both open it without an error and lose committed data. */
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DirectoryInUse } from './sql-error.ts'

/**
 * Locks a data directory. Throws DirectoryInUse if a living process holds it. Returns the unlock function.
 */
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
  /**
   * Distinguishes this process from a later one with the same number. Empty if the system does not report it.
   */
  startedAt: string
}

/**
 * Creates the lock file together with its content, because an empty lock file would look abandoned. Returns
 * false if the file exists.
 */
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

/** Removes the lock of a dead process. Throws DirectoryInUse when its owner is alive. */
const clearAway = (lockFile: string, directory: string) => {
  const owner = ownerOf(lockFile)
  if (isAlive(owner)) throw new DirectoryInUse(directory, owner.pid)
  const forsaken = `${lockFile}.${process.pid}.forsaken`
  try {
    renameSync(lockFile, forsaken)
  } catch {
    return // Another process removed it first.
  }
  const moved = ownerOf(forsaken)
  if (isAlive(moved)) {
    // Another process removed it and took the lock between our two checks, so we restore that lock.
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

/** Compares start times too: in a container, the next process often has the same number as the dead one. */
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

/** The start time of a process, in system ticks: field 22 of its status on Linux. */
const startOf = (pid: number): string => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name is field 2, in parentheses, and may contain anything.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const remove = (file: string) => {
  try {
    unlinkSync(file)
  } catch {
    // Another process removed it first, with the same result.
  }
}
