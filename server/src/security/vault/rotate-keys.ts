/**
 * Encrypts all sealed values again with the current key, one transaction per batch. Every value stays
 * readable throughout, and a run that is killed can be repeated. Deletes keys that are no longer used.
 */
import { sql } from 'drizzle-orm'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Vault } from './vault.ts'
import { vaultKeys } from './vault-keys.tables.ts'

/** A column of sealed values, and the place names that features use for it (`Vault.seal`). */
export interface SealedColumn {
  table: string
  column: string
  /** The column whose value the sealed value is bound to. */
  boundTo: string
  /** The part of the place's name before that value. */
  place: string
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'customers', column: 'mfa_secret', boundTo: 'id', place: 'customers.mfa_secret' },
  {
    table: 'sign_in_snapshots',
    column: 'mfa_secret',
    boundTo: 'customer_id',
    place: 'customers.mfa_secret',
  },
  { table: 'identity_checks', column: 'ssn_sealed', boundTo: 'reference', place: 'identity_checks.ssn' },
  {
    table: 'ach_accounts',
    column: 'link_token_sealed',
    boundTo: 'link_item_ref',
    place: 'ach_accounts.link_token',
  },
]

const ROWS_AT_ONCE = 200

export interface Rotation {
  key: string
  /** Values that were resealed. */
  rotated: number
  /** Keys that can now be removed from the configuration. */
  removable: string[]
}

export const rotateKeys = async (
  { database, vault }: { database: Database; vault: Vault },
  atOnce = ROWS_AT_ONCE,
): Promise<Rotation> => {
  let rotated = 0
  for (const column of SEALED_COLUMNS) {
    for (let after = 0; ; ) {
      const batch = await database.transaction((tx) => rotateBatch(tx, vault, column, after, atOnce))
      rotated += batch.rotated
      if (batch.last === undefined) break
      after = batch.last
    }
  }
  return { key: vault.currentKey, rotated, removable: await forgetUnused(database, vault) }
}

/** Reseals the next rows by id. Locks them first, so a concurrent change either waits or is included. */
const rotateBatch = async (
  tx: Db,
  vault: Vault,
  { table, column, boundTo, place }: SealedColumn,
  after: number,
  atOnce: number,
): Promise<{ rotated: number; last: number | undefined }> => {
  const name = sql`${sql.identifier('bank')}.${sql.identifier(table)}`
  const sealed = sql.identifier(column)
  const { rows } = (await tx.execute(
    sql`select id, ${sealed} as sealed, ${sql.identifier(boundTo)}::text as "boundTo" from ${name}
        where id > ${after} and ${sealed} is not null and split_part(${sealed}, '.', 2) <> ${vault.currentKey}
        order by id limit ${atOnce} for update`,
  )) as unknown as { rows: { id: number; sealed: string; boundTo: string }[] }
  for (const row of rows) {
    const where = `${place}:${row.boundTo}`
    const resealed = vault.seal(vault.open(row.sealed, where), where)
    await tx.execute(sql`update ${name} set ${sealed} = ${resealed} where id = ${row.id}`)
  }
  return { rotated: rows.length, last: rows.at(-1)?.id }
}

const forgetUnused = async (database: Database, vault: Vault): Promise<string[]> =>
  database.transaction(async (tx) => {
    const used = new Set([vault.currentKey])
    for (const { table, column } of SEALED_COLUMNS) {
      const { rows } = (await tx.execute(
        sql`select distinct split_part(${sql.identifier(column)}, '.', 2) as key
            from ${sql.identifier('bank')}.${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
      )) as unknown as { rows: { key: string }[] }
      for (const { key } of rows) used.add(key)
    }
    const unused = (await tx.select({ keyId: vaultKeys.keyId }).from(vaultKeys))
      .map(({ keyId }) => keyId)
      .filter((keyId) => !used.has(keyId))
    for (const keyId of unused) await tx.delete(vaultKeys).where(sql`${vaultKeys.keyId} = ${keyId}`)
    return unused
  })
