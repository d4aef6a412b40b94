import type { Database, Db } from '@yoursuccess/database/database'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Clock } from '../../clock/clock.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type {
  CardProcessor,
  ProcessorAuthorization,
  ProcessorTransaction,
} from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { RewardsService } from '../rewards/rewards.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'

export interface TransactionsDeps {
  database: Database
  clock: Clock
  forEachDue: ForEachDue
  processor: CardProcessor
  account: Pick<AccountService, 'listOpenAccounts' | 'recordReconciled' | 'recordDeposits' | 'watchBalance'>
  tracker: Pick<TrackerService, 'recordMovements'>
  rewards: Pick<RewardsService, 'notifyCashBack'>
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

/** What a customer lost by a transaction and did not get back. */
export interface Loss {
  /** Of the transaction that was asked for. */
  id: number
  /** A debit less the transactions that return it; zero for a credit. */
  lostCents: Cents
  /** What came back by transactions that name it, beside what the bank gave. */
  returnedCents: Cents
  /** It, and those that are linked to it: what the bank gave for one of them counts for all. */
  relatedIds: number[]
}
