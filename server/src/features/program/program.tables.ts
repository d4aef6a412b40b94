import type { Ending } from '@yoursuccess/contract/access'
import { day, instant, reference } from '@yoursuccess/database/columns'
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../schema.ts'

export const programLimits = bankSchema.table(
  'program_limits',
  {
    customerId: reference('customer_id').notNull(),
    ending: text('ending').$type<Ending>().notNull(),
    startsOn: day('starts_on'),
    version: integer('version').notNull().default(1),
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.ending] })],
)

export const programNotices = bankSchema.table('program_notices', {
  step: text('step').primaryKey(),
  doneAt: instant('done_at').notNull(),
})
