import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { backupCodes } from './session.tables.ts'

export const findBackupSalt = async (db: Db, customerId: number): Promise<string | undefined> => {
  const [row] = await db
    .select({ salt: backupCodes.salt })
    .from(backupCodes)
    .where(eq(backupCodes.customerId, customerId))
    .orderBy(asc(backupCodes.id))
    .limit(1)
  return row?.salt
}

export const useBackupCode = async (db: Db, customerId: number, codeHash: string, now: Date) => {
  const rows = await db
    .update(backupCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(backupCodes.customerId, customerId),
        eq(backupCodes.codeHash, codeHash),
        isNull(backupCodes.usedAt),
      ),
    )
    .returning({ id: backupCodes.id })
  return rows.length === 1
}

/** Replaces all of the customer's backup codes, used or not. */
export const replaceBackupCodes = async (
  db: Db,
  customerId: number,
  salt: string,
  hashes: readonly string[],
) => {
  await deleteBackupCodes(db, customerId)
  await db.insert(backupCodes).values(hashes.map((codeHash) => ({ customerId, salt, codeHash })))
}

export const deleteBackupCodes = async (db: Db, customerId: number) => {
  await db.delete(backupCodes).where(eq(backupCodes.customerId, customerId))
}
