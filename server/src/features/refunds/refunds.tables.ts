import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { MailingAddress } from '../../partners/refund-checks/port.ts'
import { bankSchema } from '../../boot/schema.ts'
import type { RefundState } from './refunds.rules.ts'

export const refundChecks = bankSchema.table('refund_checks', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  state: text('state').$type<RefundState>().notNull(),
  plannedOn: day('planned_on').notNull(),
  lookOn: day('look_on').notNull(),
  mailBy: day('mail_by').notNull(),
  payee: text('payee'),
  address: jsonb('address').$type<MailingAddress>(),
  amountCents: cents('amount_cents'),
  checkRef: text('check_ref'),
  checkNumber: text('check_number'),
  cashableDays: integer('cashable_days'),
  orderedAt: instant('ordered_at'),
  mailedOn: day('mailed_on'),
  expiresOn: day('expires_on'),
  endedOn: day('ended_on'),
})

export const refundLooks = bankSchema.table('refund_looks', {
  customerId: reference('customer_id').primaryKey(),
  lookedOn: day('looked_on').notNull(),
})
