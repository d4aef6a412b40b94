/** A sandbox run's business clock: an offset in the database that the sandbox sets and every server reads. */
import { setBusinessClock } from '@yoursuccess/contract/operator/operator'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { addDays, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import type { Database } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import { type MovableClock, startOfDay } from './clock.ts'
import type { Serve } from '../http/serve.ts'
import { eachOf } from '../jobs/for-each-due.ts'
import { disableTimeout } from '../http/disable-timeout.ts'

/**
 * Work that is due by business time. `runDue` does all work due up to the given day, once for each due date.
 */
export interface DueWork {
  name: string
  runDue(today: CalendarDate): Promise<void>
}

export interface BusinessClockDeps {
  database: Database
  clock: MovableClock
  dueWork: readonly DueWork[]
  /** Finishes pending real-time work (events, mail), so a step is complete before the next begins. */
  settle(): Promise<void>
}

/** Reads the stored offset into the clock. */
export const readOffset = async ({ database, clock }: Pick<BusinessClockDeps, 'database' | 'clock'>) => {
  const { rows } = await database.query<{ offset_ms: number }>('select offset_ms from bank.business_clock')
  clock.setOffset(rows[0]?.offset_ms ?? 0)
}

/** Runs all due work even if some of it fails, then throws the first error. */
export const runDueWork = async ({ dueWork, clock }: Pick<BusinessClockDeps, 'dueWork' | 'clock'>) => {
  await eachOf(dueWork.map((work) => () => work.runDue(clock.today())))
}

/**
 * How many days the clock advances one by one. A longer advance first skips the days before these in one
 * step; due work then catches up, as after days without a server.
 */
const MAX_WALK_DAYS = 200
/** From the start of a day. The day on which daylight saving time begins has 23 hours. */
const LATEST_MS = 22 * 3_600_000

/** Registered only with BUSINESS_CLOCK_URL. Moves the clock day by day, so that due work runs in order. */
export const businessClockRoutes = (serve: Serve, deps: BusinessClockDeps): void => {
  const { clock } = deps
  serve.open(setBusinessClock, async ({ body, request }) => {
    disableTimeout(request)
    const from = clock.today()
    const target = body.offset_ms
    const days = daysBetween(from, dayAt(clock, target))
    // As late on each day as now, and an hour before the shortest one ends, because the clock goes on meanwhile.
    const time = Math.min(clock.now().getTime() - startOfDay(from).getTime(), LATEST_MS)
    for (let passed = Math.max(1, days - MAX_WALK_DAYS); passed < days; passed++) {
      const wanted = startOfDay(addDays(from, passed)).getTime() + time
      await move(deps, clock.offset() + wanted - clock.now().getTime())
    }
    await move(deps, target)
    return undefined
  })
}

const move = async (deps: BusinessClockDeps, offsetMs: number) => {
  await deps.database.transaction(async (tx) => {
    await tx.execute(sql`update bank.business_clock set offset_ms = ${offsetMs}`)
    // Business days pass in seconds here: what failed on a day before is tried again.
    await tx.execute(sql`update bank.work_claims set due_at = now() where holder is null`)
  })
  deps.clock.setOffset(offsetMs)
  await runDueWork(deps)
  await deps.settle()
}

/** The banking day at another clock offset. */
const dayAt = (clock: MovableClock, offsetMs: number): CalendarDate => {
  const before = clock.offset()
  clock.setOffset(offsetMs)
  const day = clock.today()
  clock.setOffset(before)
  return day
}
