/** Refuses to start without a key that sealed stored values: opening them would fail later. */
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { ConfigError } from '../../boot/config.ts'
import type { Vault } from './vault.ts'
import { vaultKeys } from './vault-keys.tables.ts'

const PROOF = 'this key opens what it sealed'
const placeOf = (keyId: string): string => `vault_keys.proof:${keyId}`

/** Throws ConfigError if a key that was used is missing or has changed. Records the current key as used. */
export const checkVaultKeys = async ({
  database,
  clock,
  vault,
}: {
  database: Database
  clock: Pick<Clock, 'realNow'>
  vault: Vault
}): Promise<void> => {
  for (const { keyId, proof } of await database.db.select().from(vaultKeys)) assertOpens(vault, keyId, proof)
  const keyId = vault.currentKey
  await database.db
    .insert(vaultKeys)
    .values({ keyId, proof: vault.seal(PROOF, placeOf(keyId)), firstUsedAt: clock.realNow() })
    .onConflictDoNothing()
}

const assertOpens = (vault: Vault, keyId: string, proof: string) => {
  try {
    if (vault.open(proof, placeOf(keyId)) === PROOF) return
  } catch {
    // Missing or changed: both are reported below, without the library's message.
  }
  throw new ConfigError(
    `VAULT_KEYS: the key ${keyId}, with which values are sealed, is missing or is not the one that it was. ` +
      'Add it again; `npm run bank -- rotate-keys` makes an old key removable.',
  )
}
