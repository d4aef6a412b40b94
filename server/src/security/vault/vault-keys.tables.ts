import { text } from 'drizzle-orm/pg-core'
import { instant } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

export const vaultKeys = bankSchema.table('vault_keys', {
  keyId: text('key_id').primaryKey(),
  proof: text('proof').notNull(),
  firstUsedAt: instant('first_used_at').notNull(),
})
