import { text, jsonb } from 'drizzle-orm/pg-core'
import { day, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

/** One finding of an audit with both sides, in cents when they are amounts. */
export interface StopFinding {
  subject: string
  finding: string
  ours: number | null
  theirs: number | null
}

export const moneyStops = bankSchema.table('money_stops', {
  id: id(),
  customerId: reference('customer_id'),
  finding: text('finding').notNull(),
  findings: jsonb('findings').$type<readonly StopFinding[]>().notNull().default([]),
  stoppedAt: instant('stopped_at').notNull(),
  promisedOn: day('promised_on'),
  refusedAt: instant('refused_at'),
  resumedAt: instant('resumed_at'),
  releasedBy: text('released_by').$type<'operator' | 'audit'>(),
  releaseReason: text('release_reason'),
})
