import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import type {
  CardProcessor,
  ProcessorAuthorization,
  ProcessorTransaction,
} from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'

export interface TransactionsParts {
  database: Database
  clock: Clock
  processor: CardProcessor
  account: Pick<AccountService, 'listOpenAccounts' | 'recordReconciled'>
  tracker: Pick<TrackerService, 'recordMovements'>
}

export interface OwnedTransaction {
  customerId: number
  transaction: ProcessorTransaction
}
export interface OwnedAuthorization {
  customerId: number
  authorization: ProcessorAuthorization
}
