import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { followUpRefundsJob, orderRefundJob } from './order-refund.ts'
import { refundsWork } from './plan-refunds.ts'
import type { RefundsParts } from './refunds.deps.ts'

export const refundsJobs = (parts: RefundsParts): Job<never>[] =>
  [orderRefundJob(parts), followUpRefundsJob(parts)] as Job<never>[]

export const refundsDueWork = (parts: RefundsParts): DueWork => refundsWork(parts)
