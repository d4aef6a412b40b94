import { BANK_ZONE, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Midnight of the bank's zone, as an instant of the database: a day there has 23 or 25 hours twice a year. */
export const startOfBankingDay = (day: CalendarDate | Placeholder): SQL =>
  sql`(${day}::date::timestamp at time zone ${sql.raw(`'${BANK_ZONE}'`)})`
