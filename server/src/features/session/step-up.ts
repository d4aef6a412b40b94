/**
 * Step-up: the customer proves ownership in the current session, which a thief who stole only the session
 * cannot do (docs/decisions/0125).
 */
import type { PasskeyProof } from '@yoursuccess/contract/session/passkeys'
import { STEP_UP_SECONDS, type StepUpMethod } from '@yoursuccess/contract/session/step-up'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { refuseCommon } from '../../http/refusal.ts'
import { proving, stepUpTrial } from './passcode-tries.ts'
import { usePasscode } from './passcodes.ts'
import { acceptUse, checkUse } from './passkey-proof.ts'
import { isPassword } from './passwords.ts'
import type { SafetyCaller } from './safety.deps.ts'
import { findCustomer, lockCustomer, recordStepUp } from './session.queries.ts'
import { stepUpMethod } from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'

export type Proof = { password: string } | { otp_attempt: string } | { passkey: PasskeyProof }

const methodOf = (proof: Proof): StepUpMethod | 'passkey' => {
  if ('passkey' in proof) return 'passkey'
  return 'password' in proof ? 'password' : 'code'
}

/**
 * Returns when the proof expires, in seconds since 1970. Throws `step_up.wrong_password`,
 * `step_up.wrong_code`, `step_up.wrong_passkey`, `step_up.too_many_tries`, and `step_up.required` if the
 * other method is needed (the proof is then not checked). A passkey is multi-factor, so it always proves.
 */
export const stepUp = async (deps: SessionDeps, caller: SafetyCaller, proof: Proof): Promise<number> => {
  const { database, clock, vault } = deps
  const method = methodOf(proof)
  const customer = await findCustomer(database.db, caller.customerId)
  if (!customer) throw refuseCommon('signed_out')
  assertMethod(method, customer)
  // The slow hashing runs before the transaction, which then checks that the stored hash is still the same.
  const isRightPassword = 'password' in proof && (await isPassword(customer.passwordHash, proof.password))
  const used =
    'passkey' in proof ? await checkUse(deps, { purpose: 'step_up', caller }, proof.passkey) : undefined
  const now = clock.realNow()

  const isProven = async (tx: Db): Promise<boolean> => {
    const current = await lockCustomer(tx, caller.customerId)
    if (!current) throw refuseCommon('signed_out')
    assertMethod(method, current)
    if ('passkey' in proof)
      return used?.passkey.customerId === caller.customerId && (await acceptUse(tx, used, now))
    return 'password' in proof
      ? isRightPassword && current.passwordHash === customer.passwordHash
      : usePasscode(tx, vault, current, proof.otp_attempt, now)
  }
  await proving(deps, caller, stepUpTrial(method), async (tx) => {
    if (!(await isProven(tx))) return false
    if (!(await recordStepUp(tx, caller, now))) throw refuseCommon('signed_out')
    await audit(tx, now, 'customer', `session.stepped_up_with_${method}`, {
      customerId: caller.customerId,
      subject: `session:${caller.sessionId}`,
    })
    return true
  })
  return Math.floor(now.getTime() / 1000) + STEP_UP_SECONDS
}

const assertMethod = (
  method: StepUpMethod | 'passkey',
  customer: Parameters<typeof stepUpMethod>[0],
): void => {
  if (method === 'passkey') return
  const wanted = stepUpMethod(customer)
  if (method !== wanted) throw refuseCommon('step_up.required', { details: [wanted] })
}
