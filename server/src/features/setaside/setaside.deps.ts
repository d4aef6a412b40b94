import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { setAsideRefusals } from '@yoursuccess/contract/setaside/set-aside-refusals'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import { bankHourOf, bankingDayOf, type Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { BillsService } from '../bills/bills.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaydaysService } from '../paydays/paydays.service.ts'
import type { PlanService } from '../plan/plan.service.ts'
import type { ProgramService } from '../program/program.service.ts'
import type { ExpectedCollection } from './setaside.rules.ts'
import { type ComingPayment, morningOf } from './share-of-pay.rules.ts'

export interface SetasideDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'SUPPORT_PHONE'>
  queue: Queue
  emails: Pick<Emails, 'post'>
  forEachDue: ForEachDue
  /** Refuses orders while the account is stopped. */
  paidOrders: Idempotency
  processor: Pick<
    CardProcessor,
    'addAccount' | 'createAccountTransfer' | 'getBalance' | 'listPosted' | 'setAccountStatus'
  >
  account: Pick<
    AccountService,
    'getReference' | 'listKnown' | 'readAvailable' | 'recordMoved' | 'rememberBalances'
  >
  /** Payments that autopay plans. That feature is built later. */
  autopay(): {
    /** Those of customers who have autopay, the earliest first. */
    listComing(tx: Db, customerIds: readonly number[]): Promise<Map<number, ComingPayment[]>>
    /** What payment services may still collect for which installments of these customers, without fees. */
    listExpectedPulls(tx: Db, customerIds: readonly number[]): Promise<Map<number, ExpectedCollection[]>>
    /** What they may still collect from the main account of these customers, with fees. */
    sumExpectedPulls(tx: Db, customerIds: readonly number[]): Promise<Map<number, Cents>>
    /** Money arrived for these customers: what waits for it is looked at today. */
    wake(tx: Db, customerIds: readonly number[]): Promise<void>
  }
  bills: Pick<BillsService, 'listUnsettledPayers' | 'sumReserved' | 'sumReservedOf'>
  customer: Pick<CustomerService, 'getState' | 'listWithFeature' | 'markOf'>
  notifications: Pick<NotificationsService, 'notify' | 'notifyAll'>
  paydays: Pick<PaydaysService, 'listPayOf'>
  plan: Pick<
    PlanService,
    | 'findInstallments'
    | 'findPaidBy'
    | 'listInstallmentsOf'
    | 'listStatuses'
    | 'listWageOrders'
    | 'lock'
    | 'lockAll'
  >
  program: Pick<ProgramService, 'hasEnded'>
}

/** The last day whose morning has begun, for what is asked for on mornings (SETA-19). */
export const lastMorning = (clock: Clock): CalendarDate => {
  const now = clock.now()
  return morningOf(bankingDayOf(now), bankHourOf(now))
}

export const refuse = refusing(setAsideRefusals)
