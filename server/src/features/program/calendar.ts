/** The calendar of the program's end as all servers share it: a row, which this server has read a moment ago. */
import type { Database, Db } from '@yoursuccess/database/database'
import { type Clock, stopwatch } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { ProgramCalendar } from './calendar.rules.ts'
import { findCalendar, insertFirstCalendar, updateCalendar } from './program.queries.ts'

/** A change that another server made is known after so long at the latest. */
const MAX_AGE_MS = 500

export interface CalendarStore {
  /** As this server read it last. */
  current(): ProgramCalendar
  /** Reads it again when that was too long ago. To be awaited before anything is decided by it. Throws when it cannot be read. */
  refresh(): Promise<void>
  /** Changes it for all servers. `decide` sees the current calendar, and throws the refusal. */
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

/** Opens it; on the first start of a bank the environment fills it. */
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
