import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import type { ApplicationService } from './application.service.ts'
import { CHECK_IDENTITY_JOB, type WaitingCheck } from './submit-application.ts'

export const applicationJobs = (application: ApplicationService) => [
  checkIdentityJob(application),
  finishForsakenChecksJob(application),
]

/** Finishes a submission when the partner did not answer, or the server stopped in between. */
const checkIdentityJob = (application: ApplicationService): Job<WaitingCheck> => ({
  ...CHECK_IDENTITY_JOB,
  run: application.finishCheck,
})

/** Every ten minutes: submissions without an active job, because theirs was given up. */
const finishForsakenChecksJob = (application: ApplicationService): Job<Record<string, never>> => ({
  name: 'application.finish-forsaken-checks',
  single: true,
  retries: 2,
  schedule: '*/10 * * * *',
  run: application.finishForsakenChecks,
})

/** Jobs due by business time. */
export const applicationDueWork = (application: ApplicationService): DueWork => ({
  name: 'application.forget-numbers',
  runDue: application.forgetNumbers,
})
