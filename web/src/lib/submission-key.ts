/**
 * The idempotency key of what is submitted. Edited fields make a new key. As long as nobody knows how a try ended,
 * the same values go out under the same key, also after the page was reloaded.
 */
import { readTabStored, storeInTab } from './storage.ts'

interface Attempt {
  name: string
  mark: string
  key: string
}

/** The key for these values: that of the last try whose end is not known, or a new one. */
export const keyFor = (name: string, values: unknown): string => {
  const mark = markOf(values)
  const known = readAttempts().find((attempt) => attempt.name === name && attempt.mark === mark)
  return known?.key ?? crypto.randomUUID()
}

/** Whether the last try with these values was lost: nobody knows whether it was done. */
export const isUndecided = (name: string, values: unknown): boolean => {
  const mark = markOf(values)
  return readAttempts().some((attempt) => attempt.name === name && attempt.mark === mark)
}

/** The same for whatever was submitted under this name. */
export const isAnyUndecided = (name: string): boolean =>
  readAttempts().some((attempt) => attempt.name === name)

/** Before the request leaves the page: a reload in between must find the key again. */
export const rememberKey = (name: string, values: unknown, key: string): void =>
  writeAttempts([...without(name), { name, mark: markOf(values), key }])

/** It is known how the try ended. */
export const forgetKey = (name: string): void => writeAttempts(without(name))

/** The keys are not for the next customer of this browser. */
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

/** 53 bits of what was submitted (cyrb53): enough to tell edits apart, and nothing typed is kept in the browser. */
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
