import { ne } from 'drizzle-orm'
import type { Registered } from '../../boot/registered.ts'
import { daysBefore, deleteOldestOf } from '../../security/retention/old-rows.ts'
import type { TransactionsDeps } from './transactions.deps.ts'
import { reconciliationWork } from './transactions.jobs.ts'
import { transactionsRecords } from './transactions.records.ts'
import { transactionsRoutes } from './transactions.routes.ts'
import { type TransactionsService, transactionsService } from './transactions.service.ts'
import { authorizations } from './transactions.tables.ts'

export const registerTransactions = (deps: TransactionsDeps): Registered<TransactionsService> => {
  const service = transactionsService(deps)
  return {
    service,
    routes: (serve) => transactionsRoutes(serve, service),
    dueWork: [reconciliationWork(service)],
    records: transactionsRecords,
    oldRows: [
      {
        // The settled ones are transactions, and the others moved no money. An open one stays.
        deleteOldest: (limit) =>
          deleteOldestOf(deps.database, {
            table: authorizations,
            since: authorizations.authorizedAt,
            before: daysBefore(deps.clock.now(), deps.config.AUTHORIZATION_RETENTION_DAYS),
            only: ne(authorizations.state, 'open'),
            limit,
          }),
      },
    ],
    // Posting is locked for the whole batch before its listeners are called.
    onProcessorBatches: { authorizations: service.recordAuthorizations, posted: service.recordLocked },
  }
}
