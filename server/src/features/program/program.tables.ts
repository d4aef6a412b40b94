import type { Ending } from '@yoursuccess/contract/core/access'
import { day, instant, reference } from '@yoursuccess/database/columns'
import { integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'
import type { ProgramCalendar } from './calendar.rules.ts'

export const programLimits = bankSchema.table(
  'program_limits',
  {
    customerId: reference('customer_id').notNull(),
    ending: text('ending').$type<Ending>().notNull(),
    startsOn: day('starts_on'),
    version: integer('version').notNull().default(1),
    reportedAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.ending] })],
)

export const programNotices = bankSchema.table('program_notices', {
  step: text('step').primaryKey(),
  doneAt: instant('done_at').notNull(),
})

export const programCalendar = bankSchema.table('program_calendar', {
  /** Always 1: the table has one row. */
  id: smallint('id').primaryKey().default(1),
  mode: text('mode').$type<ProgramCalendar['mode']>().notNull(),
  lastDepositOn: day('last_deposit_on').notNull(),
  lastSpendOn: day('last_spend_on').notNull(),
  refundWithinDays: integer('refund_within_days').notNull(),
  checkCashableDays: integer('check_cashable_days').notNull(),
  changedAt: instant('changed_at').notNull(),
})
