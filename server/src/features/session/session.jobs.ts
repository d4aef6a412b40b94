import type { Job } from '../../jobs/queue.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { sendEmailConfirmationJob, tellOldAddressJob } from './email-letters.ts'
import { deleteUnusedDevices } from './known-device.queries.ts'
import { sendResetLinkJob } from './reset-password.ts'
import { tellNewDeviceJob } from './new-device.ts'
import type { SafetyParts } from './safety.parts.ts'
import type { SessionParts } from './session.parts.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'
import { DEVICE_MEMORY_SECONDS, FAILURE_MEMORY_MS } from './session.rules.ts'
import { warnOfSignInsJob } from './warn-of-sign-ins.ts'

/** All that this room does later. */
export const sessionJobs = (parts: SafetyParts, mail: Mail) => [
  sendResetLinkJob(parts, mail),
  warnOfSignInsJob(parts, mail),
  sendEmailConfirmationJob(parts, mail),
  tellOldAddressJob(parts, mail),
  tellNewDeviceJob(parts),
  forgetThrottlesJob(parts),
]

/** Every hour: failures that no longer count are deleted, so that the table stays as small as the attacks of an hour; and old devices. */
export const forgetThrottlesJob = ({
  database,
  clock,
}: Pick<SessionParts, 'database' | 'clock'>): Job<Record<string, never>> => ({
  name: 'session.forget-throttles',
  single: true,
  retries: 2,
  schedule: '17 * * * *',
  run: async () => {
    const before = (ms: number) => new Date(clock.realNow().getTime() - ms)
    await deleteForgottenThrottles(database.db, before(FAILURE_MEMORY_MS))
    await deleteUnusedDevices(database.db, before(DEVICE_MEMORY_SECONDS * 1000))
  },
})
