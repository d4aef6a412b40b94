/** Codes that are typed in the settings: tries of one customer wait longer and longer, as those of the sign-in do. */
import { createHash } from 'node:crypto'
import { mfaRefusals } from '@yoursuccess/contract/mfa'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import { refusing } from '../../refusal.ts'
import { FAILURE_MEMORY_MS, waitAfterFailures } from './session.rules.ts'
import type { SafetyCaller, SafetyParts } from './safety.parts.ts'
import { blockUntil, clearThrottle, countFailure, findThrottle, lockSubject } from './throttle.queries.ts'

const refuse = refusing(mfaRefusals)

/**
 * Does a change that a code has to prove; it answers false for a wrong one, having changed nothing. The failure is
 * then recorded, and `mfa.wrong_code` thrown. Inside the wait after too many, nothing is looked at: `mfa.too_many_tries`.
 */
export const provingCode = async (
  { database, clock }: Pick<SafetyParts, 'database' | 'clock'>,
  caller: SafetyCaller,
  change: (tx: Db) => Promise<boolean>,
): Promise<void> => {
  const subject = subjectOf(caller.customerId)
  const isRight = await database.transaction(async (tx) => {
    const now = clock.realNow()
    await lockSubject(tx, subject)
    const waitMs = ((await findThrottle(tx, subject))?.blockedUntil.getTime() ?? 0) - now.getTime()
    if (waitMs > 0) throw refuse('mfa.too_many_tries', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    if (await change(tx)) {
      await clearThrottle(tx, subject)
      return true
    }
    const failures = await countFailure(tx, subject, now, new Date(now.getTime() - FAILURE_MEMORY_MS))
    await blockUntil(tx, subject, new Date(now.getTime() + waitAfterFailures('email', failures)))
    await audit(tx, {
      happenedAt: now,
      actor: 'customer',
      action: 'session.wrong_code',
      customerId: caller.customerId,
      requestId: caller.requestId,
    })
    return false
  })
  if (!isRight) throw wrongCode()
}

/** A code that was left out is no guess, and is not counted as one. */
export const wrongCode = () =>
  refuse('mfa.wrong_code', { errors: { one_time_passcode: [mfaRefusals['mfa.wrong_code'].error] } })

/** A hash, as the subjects of the sign-in are. */
const subjectOf = (customerId: number): string =>
  createHash('sha256').update(`passcode:${customerId}`).digest('base64url')
