import { text } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

export const auditEntries = bankSchema.table('audit_entries', {
  id: id(),
  happenedAt: instant('happened_at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  customerId: reference('customer_id'),
  subject: text('subject'),
  requestId: text('request_id'),
})
