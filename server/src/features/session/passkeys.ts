/** Adds, lists and removes passkeys in the settings. The routes require a fresh step-up for changes. */
import {
  CHALLENGE_SECONDS,
  type CreationOptions,
  type MadePasskey,
  MAX_PASSKEYS,
  type Passkey as PasskeyReply,
  passkeyRefusals,
} from '@yoursuccess/contract/session/passkeys'
import type { Db } from '@yoursuccess/database/database'
import { notFound, refuseCommon, refusing } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { lockCaller } from './lock-caller.ts'
import { ALGORITHMS, checkMade, createChallenge, userHandleOf } from './passkey-proof.ts'
import {
  countPasskeys,
  insertPasskey,
  listPasskeys,
  lockPasskey,
  type Passkey,
  removePasskey,
} from './passkey.queries.ts'
import type { SafetyCaller, SafetyDeps } from './safety.deps.ts'
import { endSessions, findCustomer } from './session.queries.ts'
import { keepForUndo, notifyWithUndo } from './undo-link.ts'

const refuse = refusing(passkeyRefusals)

export const passkeyService = (deps: SafetyDeps) => {
  const { database, clock, config } = deps

  /** Other sessions end, and the owner is notified with a link that undoes it, as for multi-factor. */
  const changing = async (
    tx: Db,
    caller: SafetyCaller,
    what: 'passkey_added' | 'passkey_removed',
    change: (now: Date) => Promise<Passkey>,
  ): Promise<Passkey> => {
    const { customerId, sessionId } = caller
    const customer = await lockCaller(tx, caller)
    const kept = await keepForUndo(deps, tx, customer, 'multi_factor')
    const now = clock.realNow()
    const passkey = await change(now)
    await endSessions(tx, customerId, now, 'passkeys_changed', sessionId)
    await notifyWithUndo(deps, tx, customerId, what, kept)
    await audit(tx, now, 'customer', `session.${what}`, { customerId, subject: `passkey:${passkey.id}` })
    return passkey
  }

  return {
    list: async (customerId: number): Promise<PasskeyReply[]> =>
      (await listPasskeys(database.db, customerId, MAX_PASSKEYS)).map(viewPasskey),

    /** What the browser needs to make a passkey. Throws `passkey.too_many`. */
    prepare: async (caller: SafetyCaller): Promise<CreationOptions> => {
      const { customerId } = caller
      const customer = await findCustomer(database.db, customerId)
      if (!customer) throw refuseCommon('signed_out')
      const known = await listPasskeys(database.db, customerId, MAX_PASSKEYS)
      if (known.length >= MAX_PASSKEYS) throw refuse('passkey.too_many')
      return {
        challenge: await createChallenge(deps, { purpose: 'add', caller }),
        rp: { id: config.publicUrl.hostname, name: config.PRODUCT_NAME },
        user: { id: userHandleOf(customerId), name: customer.email, displayName: customer.email },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_SECONDS * 1000,
        attestation: 'none',
        excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      }
    },

    /** Throws `passkey.not_added`, `passkey.known`, `passkey.too_many`. */
    add: async (caller: SafetyCaller, name: string, made: MadePasskey): Promise<PasskeyReply> => {
      const { customerId } = caller
      const checked = await checkMade(deps, caller, made)
      if (!checked) throw refuse('passkey.not_added')
      const added = await database.transaction((tx) =>
        changing(tx, caller, 'passkey_added', async (now) => {
          if ((await countPasskeys(tx, customerId)) >= MAX_PASSKEYS) throw refuse('passkey.too_many')
          const passkey = await insertPasskey(tx, { ...checked, customerId, name, createdAt: now })
          if (!passkey) throw refuse('passkey.known')
          return passkey
        }),
      )
      return viewPasskey(added)
    },

    /** Removes the passkey, also the last one: the password stays. */
    remove: async (caller: SafetyCaller, id: number): Promise<void> => {
      await database.transaction((tx) =>
        changing(tx, caller, 'passkey_removed', async (now) => {
          const passkey = await lockPasskey(tx, caller.customerId, id)
          if (!passkey || !(await removePasskey(tx, caller.customerId, id, now))) throw notFound()
          return passkey
        }),
      )
    },
  }
}

const viewPasskey = ({ id, name, backedUp, createdAt, lastUsedAt }: Passkey): PasskeyReply => ({
  id,
  name,
  is_synced: backedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
