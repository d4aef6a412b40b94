import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { AccountService } from '../account/account.service.ts'
import type { AutopayService } from '../autopay/autopay.service.ts'
import type { BillsService } from '../bills/bills.service.ts'
import type { FundingService } from '../funding/funding.service.ts'
import type { PaydaysService } from '../paydays/paydays.service.ts'
import type { SetasideService } from '../setaside/setaside.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'

/** The forecast has no records of its own: it reads what other features know. */
export interface ForecastDeps {
  database: Database
  clock: Clock
  account: Pick<AccountService, 'getBalance' | 'listUnmoved'>
  autopay: Pick<AutopayService, 'listUncollected'>
  bills: Pick<BillsService, 'listUntaken'>
  funding: Pick<FundingService, 'listDueTransfers'>
  paydays: Pick<PaydaysService, 'listPayOf'>
  setAside: Pick<SetasideService, 'listComingOf' | 'listOpen' | 'readComing' | 'readOpen'>
  tracker: Pick<TrackerService, 'listExpectedBills' | 'listGoalsOfMany' | 'listGoalsOfMonths'>
  transactions: Pick<TransactionsService, 'listOpenPurchases' | 'sumPurchases'>
}
