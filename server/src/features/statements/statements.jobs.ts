import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { closeMonths } from './close-month.ts'
import { listDue, moveSchedule } from './schedule.queries.ts'
import type { StatementsDeps } from './statements.deps.ts'

/** One job closes the months of all accounts that are due by their schedules. */
const CLOSE_MONTHS = { name: 'statements.close-months', single: true } as const
const BATCH = 50
/** After this many accounts a new job continues, so that no job runs for long. */
const MAX_PER_JOB = 500
const RETRY_MS = 10 * 60_000

/**
 * Enqueues the job when accounts have a month to close: on the first of a month, and later for accounts that
 * must be retried.
 */
export const statementsDueWork = ({
  database,
  clock,
  queue,
}: Pick<StatementsDeps, 'database' | 'clock' | 'queue'>): DueWork => ({
  name: 'statements.months',
  runDue: async (today) => {
    const due = await listDue(database.db, { today, realNow: clock.realNow(), after: 0, limit: 1 })
    if (due.length === 0) return
    await database.transaction((tx) => queue.send(tx, CLOSE_MONTHS, {}))
    queue.wake(CLOSE_MONTHS)
  },
})

/**
 * Closes the months that are due. An account that fails is retried ten minutes later or, if the processor
 * does not answer, by the next job. Neither keeps the other accounts waiting.
 */
export const statementsJob = (deps: StatementsDeps): Job<Record<string, never>> => ({
  ...CLOSE_MONTHS,
  run: () => {
    const { database, clock, queue } = deps
    let begun = 0
    return deps.forEachDue(
      async (after) => {
        const search = { today: clock.today(), realNow: clock.realNow(), after, limit: BATCH }
        const due = await listDue(database.db, search)
        if (due.length > 0 && begun >= MAX_PER_JOB) {
          await database.transaction((tx) => queue.send(tx, CLOSE_MONTHS, {}))
          return []
        }
        begun += due.length
        return due
      },
      async ({ customerId }) => {
        try {
          await closeMonths(deps, customerId)
        } catch (error) {
          if (!isAway(error)) {
            const retryAt = new Date(clock.realNow().getTime() + RETRY_MS)
            await database.transaction((tx) => moveSchedule(tx, customerId, { retryAt }))
          }
          throw error
        }
      },
      { name: 'statements.months', key: 'customerId' },
    )
  },
})

const isAway = (error: unknown): boolean =>
  error instanceof PartnerError && (error.kind === 'timeout' || error.kind === 'unreachable')
