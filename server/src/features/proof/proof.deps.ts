import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { proofRefusals } from '@yoursuccess/contract/proof/proof-refusals'
import type { Database } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { AccountService } from '../account/account.service.ts'
import type { AutopayService } from '../autopay/autopay.service.ts'
import type { BillsService } from '../bills/bills.service.ts'
import type { PlanService } from '../plan/plan.service.ts'
import type { ReceiptsService } from '../receipts/receipts.service.ts'
import type { SetasideService } from '../setaside/setaside.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'

export interface ProofDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'PRODUCT_NAME' | 'BANK_NAME'>
  account: Pick<AccountService, 'getHolder'>
  autopay: Pick<AutopayService, 'listPulls'>
  bills: Pick<BillsService, 'listTrusteeHistory'>
  plan: Pick<PlanService, 'listBillerIds' | 'readHistory'>
  transactions: Pick<TransactionsService, 'listBillPaymentLines' | 'listDebitLines'>
  setAside: Pick<SetasideService, 'listBillPaymentLines'>
  receipts: Pick<ReceiptsService, 'listFor'>
}

export const refuse = refusing({ ...planRefusals, ...proofRefusals })
