import { getWindDown } from '@yoursuccess/contract/refunds/refund-review'
import { listRefundChecks } from '@yoursuccess/contract/refunds/refunds'
import type { Serve } from '../../http/serve.ts'
import type { RefundsService } from './refunds.service.ts'

export const refundsRoutes = (serve: Serve, refunds: RefundsService): void => {
  serve.customer(listRefundChecks, async ({ caller }) => ({
    refund_checks: await refunds.listChecks(caller.customerId),
  }))
  serve.open(getWindDown, () => refunds.getWindDown())
}
