import type { DueWork } from '../../clock/business-clock.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { BookIncomplete, closeMonths } from './close-month.ts'
import { listDue, type ScheduleRow } from './schedule.queries.ts'
import type { StatementsDeps } from './statements.deps.ts'

/** Few schedules at a time, so that two servers share the last ones, too. */
const PAGE = 100

/**
 * Closes the months of all accounts that are due by their schedules. An account whose month cannot be closed
 * waits, longer after each failure, and keeps no other one waiting.
 */
export const statementsDueWork = (deps: StatementsDeps): DueWork => ({
  name: 'statements.months',
  runDue: (today) =>
    deps
      .forEachDue(
        (_after, last?: ScheduleRow) => listDue(deps.database.db, { today, last, limit: PAGE }),
        (schedule) => closeMonths(deps, schedule, today),
        { name: 'statements.months', key: 'customerId' },
      )
      .catch(unlessWaiting),
})

/** A month that waits for the processor is logged and tried again. The other due work continues. */
const unlessWaiting = (error: unknown): void => {
  if (!(error instanceof PartnerError || error instanceof BookIncomplete)) throw error
}
