/** Starts monthly statements for a new account. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { insertSchedule } from './schedule.queries.ts'
import { firstDueOn } from './statements.rules.ts'

/** Schedules the first statement, in the transaction that opens the account. Safe to repeat. */
export const beginStatements = (tx: Db, customerId: number, openedOn: CalendarDate): Promise<void> =>
  insertSchedule(tx, customerId, firstDueOn(openedOn))
