import { instant, reference } from '@yoursuccess/database/columns'
import { text } from 'drizzle-orm/pg-core'
import { schema } from '../../ledger/tables.ts'

export const cardImages = schema.table('card_images', {
  token: text('token').primaryKey(),
  cardId: reference('card_id').notNull(),
  madeAt: instant('made_at').notNull(),
  shownAt: instant('shown_at'),
})
