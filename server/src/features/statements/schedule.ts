/** From its opening on, each month of an account is closed with a statement. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { insertSchedule } from './schedule.queries.ts'
import { firstDueOn } from './statements.rules.ts'

/** In the transaction that opens the account; harmless to repeat. */
export const beginStatements = (tx: Db, customerId: number, openedOn: CalendarDate): Promise<void> =>
  insertSchedule(tx, customerId, firstDueOn(openedOn))
