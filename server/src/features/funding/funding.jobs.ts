import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { checkVerificationsJob } from './check-verifications.ts'
import type { FundingParts } from './funding.deps.ts'
import { registerAccountJob } from './link-account.ts'
import { recurringWork } from './recurring-transfers.ts'
import { forgetAccountJob } from './remove-account.ts'
import { followUpJob, sendTransferJob } from './send-transfer.ts'

export const fundingJobs = (parts: FundingParts): Job<never>[] =>
  [
    registerAccountJob(parts),
    forgetAccountJob(parts),
    sendTransferJob(parts),
    followUpJob(parts),
    checkVerificationsJob(parts),
  ] as Job<never>[]

export const fundingDueWork = (parts: FundingParts): DueWork[] => [recurringWork(parts)]
