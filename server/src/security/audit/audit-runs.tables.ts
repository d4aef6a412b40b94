import { bigint, boolean, text } from 'drizzle-orm/pg-core'
import { cents, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

const count = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const auditRuns = bankSchema.table('audit_runs', {
  id: id(),
  begunAt: instant('begun_at').notNull(),
  finishedAt: instant('finished_at'),
  stopIds: bigint('stop_ids', { mode: 'number' }).array().notNull(),
  accounts: count('accounts'),
  compared: count('compared').default(0),
  stories: count('stories').default(0),
})

export const auditBatches = bankSchema.table('audit_batches', {
  id: id(),
  runId: reference('run_id').notNull(),
  firstAccountId: reference('first_account_id').notNull(),
  lastAccountId: reference('last_account_id').notNull(),
  tries: count('tries').default(0),
})

export const auditFindings = bankSchema.table('audit_findings', {
  id: id(),
  runId: reference('run_id').notNull(),
  subject: text('subject').notNull(),
  finding: text('finding').notNull(),
  breaks: boolean('breaks').notNull(),
  customerId: reference('customer_id'),
  oursCents: cents('ours_cents'),
  theirsCents: cents('theirs_cents'),
})
