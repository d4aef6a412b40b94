import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { followUpRefundsJob, orderRefundJob } from './order-refund.ts'
import { refundsWork } from './plan-refunds.ts'
import type { RefundsDeps } from './refunds.deps.ts'

export const refundsJobs = (deps: RefundsDeps): Job<never>[] =>
  [orderRefundJob(deps), followUpRefundsJob(deps)] as Job<never>[]

export const refundsDueWork = (deps: RefundsDeps): DueWork => refundsWork(deps)
