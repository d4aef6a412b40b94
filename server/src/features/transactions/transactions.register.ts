import type { Registered } from '../../boot/registered.ts'
import type { TransactionsDeps } from './transactions.deps.ts'
import { transactionsJobs } from './transactions.jobs.ts'
import { transactionsRecords } from './transactions.records.ts'
import { transactionsRoutes } from './transactions.routes.ts'
import { type TransactionsService, transactionsService } from './transactions.service.ts'

export const registerTransactions = (deps: TransactionsDeps): Registered<TransactionsService> => {
  const service = transactionsService(deps)
  return {
    service,
    routes: (serve) => transactionsRoutes(serve, service),
    jobs: transactionsJobs(service),
    records: transactionsRecords,
    onProcessorBatches: { authorizations: service.recordAuthorizations, posted: service.recordPosted },
  }
}
