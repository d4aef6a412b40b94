import type { Job } from '../../jobs/queue.ts'
import type { Texts } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { sendEmailConfirmationJob } from './email-change.emails.ts'
import { deleteUnusedDevices } from './known-device.queries.ts'
import { sendResetLinkJob } from './reset-password.ts'
import { notifyNewDeviceJob } from './new-device.ts'
import { deleteExpiredChallenges, deleteRemovedPasskeys } from './passkey.queries.ts'
import type { SafetyDeps } from './safety.deps.ts'
import type { SessionDeps } from './session.deps.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'
import { DEVICE_MEMORY_SECONDS, FAILURE_MEMORY_MS } from './session.rules.ts'
import { deleteExpiredSnapshots } from './snapshot.queries.ts'
import { deleteOldResetTokens } from './reset-token.queries.ts'
import { UNDO_HOURS, undoLinkJobs } from './undo-link.ts'
import { notifyUndoneJobs } from './undo-change.ts'
import { warnOfSignInsJob } from './warn-of-sign-ins.ts'

export const sessionJobs = (deps: SafetyDeps, mail: Mail, texts: Texts) => [
  sendResetLinkJob(deps, mail),
  warnOfSignInsJob(deps, mail),
  sendEmailConfirmationJob(deps, mail),
  ...undoLinkJobs(deps, mail, texts),
  ...notifyUndoneJobs(mail, texts),
  notifyNewDeviceJob(deps),
  forgetThrottlesJob(deps),
]

/** How long we keep an expired reset link. */
const RESET_MEMORY_MS = 24 * 3_600_000

/**
 * Deletes failures that no longer count, every hour, so that the table never holds more than about an hour of
 * attacks. Also deletes expired snapshots, reset links, challenges, unused devices and removed passkeys.
 */
export const forgetThrottlesJob = ({
  database,
  clock,
}: Pick<SessionDeps, 'database' | 'clock'>): Job<Record<string, never>> => ({
  name: 'session.forget-throttles',
  single: true,
  retries: 2,
  schedule: '17 * * * *',
  run: async () => {
    const before = (ms: number) => new Date(clock.realNow().getTime() - ms)
    await deleteForgottenThrottles(database.db, before(FAILURE_MEMORY_MS))
    await deleteExpiredSnapshots(database.db, clock.realNow())
    await deleteOldResetTokens(database.db, before(RESET_MEMORY_MS))
    await deleteUnusedDevices(database.db, before(DEVICE_MEMORY_SECONDS * 1000))
    await deleteExpiredChallenges(database.db, clock.realNow())
    await deleteRemovedPasskeys(database.db, before(UNDO_HOURS * 3_600_000))
  },
})
