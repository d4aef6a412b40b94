/** The column types: money in cents, days as text, instants as dates, ids as integers. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { bigint, date, timestamp } from 'drizzle-orm/pg-core'

/** bigint generated always as identity primary key */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
/** A bigint that refers to another record. */
export const reference = (name: string) => bigint(name, { mode: 'number' })
/** bigint, a whole number of cents */
export const cents = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()
/** date, a banking day */
export const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
/** timestamptz */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
