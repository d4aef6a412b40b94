/**
 * The sandbox's clocks, and the only code that reads the machine's time. Business time is machine time plus a
 * stored offset.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database } from '@yoursuccess/database/database'
import { bigint, integer } from 'drizzle-orm/pg-core'
import { schema } from './ledger/tables.ts'
import { bankingDayOf, onDay, timeOf } from './zones.ts'

export const clocks = schema.table('clock', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
})

export interface Clock {
  /** Business time. */
  now(): Date
  /** The current date in New York. */
  today(): CalendarDate
  /** Machine time, for retries, expiry times and signatures. */
  realNow(): Date
  offsetMs(): number
  /** Sets business time to `to`, which may be in the past. */
  moveTo(to: Date): Promise<void>
}

/**
 * The business time at which a new sandbox starts, in New York. A missing part is taken from the machine's
 * clock.
 */
export interface ClockStart {
  startDay?: CalendarDate | undefined
  /** `HH:mm` */
  startTime?: string | undefined
}

/**
 * Loads the stored clock. The start time counts only at the first start of a new sandbox, when nothing is
 * stored.
 */
export const openClock = async (
  database: Database,
  start: ClockStart = {},
  machine: () => Date = () => new Date(),
): Promise<Clock> => {
  const offset = beginning(start, machine()).getTime() - machine().getTime()
  await database.db.insert(clocks).values({ id: 1, offsetMs: offset }).onConflictDoNothing()
  const [stored] = await database.db.select().from(clocks)
  let offsetMs = stored?.offsetMs ?? 0
  const now = () => new Date(machine().getTime() + offsetMs)
  return {
    now,
    today: () => bankingDayOf(now()),
    realNow: machine,
    offsetMs: () => offsetMs,
    moveTo: async (to) => {
      const moved = to.getTime() - machine().getTime()
      await database.db.update(clocks).set({ offsetMs: moved })
      offsetMs = moved
    },
  }
}

const beginning = ({ startDay, startTime }: ClockStart, real: Date): Date => {
  const date = startDay ?? bankingDayOf(real)
  return startTime ? timeOf(date, startTime) : onDay(real, date)
}
