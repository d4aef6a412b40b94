import type { Database, Db } from '@yoursuccess/database/database'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Config } from '../../boot/config.ts'
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
  config: Pick<Config, 'AUTHORIZATION_RETENTION_DAYS'>
  forEachDue: ForEachDue
  processor: CardProcessor
  account: Pick<
    AccountService,
    | 'getReference'
    | 'listDueReconciliations'
    | 'listAllReconciliations'
    | 'recordReconciled'
    | 'recordMoved'
    | 'recordDeposits'
    | 'isBalanceKnown'
    | 'rememberBalances'
    | 'watchBalance'
  >
  tracker: Pick<TrackerService, 'recordMovements' | 'listTransactionItems'>
  rewards: Pick<RewardsService, 'notifyCashBack'>
  /** Settles answered disputes when a merchant returns the money of their transactions. */
  takeBackReturned: (tx: Db, customerId: number, losses: readonly Loss[]) => Promise<void>
  /** Completes our copy of what was posted to the customer's set-aside since a day. Throws PartnerError. */
  reconcileSetAside: (customerId: number, from: CalendarDate) => Promise<void>
  /** What the shares of pay need to know of postings. That feature is built later. */
  shares: {
    /** Records those whose share may be set aside. Returns how many. */
    recordDeposits(tx: Db, deposits: readonly PostedDeposit[]): Promise<number>
    /** Records what takes back such deposits. */
    recordTakenBack(tx: Db, takenBack: readonly TakenBack[]): Promise<void>
  }
  /** Whether deposits have ended by the program's calendar. */
  haveDepositsEnded: () => boolean
}

export interface OwnedTransaction {
  customerId: number
  transaction: ProcessorTransaction
}
/** Money that others sent. */
export interface PostedDeposit {
  id: number
  customerId: number
  amountCents: Cents
  postedOn: CalendarDate
}
/** What takes a deposit back. */
export interface TakenBack {
  customerId: number
  /** The transaction that takes it back. */
  transactionId: number
  depositId: number
  amountCents: Cents
  postedOn: CalendarDate
}
export interface OwnedAuthorization {
  customerId: number
  authorization: ProcessorAuthorization
}

/** How much of a transaction the customer lost and did not get back. */
export interface Loss {
  /** The id of the requested transaction. */
  id: number
  /** The debit minus the transactions that return it; zero for a credit. */
  lostCents: Cents
  /** Credits that are linked to the transaction. The bank's own credits for a dispute are not among them. */
  returnedCents: Cents
  /** The money went to another account of the customer, or came from it. */
  isOwnTransfer: boolean
  /** Ids of the transaction and those linked to it. What the bank credited for one of them counts for all. */
  relatedIds: number[]
}
