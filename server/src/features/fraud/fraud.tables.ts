import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const eventAuthDenials = bankSchema.table('event_auth_denials', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  processorRef: text('processor_ref').notNull(),
  /** The processor's id of the card that was used. Null in rows from before we stored it. */
  cardRef: text('card_ref'),
  merchantName: text('merchant_name').notNull(),
  amountCents: cents('amount_cents').notNull(),
  deniedAt: instant('denied_at').notNull(),
  fraudResult: text('fraud_result').$type<'FREEZE' | 'DENY'>().notNull(),
  reportedAt: instant('told_at').notNull(),
  result: text('result').$type<'confirmed' | 'denied'>(),
  answeredAt: instant('answered_at'),
  ruleOffUntil: instant('rule_off_until'),
})
