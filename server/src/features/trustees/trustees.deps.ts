import type { Cents } from '@yoursuccess/contract/core/money'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { trusteeDirectoryRefusals } from '@yoursuccess/contract/trustees/directory-review'
import type { CaseNumbers } from '@yoursuccess/contract/trustees/memo.rules'
import type { BankMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { trusteeReportRefusals } from '@yoursuccess/contract/trustees/trustees'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { Payee } from './matching.rules.ts'

/** A payment of a customer to a payee that the bank's records have. */
export interface MadePayment {
  payee: Payee
  kind: BankMethodKind
  /** `returned` by the payee; `under_way` until the payee has it. */
  state: 'returned' | 'under_way'
  amountCents: Cents
  expectedOn: CalendarDate
  /** The day on which it came to its state. */
  since: CalendarDate
}

export interface TrusteesDeps {
  database: Database
  clock: Clock
  customer: Pick<CustomerService, 'hasFeature' | 'getEmail' | 'getHolder'>
  /** The customer's payments that are under way or that the payee returned, the newest first. */
  listPayments: (db: Db, customerId: number) => Promise<MadePayment[]>
  /** The numbers of the customer's plan. Undefined without a plan. */
  findCase: (db: Db, customerId: number) => Promise<CaseNumbers | undefined>
}

export const refuse = refusing({ ...trusteeReportRefusals, ...trusteeDirectoryRefusals })
