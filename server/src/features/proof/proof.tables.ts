import { instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

/** What verifies the documents that were made. The documents themselves are not kept. */
export const proofDocuments = bankSchema.table('proof_documents', {
  /** SHA-256 of the printed code. */
  codeHash: text('code_hash').primaryKey(),
  customerId: reference('customer_id').notNull(),
  /** Of the file. */
  sha256: text('sha256').notNull(),
  /** Business time. */
  madeAt: instant('made_at').notNull(),
})
