import { listAchTransactions } from '@yoursuccess/contract/funding'
import type { Serve } from '../../http/serve.ts'
import type { FundingService } from './funding.service.ts'

export const fundingRoutes = (serve: Serve, funding: FundingService): void => {
  serve.customer(listAchTransactions, ({ caller }) => funding.listPending(caller.customerId))
}
