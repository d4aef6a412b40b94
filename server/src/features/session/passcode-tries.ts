/**
 * Limits wrong codes and passwords typed in the settings: as at sign-in, each further failure makes the
 * customer wait longer.
 */
import { mfaRefusals } from '@yoursuccess/contract/session/mfa'
import { type StepUpMethod, stepUpRefusals } from '@yoursuccess/contract/session/step-up'
import type { Db } from '@yoursuccess/database/database'
import { type Refusal, refusing } from '../../http/refusal.ts'
import type { AuditAction } from '../../security/audit/audit.ts'
import type { SafetyCaller, SafetyDeps } from './safety.deps.ts'
import { checkInTurn, recordFailure, recordSuccess, subjectOf } from './sign-in-guard.ts'

const refuseMfa = refusing(mfaRefusals)
const refuseStepUp = refusing(stepUpRefusals)

/** How one kind of attempt is audited and refused. */
export interface Trial {
  /** The audit action for a wrong attempt. */
  action: AuditAction
  wrong: () => Refusal
  tooMany: (retryAfterSeconds: number) => Refusal
  /** Whether a wrong attempt counts as a failed sign-in: after many of them the customer is warned. */
  counts: boolean
}

/** The first code of a new authenticator. */
export const FIRST_CODE: Trial = {
  action: 'session.wrong_code',
  counts: false,
  wrong: () =>
    refuseMfa('mfa.wrong_code', { errors: { one_time_passcode: [mfaRefusals['mfa.wrong_code'].error] } }),
  tooMany: (retryAfterSeconds) => refuseMfa('mfa.too_many_tries', { retryAfterSeconds }),
}

const WRONG_PROOFS = {
  code: ['step_up.wrong_code', 'otp_attempt'],
  password: ['step_up.wrong_password', 'password'],
  passkey: ['step_up.wrong_passkey', 'passkey'],
} as const

/** A step-up: proof of ownership in the session. */
export const stepUpTrial = (method: StepUpMethod | 'passkey'): Trial => {
  const [code, field] = WRONG_PROOFS[method]
  return {
    action: `session.step_up_failed_at_${method}`,
    counts: true,
    wrong: () => refuseStepUp(code, { errors: { [field]: [stepUpRefusals[code].error] } }),
    tooMany: (retryAfterSeconds) => refuseStepUp('step_up.too_many_tries', { retryAfterSeconds }),
  }
}

/**
 * Runs `change`, which checks the attempt and returns false, without changing anything, if it is wrong. A
 * wrong attempt is counted and audited, then `wrong` is thrown. During the wait after too many failures,
 * throws `tooMany` without checking anything.
 */
export const proving = async (
  deps: Pick<SafetyDeps, 'database' | 'clock' | 'queue'>,
  { customerId }: SafetyCaller,
  { action, counts, wrong, tooMany }: Trial,
  change: (tx: Db) => Promise<boolean>,
): Promise<void> => {
  const attempt = { own: subjectOf('passcode', customerId) }
  const isRight = await deps.database.transaction(async (tx) => {
    const earlier = await checkInTurn(tx, attempt, deps.clock.realNow())
    if (earlier.waitMs > 0) throw tooMany(Math.ceil(earlier.waitMs / 1000))
    const isProven = await change(tx)
    if (isProven) await recordSuccess(tx, attempt, earlier)
    else await recordFailure(deps, tx, attempt, { actor: 'customer', action, customerId, counts })
    return isProven
  })
  if (!isRight) throw wrong()
}
