import { autopayRefusals } from '@yoursuccess/contract/autopay/autopay'
import { catchUpRefusals } from '@yoursuccess/contract/autopay/catch-up-refusals'
import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { setAsideRefusals } from '@yoursuccess/contract/setaside/set-aside-refusals'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { BillerNetwork } from '../../partners/biller-network/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { BillsService } from '../bills/bills.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaydaysService } from '../paydays/paydays.service.ts'
import type { PlanService } from '../plan/plan.service.ts'
import type { ProgramService } from '../program/program.service.ts'
import type { SetasideService } from '../setaside/setaside.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'
import type { TrusteesService } from '../trustees/trustees.service.ts'

export interface AutopayDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'SUPPORT_PHONE'>
  forEachDue: ForEachDue
  queue: Queue
  emails: Pick<Emails, 'post'>
  billers: Pick<BillerNetwork, 'arrivalOf'>
  notifications: Pick<NotificationsService, 'dropTexts' | 'notify'>
  customer: Pick<CustomerService, 'findIdByEmail' | 'getState'>
  bills: Pick<
    BillsService,
    'findBiller' | 'listFailures' | 'listPaidFromSetAside' | 'lock' | 'payPlanned' | 'sumReserved'
  >
  trustees: Pick<TrusteesService, 'checkPayment' | 'findOffices' | 'findOtherWays'>
  account: Pick<AccountService, 'getReference'>
  transactions: Pick<TransactionsService, 'catchUp' | 'listDebits' | 'lockPosting'>
  paydays: Pick<PaydaysService, 'listPayOf'>
  plan: Pick<PlanService, 'findBasis' | 'findState' | 'findTrustee' | 'hasBiller' | 'lock'>
  program: Pick<ProgramService, 'getCalendar' | 'hasEnded'>
  setAside: Pick<
    SetasideService,
    | 'areBalancesNewer'
    | 'areSharesOn'
    | 'findNewestShare'
    | 'isOpen'
    | 'listBalances'
    | 'listMovesSince'
    | 'listTopUps'
    | 'readBalances'
    | 'recordTopUp'
    | 'sendMove'
  >
  /** What the trustee posted. That feature is built later. */
  receipts(): {
    /** Ids of the payments that are in the trustee's books. */
    findPosted(db: Db, customerId: number): Promise<ReadonlySet<number>>
  }
}

export const refuse = refusing({
  ...autopayRefusals,
  ...catchUpRefusals,
  ...planRefusals,
  ...setAsideRefusals,
  ...operatorRefusals,
})

/** The page that this feature's notifications link to. */
export const AUTOPAY_PATH = '/dashboard/plan/autopay'
export const CATCH_UP_PATH = '/dashboard/plan/catch-up'
