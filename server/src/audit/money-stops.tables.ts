import { text } from 'drizzle-orm/pg-core'
import { id, instant } from '@yoursuccess/database/columns'
import { bankSchema } from '../schema.ts'

export const moneyStops = bankSchema.table('money_stops', {
  id: id(),
  finding: text('finding').notNull(),
  stoppedAt: instant('stopped_at').notNull(),
  resumedAt: instant('resumed_at'),
})
