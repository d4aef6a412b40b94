/** `npm run bank -- audit`: begins an audit, or joins the one that runs, and waits for its result. */
import { setTimeout as pause } from 'node:timers/promises'
import type { AuditRun } from '@yoursuccess/contract/operator/operations'

type Operator = (method: string, path: string) => Promise<unknown>

const LOOK_MS = 2000
/** At 2 seconds each, a server has a minute to restart. */
const MAX_FAILED_LOOKS = 30

/**
 * Prints progress whenever it changes. The exit code is 2 if an account broke, 1 if some could not be compared, and 0
 * otherwise. Throws if the bank does not answer for a minute; the audit itself goes on.
 */
export const runAudit = async (
  operator: Operator,
  print: (progress: string) => void,
  lookMs = LOOK_MS,
): Promise<{ audit: AuditRun; exitCode: number }> => {
  let audit = auditIn(await operator('POST', '/audits'))
  let printed = ''
  let failedLooks = 0
  while (audit.finished_at === null) {
    const progress = `${audit.compared} of ${audit.accounts} accounts compared, ${audit.findings_in_all} findings`
    if (progress !== printed) print(progress)
    printed = progress
    await pause(lookMs)
    try {
      audit = auditIn(await operator('GET', '/audits/latest'))
      failedLooks = 0
    } catch (error) {
      if (++failedLooks < MAX_FAILED_LOOKS) continue
      throw new Error('The bank does not answer. The audit goes on: repeat this command to watch it.', {
        cause: error,
      })
    }
  }
  return { audit, exitCode: exitCodeOf(audit) }
}

const auditIn = (reply: unknown): AuditRun => (reply as { audit: AuditRun }).audit

const exitCodeOf = ({ breaks, not_compared: notCompared }: AuditRun): number => {
  if (breaks > 0) return 2
  return notCompared > 0 ? 1 : 0
}
