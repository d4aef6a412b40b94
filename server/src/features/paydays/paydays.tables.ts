import type { PayDayOfMonth, PayFrequency, PayPattern } from '@yoursuccess/contract/paydays/pay-days.rules'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const paySchedules = bankSchema.table('pay_schedules', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  name: text('name').notNull(),
  /** As a deposit prints it; null if only the name is known. */
  payer: text('payer'),
  frequency: text('frequency').$type<PayFrequency>().notNull(),
  anchorOn: day('anchor_on').notNull(),
  days: jsonb('days').$type<readonly PayDayOfMonth[]>().notNull(),
  weekend: text('weekend').$type<PayPattern['weekend']>().notNull(),
  usualCents: cents('usual_cents').notNull(),
  landsHere: boolean('lands_here').notNull(),
  endedOn: day('ended_on'),
  createdAt: instant('created_at').notNull(),
})

/** Payers whose schedules are never suggested again. */
export const dismissedPayers = bankSchema.table(
  'dismissed_payers',
  {
    customerId: reference('customer_id').notNull(),
    payer: text('payer').notNull(),
    dismissedAt: instant('dismissed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.payer] })],
)
