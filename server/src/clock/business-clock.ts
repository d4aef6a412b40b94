/** The business clock of a sandbox run: an offset in the database that every server reads and the sandbox moves. */
import { setBusinessClock } from '@yoursuccess/contract/operator/operator'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { addDays, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import type { Database } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import type { MovableClock } from './clock.ts'
import type { Serve } from '../http/serve.ts'
import { eachOf } from '../jobs/for-each-due.ts'
import { disableTimeout } from '../http/disable-timeout.ts'

/** Work that is due by business time: claims and does what is due up to the given day. Once per due date. */
export interface DueWork {
  name: string
  runDue(today: CalendarDate): Promise<void>
}

export interface BusinessClockDeps {
  database: Database
  clock: MovableClock
  dueWork: readonly DueWork[]
  /** Finishes real-time work that is waiting (events, mail), so that a step is whole before the next begins. */
  settle(): Promise<void>
}

/** Reads the stored offset into the clock. */
export const readOffset = async ({
  database,
  clock,
}: Pick<BusinessClockDeps, 'database' | 'clock'>): Promise<void> => {
  const { rows } = await database.query<{ offset_ms: number }>('select offset_ms from bank.business_clock')
  clock.setOffset(rows[0]?.offset_ms ?? 0)
}

/** All of it, whichever fails; the first error is thrown at the end. */
export const runDueWork = async ({
  dueWork,
  clock,
}: Pick<BusinessClockDeps, 'dueWork' | 'clock'>): Promise<void> => {
  await eachOf(dueWork.map((work) => () => work.runDue(clock.today())))
}

/** Before these days a long way is one step: what came due on it is made up for, as after days without a server. */
const LONGEST_WALK_DAYS = 200

/** Mounted only with BUSINESS_CLOCK_URL. Forward it walks from day to day, so that due work runs in order. */
export const businessClockRoutes = (serve: Serve, deps: BusinessClockDeps): void => {
  const { clock } = deps
  serve.open(setBusinessClock, async ({ body, request }) => {
    disableTimeout(request)
    const from = clock.today()
    const target = body.offset_ms
    const days = daysBetween(from, dayAt(clock, target))
    for (let passed = Math.max(1, days - LONGEST_WALK_DAYS); passed < days; passed++) {
      await move(deps, clock.offset() + daysBetween(clock.today(), addDays(from, passed)) * 86_400_000)
    }
    await move(deps, target)
    return undefined
  })
}

const move = async (deps: BusinessClockDeps, offsetMs: number) => {
  await deps.database.transaction(async (tx) => {
    await tx.execute(sql`update bank.business_clock set offset_ms = ${offsetMs}`)
  })
  deps.clock.setOffset(offsetMs)
  await runDueWork(deps)
  await deps.settle()
}

/** The banking day that the clock would show with another offset. */
const dayAt = (clock: MovableClock, offsetMs: number): CalendarDate => {
  const before = clock.offset()
  clock.setOffset(offsetMs)
  const day = clock.today()
  clock.setOffset(before)
  return day
}
