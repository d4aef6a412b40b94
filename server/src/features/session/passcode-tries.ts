/**
 * Limits wrong codes and passwords typed in the settings: as at sign-in, each further failure makes the
 * customer wait longer.
 */
import { createHash } from 'node:crypto'
import { mfaRefusals } from '@yoursuccess/contract/session/mfa'
import { type StepUpMethod, stepUpRefusals } from '@yoursuccess/contract/session/step-up'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { type Refusal, refusing } from '../../http/refusal.ts'
import { FAILURE_MEMORY_MS, waitAfterFailures } from './session.rules.ts'
import type { SafetyCaller, SafetyDeps } from './safety.deps.ts'
import { blockUntil, clearThrottle, countFailure, findThrottle, lockSubject } from './throttle.queries.ts'

const refuseMfa = refusing(mfaRefusals)
const refuseStepUp = refusing(stepUpRefusals)

/** How one kind of attempt is audited and refused. */
export interface Trial {
  /** The audit action for a wrong attempt. */
  action: string
  wrong: () => Refusal
  tooMany: (retryAfterSeconds: number) => Refusal
  /** Runs in the transaction that counts a wrong attempt. */
  onWrong?: (tx: Db) => Promise<unknown>
}

/** The first code of a new authenticator. */
export const FIRST_CODE: Trial = {
  action: 'session.wrong_code',
  wrong: () =>
    refuseMfa('mfa.wrong_code', { errors: { one_time_passcode: [mfaRefusals['mfa.wrong_code'].error] } }),
  tooMany: (retryAfterSeconds) => refuseMfa('mfa.too_many_tries', { retryAfterSeconds }),
}

/** A step-up: proof of ownership in the session. */
export const stepUpTrial = (method: StepUpMethod): Trial => {
  const [code, field] =
    method === 'code'
      ? (['step_up.wrong_code', 'otp_attempt'] as const)
      : (['step_up.wrong_password', 'password'] as const)
  return {
    action: `session.step_up_failed_at_${method}`,
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
  { database, clock }: Pick<SafetyDeps, 'database' | 'clock'>,
  caller: SafetyCaller,
  trial: Trial,
  change: (tx: Db) => Promise<boolean>,
): Promise<void> => {
  const subject = subjectOf(caller.customerId)
  const isRight = await database.transaction(async (tx) => {
    const now = clock.realNow()
    await lockSubject(tx, subject)
    const waitMs = ((await findThrottle(tx, subject))?.blockedUntil.getTime() ?? 0) - now.getTime()
    if (waitMs > 0) throw trial.tooMany(Math.ceil(waitMs / 1000))
    if (await change(tx)) {
      await clearThrottle(tx, subject)
      return true
    }
    const failures = await countFailure(tx, subject, now, new Date(now.getTime() - FAILURE_MEMORY_MS))
    await blockUntil(tx, subject, new Date(now.getTime() + waitAfterFailures('email', failures)))
    await trial.onWrong?.(tx)
    await audit(tx, {
      happenedAt: now,
      actor: 'customer',
      action: trial.action,
      customerId: caller.customerId,
      requestId: caller.requestId,
    })
    return false
  })
  if (!isRight) throw trial.wrong()
}

/** Hashed like the throttle subjects of the sign-in. */
const subjectOf = (customerId: number): string =>
  createHash('sha256').update(`passcode:${customerId}`).digest('base64url')
