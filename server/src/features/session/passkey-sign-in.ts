/** Sign-in with a passkey: no password, no code, and no email address to type. */
import {
  CHALLENGE_SECONDS,
  type PasskeyProof,
  passkeyRefusals,
  type RequestOptions,
} from '@yoursuccess/contract/session/passkeys'
import { refusing } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { type Begun, beginSession, findKnownDevice, type SignInPlace } from './begin-session.ts'
import { acceptUse, checkUse, createChallenge } from './passkey-proof.ts'
import { findByCredential } from './passkey.queries.ts'
import type { SafetyCaller } from './safety.deps.ts'
import type { SessionDeps } from './session.deps.ts'
import { lockCustomer, updateCustomer } from './session.queries.ts'
import { isStopped } from './session.rules.ts'

const refuse = refusing(passkeyRefusals)

const SIGN_IN = { purpose: 'sign_in', caller: null } as const

/** What the browser needs to use a passkey: for a step-up of `caller`, or for signing in (null). */
export const preparePasskeyUse = async (
  deps: Pick<SessionDeps, 'database' | 'clock' | 'config'>,
  caller: SafetyCaller | null,
): Promise<RequestOptions> => ({
  challenge: await createChallenge(deps, caller ? { purpose: 'step_up', caller } : SIGN_IN),
  rpId: deps.config.publicUrl.hostname,
  timeout: CHALLENGE_SECONDS * 1000,
  userVerification: 'required',
})

/**
 * Returns a session. Throws `passkey.refused`, the same for an unknown passkey as for a wrong signature.
 * Nobody can guess a signature, so failures make nobody wait and do not count toward stopping the password.
 */
export const signInWithPasskey = async (
  deps: SessionDeps,
  proof: PasskeyProof,
  place: SignInPlace,
): Promise<Begun & { customerId: number; email: string }> => {
  const { database, clock } = deps
  const used = await checkUse(deps, SIGN_IN, proof)
  const deviceId = await findKnownDevice(deps, place, used?.passkey.customerId)
  const begun =
    used &&
    (await database.transaction(async (tx) => {
      const customer = await lockCustomer(tx, used.passkey.customerId)
      if (!customer || !(await acceptUse(tx, used, clock.realNow()))) return undefined
      // As with a password: wrong passwords in a row end, but a stop of the password stays.
      if (customer.failedSignIns > 0 && !isStopped(customer.failedSignIns))
        await updateCustomer(tx, customer.id, { failedSignIns: 0 })
      const who = { customer, deviceId, action: 'session.signed_in_with_passkey' } as const
      const opened = await beginSession(deps, tx, who, place)
      return { ...opened, customerId: customer.id, email: customer.email }
    }))
  if (begun) return begun
  const owner = await findByCredential(database.db, proof.id)
  await database.transaction((tx) =>
    audit(tx, clock.realNow(), 'anyone', 'session.sign_in_failed_with_passkey', {
      customerId: owner?.customerId,
    }),
  )
  throw refuse('passkey.refused')
}
