import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { checkVerificationsJob } from './check-verifications.ts'
import type { FundingDeps } from './funding.deps.ts'
import { registerAccountJob } from './link-account.ts'
import { recurringWork } from './recurring-transfers.ts'
import { forgetAccountJob } from './remove-account.ts'
import { followUpJob, sendTransferJob } from './send-transfer.ts'

export const fundingJobs = (deps: FundingDeps): Job<never>[] =>
  [
    registerAccountJob(deps),
    forgetAccountJob(deps),
    sendTransferJob(deps),
    followUpJob(deps),
    checkVerificationsJob(deps),
  ] as Job<never>[]

export const fundingDueWork = (deps: FundingDeps): DueWork[] => [recurringWork(deps)]
