import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import type {
  CardProcessor,
  ProcessorAuthorization,
  ProcessorTransaction,
} from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { RewardsService } from '../rewards/rewards.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'
import type { Loss } from './transactions.queries.ts'

export interface TransactionsParts {
  database: Database
  clock: Clock
  processor: CardProcessor
  account: Pick<AccountService, 'listOpenAccounts' | 'recordReconciled' | 'recordDeposits' | 'watchBalance'>
  tracker: Pick<TrackerService, 'recordMovements'>
  rewards: Pick<RewardsService, 'tellCashBack'>
  /** Settles answered cases when money comes back for their transactions. */
  takeBackReturned: (tx: Db, customerId: number, losses: readonly Loss[]) => Promise<void>
  /** By the program's calendar. */
  haveDepositsEnded: () => boolean
}

export interface OwnedTransaction {
  customerId: number
  transaction: ProcessorTransaction
}
export interface OwnedAuthorization {
  customerId: number
  authorization: ProcessorAuthorization
}
