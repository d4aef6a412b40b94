/**
 * Idempotency keys of submissions. While the result of an attempt is unknown, a retry with the same values
 * uses the same key, even after a reload. Edited values get a new key.
 */
import { readTabStored, storeInTab } from './storage.ts'

interface Attempt {
  name: string
  mark: string
  key: string
}

/** The key for these values: that of the last attempt if its result is unknown, or else a new one. */
export const keyFor = (name: string, values: unknown): string => {
  const mark = markOf(values)
  const known = readAttempts().find((attempt) => attempt.name === name && attempt.mark === mark)
  return known?.key ?? crypto.randomUUID()
}

/** Whether the result of the last attempt with these values is unknown. */
export const isUndecided = (name: string, values: unknown): boolean => {
  const mark = markOf(values)
  return readAttempts().some((attempt) => attempt.name === name && attempt.mark === mark)
}

/** Whether the result of the last attempt under this name is unknown, with any values. */
export const isAnyUndecided = (name: string): boolean =>
  readAttempts().some((attempt) => attempt.name === name)

/** Call this before sending the request, so that a retry after a reload finds the key. */
export const rememberKey = (name: string, values: unknown, key: string): void =>
  writeAttempts([...without(name), { name, mark: markOf(values), key }])

/** Call this once the result of the attempt is known. */
export const forgetKey = (name: string): void => writeAttempts(without(name))

/** Call this at sign-out, so that the next customer to use this browser doesn't get the keys. */
export const forgetKeys = (): void => writeAttempts([])

const without = (name: string) => readAttempts().filter((attempt) => attempt.name !== name)

const readAttempts = (): Attempt[] => {
  try {
    return JSON.parse(readTabStored('ys.undecided') ?? '[]') as Attempt[]
  } catch {
    return []
  }
}

const writeAttempts = (attempts: Attempt[]) =>
  storeInTab('ys.undecided', attempts.length === 0 ? undefined : JSON.stringify(attempts))

/** A 53-bit hash of the values (cyrb53): enough to detect edits, and the browser stores none of the input. */
const markOf = (values: unknown): string => {
  const text = JSON.stringify(values) ?? ''
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
