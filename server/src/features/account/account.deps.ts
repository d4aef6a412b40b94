import type { Account } from '@yoursuccess/contract/account/account'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { AccountStatus, CardProcessor } from '../../partners/card-processor/port.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { SessionService } from '../session/session.service.ts'

export interface AccountDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'PRODUCT_NAME' | 'SUPPORT_PHONE' | 'UNFUNDED_CLOSE_DAYS' | 'publicUrl'>
  forEachDue: ForEachDue
  idempotency: Idempotency
  processor: CardProcessor
  queue: Queue
  customer: CustomerService
  session: Pick<SessionService, 'findUnconfirmedEmail'>
  /** What an account needs of its card. The card feature does it, and is built later. */
  card(): {
    /** The card as the account shows it. Null if there is no card yet (ACCOUNT-03). */
    viewCurrent(db: Db, customerId: number): Promise<Account['current_card']>
    /** Records the card that the processor issued with the account. */
    recordIssued(tx: Db, card: { customerId: number; accountId: number; processorRef: string }): Promise<void>
    /** Orders the plastic card, once per customer. */
    orderPlastic(tx: Db, order: { customerId: number; accountId: number }): Promise<void>
  }
  notifications: Pick<NotificationsService, 'countUnread' | 'notify' | 'notifyAll'>
  emails: Pick<Emails, 'post'>
  /** Starts the monthly statements on `openedOn`. Runs in the transaction that opens the account. */
  beginStatements(tx: Db, customerId: number, openedOn: CalendarDate): Promise<void>
  /** The customer's set-aside, a second account. That feature is built later. */
  setAside(): {
    /** Whether money is in it, as far as is known. */
    hasMoney(db: Db, customerId: number): Promise<boolean>
    /** Whether nothing is in it or under way. Throws PartnerError. */
    isEmpty(customerId: number): Promise<boolean>
    /** Gives it the status of the account. Safe to repeat with one reference. Throws PartnerError. */
    syncStatus(customerId: number, change: { accountStatus: AccountStatus; reference: string }): Promise<void>
    /** Stores a keyed hash of its number before it is erased. */
    markErased(tx: Db, customerId: number): Promise<void>
  }
  /** The number of the customer's transfers into the account that are not settled yet. */
  countTransfersUnderWay(customerId: number): Promise<number>
  /** Asks the bank linking partner to delete the customer's accounts at other banks. Throws PartnerError. */
  unlinkAll(customerId: number): Promise<void>
}
