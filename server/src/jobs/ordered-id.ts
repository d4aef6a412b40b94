/** Ids of jobs, in the order in which they were queued. */
import { randomBytes } from 'node:crypto'
import { createClock } from '../clock/clock.ts'

const clock = createClock()
let lastMs = 0
let count = 0
/** Ids of one millisecond count up within 12 bits. */
const MAX_COUNT = 0xfff

/**
 * Returns a UUID of version 7 that sorts after every id that this process made before. When a claim could take
 * several jobs of one customer, the job library picks the one with the lowest id.
 */
export const orderedId = (): string => {
  const ms = clock.realNow().getTime()
  if (ms > lastMs) [lastMs, count] = [ms, 0]
  else if (count < MAX_COUNT) count++
  else [lastMs, count] = [lastMs + 1, 0]
  const [time, number] = [hex(lastMs, 12), hex(count, 3)]
  const random = randomBytes(8).toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${number}-a${random.slice(1, 4)}-${random.slice(4)}`
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
