/**
 * The calendar of the program's end: one database row that all servers share, and that each server caches for
 * a moment.
 */
import type { Database, Db } from '@yoursuccess/database/database'
import { type Clock, stopwatch } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { ProgramCalendar } from './calendar.rules.ts'
import { findCalendar, insertFirstCalendar, updateCalendar } from './program.queries.ts'

/** How old the cached calendar may be, so also how late a server may see another server's change. */
const MAX_AGE_MS = 500

export interface CalendarStore {
  /** The cached calendar. */
  current(): ProgramCalendar
  /**
   * Reads the calendar again if the cache is too old. Await it before deciding anything by the calendar.
   * Throws if the database cannot be read.
   */
  refresh(): Promise<void>
  /** Changes the calendar for all servers. `decide` gets the locked current one, and may throw a refusal. */
  change(
    decide: (now: ProgramCalendar) => ProgramCalendar,
    record: (tx: Db, changed: ProgramCalendar) => Promise<void>,
  ): Promise<ProgramCalendar>
}

export interface CalendarDeps {
  database: Database
  config: Config
  clock: Pick<Clock, 'realNow'>
}

/** Opens the calendar. On a bank's first start, fills it from the environment. */
export const openCalendar = async ({ database, config, clock }: CalendarDeps): Promise<CalendarStore> => {
  await insertFirstCalendar(database.db, calendarOf(config), clock.realNow())
  let known = await findCalendar(database.db)
  let age = stopwatch()
  let reading: Promise<void> | undefined

  const read = async () => {
    const sinceRequested = stopwatch()
    known = await findCalendar(database.db)
    age = sinceRequested
  }

  return {
    current: () => known,
    refresh: async () => {
      if (age() < MAX_AGE_MS) return
      reading ??= read().finally(() => {
        reading = undefined
      })
      await reading
    },
    change: async (decide, record) => {
      const changed = await database.transaction(async (tx) => {
        const next = decide(await findCalendar(tx, { isLocked: true }))
        await updateCalendar(tx, next, clock.realNow())
        await record(tx, next)
        return next
      })
      known = changed
      age = stopwatch()
      return changed
    },
  }
}

const calendarOf = (config: Config): ProgramCalendar => ({
  mode: config.PROGRAM_WIND_DOWN,
  lastDepositOn: config.PROGRAM_LAST_DEPOSIT_ON,
  lastSpendOn: config.PROGRAM_LAST_SPEND_ON,
  refundWithinDays: config.PROGRAM_REFUND_WITHIN_DAYS,
  checkCashableDays: config.PROGRAM_CHECK_CASHABLE_DAYS,
})
