import type { Db } from '@yoursuccess/database/database'
import { type AgreementRow, pauseAgreement } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyPaused } from './autopay.notifications.ts'
import type { PausedFor } from './autopay.tables.ts'
import { dropReminders } from './drop-reminders.ts'

/** Nothing is sent until the pause ends. The customer is told once of each. */
export const pause = async (
  deps: AutopayDeps,
  tx: Db,
  agreement: AgreementRow,
  pausedFor: PausedFor,
): Promise<void> => {
  const paused = { pausedFor, pausedAt: deps.clock.now() }
  if (!(await pauseAgreement(tx, agreement.customerId, paused))) return
  await dropReminders(deps, tx, agreement.customerId)
  await notifyPaused(deps, tx, agreement, paused)
}
