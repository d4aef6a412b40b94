/** One process per directory: two would both open it silently and lose acknowledged commits. */
import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DirectoryInUse } from './sql-error.ts'

/** Takes the lock of a data directory. Throws DirectoryInUse. Returns how to give it back. */
export const lockDirectory = (directory: string): (() => void) => {
  const lockFile = `${resolve(directory)}.lock`
  mkdirSync(dirname(lockFile), { recursive: true })
  takeLock(lockFile, directory)
  const unlock = () => removeOwn(lockFile)
  process.once('exit', unlock)
  return () => {
    process.removeListener('exit', unlock)
    unlock()
  }
}

const takeLock = (lockFile: string, directory: string) => {
  // Twice: the first try may find the lock of a process that died, and remove it.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(lockFile, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const owner = ownerOf(lockFile)
      if (owner === process.pid || isAlive(owner)) throw new DirectoryInUse(directory, owner)
      removeFile(lockFile)
    }
  }
  throw new DirectoryInUse(directory, ownerOf(lockFile))
}

const ownerOf = (lockFile: string): number => {
  try {
    return Number(readFileSync(lockFile, 'utf8'))
  } catch {
    return 0
  }
}

const isAlive = (pid: number) => {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const removeOwn = (lockFile: string) => {
  if (ownerOf(lockFile) === process.pid) removeFile(lockFile)
}

const removeFile = (file: string) => {
  try {
    unlinkSync(file)
  } catch {
    // Somebody else removed it first, which is what was wanted.
  }
}
