import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { knownDevices } from './session.tables.ts'

const deviceOfTokens = prepared((db) =>
  db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        sql`${knownDevices.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        eq(knownDevices.customerId, sql.placeholder('customerId')),
        gt(knownDevices.usedAt, sql.placeholder('usedSince')),
      ),
    )
    .prepare('session_device_of_tokens'),
)

/**
 * Finds the customer's device with one of these token hashes that was used after `usedSince`. An unknown
 * customer has none, at the cost of the same query.
 */
export const findDevice = async (
  db: Db,
  {
    customerId,
    tokenHashes,
    usedSince,
  }: { customerId: number | undefined; tokenHashes: readonly string[]; usedSince: Date },
): Promise<number | undefined> => {
  const [row] = await deviceOfTokens(db).execute({ customerId: customerId ?? 0, tokenHashes, usedSince })
  return row?.id
}

export const hasDevices = async (tx: Db, customerId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.customerId, customerId))
    .limit(1)
  return rows.length > 0
}

/**
 * Inserts a device and deletes all but the customer's `most` most recently used ones. Returns the new
 * device's id.
 */
export const insertDevice = async (
  tx: Db,
  device: { customerId: number; tokenHash: string; usedAt: Date },
  most: number,
): Promise<number> => {
  const [row] = await tx.insert(knownDevices).values(device).returning({ id: knownDevices.id })
  if (!row) throw new Error('a device was not stored')
  await tx.delete(knownDevices).where(
    sql`${knownDevices.id} in (select id from bank.known_devices where customer_id = ${device.customerId}
          order by used_at desc, id desc offset ${most})`,
  )
  return row.id
}

export const recordDeviceUse = async (tx: Db, id: number, usedAt: Date): Promise<void> => {
  await tx.update(knownDevices).set({ usedAt, failedSignIns: 0 }).where(eq(knownDevices.id, id))
}

/** Counts a failed sign-in and deletes the device after `forgottenAt` failures in a row. */
export const countDeviceFailure = async (tx: Db, id: number, forgottenAt: number): Promise<void> => {
  const [row] = await tx
    .update(knownDevices)
    .set({ failedSignIns: sql`${knownDevices.failedSignIns} + 1` })
    .where(eq(knownDevices.id, id))
    .returning({ failures: knownDevices.failedSignIns })
  if (row && row.failures >= forgottenAt) await tx.delete(knownDevices).where(eq(knownDevices.id, id))
}

export const forgetDevices = async (tx: Db, customerId: number): Promise<void> => {
  await tx.delete(knownDevices).where(eq(knownDevices.customerId, customerId))
}

export const deleteUnusedDevices = async (db: Db, before: Date): Promise<void> => {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, before))
}
