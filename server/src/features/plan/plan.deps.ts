import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { BillsService } from '../bills/bills.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaydaysService } from '../paydays/paydays.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'
import type { TrusteesService } from '../trustees/trustees.service.ts'

export interface PlanDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl'>
  customer: Pick<CustomerService, 'hasFeature' | 'listApproved' | 'listWithFeature'>
  notifications: Pick<NotificationsService, 'notifyAll'>
  trustees: Pick<TrusteesService, 'find' | 'findOffices'>
  bills: Pick<BillsService, 'listPayees' | 'listPaymentsTo' | 'listPaymentsOfMany'>
  transactions: Pick<TransactionsService, 'findPosted' | 'listDeposits'>
  paydays: Pick<PaydaysService, 'hasSchedule'>
  tracker: Pick<TrackerService, 'listReportedTrusteePayments' | 'listReportedOfMany' | 'lookAtTrusteePayment'>
  /** Autopay follows the plan. That feature is built later. */
  autopay(): {
    /** After a change of the plan. Another trustee or account number pauses it until it is agreed to again. */
    followPlan(tx: Db, customerId: number, change: { isOtherTrustee: boolean }): Promise<void>
    /** What is set aside and will be sent for installments, by customer and by the key of the installment. */
    listCovers(tx: Db, customerIds: readonly number[]): Promise<Map<number, ReadonlyMap<string, Cover>>>
  }
}

export const refuse = refusing(planRefusals)
