import { pick } from '@yoursuccess/contract/plan/plan-refusals'
import { receiptRefusals } from '@yoursuccess/contract/receipts/receipt-refusals'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { AutopayService } from '../autopay/autopay.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PlanService } from '../plan/plan.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'

export interface ReceiptsDeps {
  database: Database
  clock: Clock
  customer: Pick<CustomerService, 'listWithFeature'>
  notifications: Pick<NotificationsService, 'dropTexts' | 'notifyAll'>
  plan: Pick<PlanService, 'exists' | 'lock' | 'lockAll' | 'listTrusteePayments'>
  tracker: Pick<TrackerService, 'lookAtTrusteePayment'>
  autopay: Pick<AutopayService, 'followPlan'>
}

export const refuse = refusing({ ...receiptRefusals, ...pick('plan.missing') })
