import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type {
  CardProcessor,
  ProcessorAuthorization,
  ProcessorTransaction,
} from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { RewardsService } from '../rewards/rewards.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'

export interface TransactionsParts {
  database: Database
  clock: Clock
  forEachDue: ForEachDue
  processor: CardProcessor
  account: Pick<AccountService, 'listOpenAccounts' | 'recordReconciled' | 'recordDeposits' | 'watchBalance'>
  tracker: Pick<TrackerService, 'recordMovements'>
  rewards: Pick<RewardsService, 'tellCashBack'>
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
