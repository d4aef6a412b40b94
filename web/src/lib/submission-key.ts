/**
 * The idempotency key of a submission. Edited values get a new key. As long as a try's result is unknown, the
 * same values are sent with the same key, even after a reload.
 */
import { readTabStored, storeInTab } from './storage.ts'

interface Attempt {
  name: string
  mark: string
  key: string
}

/** The key for these values: that of the last try if its result is unknown, or else a new one. */
export const keyFor = (name: string, values: unknown): string => {
  const mark = markOf(values)
  const known = readAttempts().find((attempt) => attempt.name === name && attempt.mark === mark)
  return known?.key ?? crypto.randomUUID()
}

/** Whether the result of the last try with these values is unknown. */
export const isUndecided = (name: string, values: unknown): boolean => {
  const mark = markOf(values)
  return readAttempts().some((attempt) => attempt.name === name && attempt.mark === mark)
}

/** The same for any values submitted under this name. */
export const isAnyUndecided = (name: string): boolean =>
  readAttempts().some((attempt) => attempt.name === name)

/** Call it before the request is sent: after a reload, the retry must find the key. */
export const rememberKey = (name: string, values: unknown, key: string): void =>
  writeAttempts([...without(name), { name, mark: markOf(values), key }])

/** The result of the try is known. */
export const forgetKey = (name: string): void => writeAttempts(without(name))

/** The next customer of this browser must not get the keys. */
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
