import { payScheduleRefusals } from '@yoursuccess/contract/paydays/pay-schedules'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { BillsService } from '../bills/bills.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { FundingService } from '../funding/funding.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'

export interface PaydaysDeps {
  database: Database
  clock: Clock
  customer: Pick<CustomerService, 'hasFeature'>
  transactions: Pick<TransactionsService, 'findPosted' | 'listDeposits' | 'listDepositsOfMany' | 'sumFunding'>
  tracker: Pick<TrackerService, 'listGoalsOfMonths' | 'sumSpending' | 'findTrusteeDue'>
  bills: Pick<BillsService, 'listRemindersBetween'>
  funding: Pick<FundingService, 'listDueTransfers'>
}

export const refuse = refusing(payScheduleRefusals)
