import { id, instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { schema } from '../../ledger/tables.ts'
import type { Decision, Reason } from './verdict.rules.ts'

export type ReviewStatus = 'pending' | 'more_wanted' | 'accepted' | 'refused'

export const enrollments = schema.table('enrollments', {
  id: id(),
  transactionId: text('transaction_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  idHash: text('id_hash').notNull(),
  idEnding: text('id_ending').notNull(),
  decision: text('decision').$type<Decision>().notNull(),
  reason: text('reason').$type<Reason>(),
  accountId: reference('account_id'),
  cardId: reference('card_id'),
  reviewStatus: text('review_status').$type<ReviewStatus>(),
  enrolledAt: instant('enrolled_at').notNull(),
  reviewedAt: instant('reviewed_at'),
})
export type Enrollment = typeof enrollments.$inferSelect
