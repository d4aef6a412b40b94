import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import type { ApplicationService } from './application.service.ts'
import { CHECK_IDENTITY_JOB, type WaitingCheck } from './submit-application.ts'

export const applicationJobs = (application: ApplicationService) => [
  checkIdentityJob(application),
  finishAbandonedChecksJob(application),
]

/** Finishes a submission if its request got no reply, or the server stopped before recording the reply. */
const checkIdentityJob = (application: ApplicationService): Job<WaitingCheck> => ({
  ...CHECK_IDENTITY_JOB,
  run: application.finishCheck,
})

/** Every ten minutes, finishes submissions whose job ran out of retries. */
const finishAbandonedChecksJob = (application: ApplicationService): Job<Record<string, never>> => ({
  name: 'application.finish-forsaken-checks',
  single: true,
  retries: 2,
  schedule: '*/10 * * * *',
  run: application.finishAbandonedChecks,
})

/** Jobs due by business time. */
export const applicationDueWork = (application: ApplicationService): DueWork => ({
  name: 'application.forget-numbers',
  runDue: application.forgetNumbers,
})
