import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { schema } from '../ledger/tables.ts'
import type { Frequency } from './paydays.rules.ts'

export const paySchedules = schema.table('pay_schedules', {
  id: id(),
  accountId: reference('account_id').notNull(),
  frequency: text('frequency').$type<Frequency>().notNull(),
  firstOn: day('first_on').notNull(),
  amountCents: cents('amount_cents').notNull(),
  payer: text('payer').notNull(),
  missing: jsonb('missing').$type<CalendarDate[]>().notNull().default([]),
  count: integer('count'),
  createdAt: instant('created_at').notNull(),
  nextPayday: integer('next_payday').notNull(),
  dueAt: instant('due_at'),
})
export type PaySchedule = typeof paySchedules.$inferSelect
