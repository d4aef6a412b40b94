import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'
import type { EntryKind } from './statements.rules.ts'

export const statementSchedules = bankSchema.table('statement_schedules', {
  customerId: reference('customer_id').primaryKey(),
  /** The first day after the next month to close. */
  dueOn: day('due_on').notNull(),
  /** Not used: a month that cannot be closed waits by its claim. Builds before that wrote it. */
  retryAt: instant('retry_at'),
})

export const statements = bankSchema.table('statements', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  startsOn: day('starts_on').notNull(),
  endsOn: day('ends_on').notNull(),
  openingCents: cents('opening_cents').notNull(),
  closingCents: cents('closing_cents').notNull(),
  feesCents: cents('fees_cents').notNull(),
  yearFeesCents: cents('year_fees_cents').notNull(),
  holderName: text('holder_name').notNull(),
  holderAddress: text('holder_address').array().notNull(),
  accountNumberEnd: text('account_number_end').notNull(),
  accountClosed: boolean('account_closed').notNull(),
  lastTransactionId: reference('last_transaction_id').notNull(),
  /** Business time. */
  madeAt: instant('made_at').notNull(),
})

export const statementEntries = bankSchema.table(
  'statement_entries',
  {
    statementId: reference('statement_id').notNull(),
    position: integer('position').notNull(),
    postedTransactionId: reference('posted_transaction_id').notNull(),
    postedOn: day('posted_on').$type<CalendarDate>().notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    details: text('details').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.position] })],
)

/** The second section of a statement. Only months with a set-aside have one. */
export const statementSetAsides = bankSchema.table('statement_set_asides', {
  statementId: reference('statement_id').primaryKey(),
  openingCents: cents('opening_cents').notNull(),
  closingCents: cents('closing_cents').notNull(),
  lastTransactionId: reference('last_transaction_id').notNull(),
})

export const statementSetAsideEntries = bankSchema.table(
  'statement_set_aside_entries',
  {
    statementId: reference('statement_id').notNull(),
    position: integer('position').notNull(),
    setAsideTransactionId: reference('set_aside_transaction_id').notNull(),
    postedOn: day('posted_on').$type<CalendarDate>().notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    details: text('details').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.position] })],
)
