import { BANK_ZONE, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * SQL for the start of a banking day: midnight in the bank's time zone, as an instant. The database computes
 * it, because two days a year have 23 or 25 hours.
 */
export const startOfBankingDay = (day: CalendarDate | Placeholder): SQL =>
  sql`(${day}::date::timestamp at time zone ${sql.raw(`'${BANK_ZONE}'`)})`
