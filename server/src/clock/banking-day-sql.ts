import { BANK_ZONE, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Midnight in the bank's time zone, as an instant for the database: twice a year a day has 23 or 25 hours.
 */
export const startOfBankingDay = (day: CalendarDate | Placeholder): SQL =>
  sql`(${day}::date::timestamp at time zone ${sql.raw(`'${BANK_ZONE}'`)})`
