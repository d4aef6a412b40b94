import type { DueWork } from '../../business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { closeMonths } from './close-month.ts'
import { listDue, moveSchedule } from './schedule.queries.ts'
import type { StatementsParts } from './statements.parts.ts'

/** One job for any number of accounts: which ones, the schedule says. */
const CLOSE_MONTHS = { name: 'statements.close-months', single: true } as const
const BATCH = 50
/** Then a new job goes on, so that none of them takes long. */
const MOST_OF_ONE_JOB = 500
const RETRY_MS = 10 * 60_000

/** The first day of a month asks for the statements of the month before. What a partner kept waiting is asked for again. */
export const statementsDueWork = ({
  database,
  clock,
  queue,
}: Pick<StatementsParts, 'database' | 'clock' | 'queue'>): DueWork => ({
  name: 'statements.months',
  runDue: async (today) => {
    const due = await listDue(database.db, { today, realNow: clock.realNow(), limit: 1 })
    if (due.length === 0) return
    await database.transaction((tx) => queue.send(tx, CLOSE_MONTHS, {}))
    queue.wake(CLOSE_MONTHS)
  },
})

/**
 * An account that cannot be closed by itself waits a while and does not keep the others from it; it is told at the end. A
 * processor that is away ends the round.
 */
export const statementsJob = (parts: StatementsParts): Job<Record<string, never>> => ({
  ...CLOSE_MONTHS,
  run: async () => {
    const { database, clock, queue } = parts
    const faults: unknown[] = []
    for (let done = 0; ; done += BATCH) {
      const due = await listDue(database.db, { today: clock.today(), realNow: clock.realNow(), limit: BATCH })
      if (due.length === 0) break
      if (done >= MOST_OF_ONE_JOB) {
        await database.transaction((tx) => queue.send(tx, CLOSE_MONTHS, {}))
        break
      }
      for (const { customerId } of due) {
        await closeMonths(parts, customerId).catch(async (error: unknown) => {
          if (isAway(error)) throw error
          faults.push(error)
          const retryAt = new Date(clock.realNow().getTime() + RETRY_MS)
          await database.transaction((tx) => moveSchedule(tx, customerId, { retryAt }))
        })
      }
    }
    if (faults.length > 0) throw faults[0]
  },
})

const isAway = (error: unknown): boolean =>
  error instanceof PartnerError && (error.kind === 'timeout' || error.kind === 'unreachable')
