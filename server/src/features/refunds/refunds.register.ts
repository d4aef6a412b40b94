import type { Registered } from '../../boot/registered.ts'
import { followUpRefundsJob, orderRefundJob } from './order-refund.ts'
import { refundsWork } from './plan-refunds.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import { refundsRecords } from './refunds.records.ts'
import { refundsRoutes } from './refunds.routes.ts'
import { type RefundsService, refundsService } from './refunds.service.ts'

export const registerRefunds = (deps: RefundsDeps): Registered<RefundsService> => {
  const service = refundsService(deps)
  return {
    service,
    routes: (serve) => refundsRoutes(serve, service),
    jobs: [orderRefundJob(deps), followUpRefundsJob(deps)],
    dueWork: [refundsWork(deps)],
    records: refundsRecords,
    onProcessorEvents: {
      refund_check: (tx, customerId, { check }) => service.recordEvent(tx, customerId, check),
    },
  }
}
