/** What verifies the documents that were made. */
import type { Db } from '@yoursuccess/database/database'
import { and, eq } from 'drizzle-orm'
import { proofDocuments } from './proof.tables.ts'

export const insertDocument = async (
  db: Db,
  customerId: number,
  document: Omit<typeof proofDocuments.$inferInsert, 'customerId'>,
): Promise<void> => {
  await db.insert(proofDocuments).values({ ...document, customerId })
}

/** When the document was made that has this code and this content. For anyone, so it names no customer. */
export const findMadeAt = async (
  db: Db,
  { codeHash, sha256 }: { codeHash: string; sha256: string },
): Promise<Date | undefined> => {
  const [row] = await db
    .select({ madeAt: proofDocuments.madeAt })
    .from(proofDocuments)
    .where(and(eq(proofDocuments.codeHash, codeHash), eq(proofDocuments.sha256, sha256)))
  return row?.madeAt
}
