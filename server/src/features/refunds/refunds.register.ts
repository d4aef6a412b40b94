import type { Registered } from '../../boot/registered.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import { refundsDueWork, refundsJobs } from './refunds.jobs.ts'
import { refundsRecords } from './refunds.records.ts'
import { refundsRoutes } from './refunds.routes.ts'
import { type RefundsService, refundsService } from './refunds.service.ts'

export const registerRefunds = (deps: RefundsDeps): Registered<RefundsService> => {
  const service = refundsService(deps)
  return {
    service,
    routes: (serve) => refundsRoutes(serve, service),
    jobs: refundsJobs(deps),
    dueWork: [refundsDueWork(deps)],
    records: refundsRecords,
    onProcessorEvents: {
      refund_check: (tx, customerId, { check }) => service.recordEvent(tx, customerId, check),
    },
  }
}
