import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../clock/clock.ts'
import type { AccountService } from '../features/account/account.service.ts'
import type { ApplicationService } from '../features/application/application.service.ts'
import type { CustomerService } from '../features/customer/customer.service.ts'
import type { DisputesService } from '../features/disputes/disputes.service.ts'
import type { SessionService } from '../features/session/session.service.ts'
import type { CustomerRecord } from '../security/retention/customer-records.ts'

export interface OperatorDeps {
  database: Database
  clock: Clock
  customer: CustomerService
  session: SessionService
  account: AccountService
  application: ApplicationService
  disputes: DisputesService
  /** The customer records of every feature. */
  records: readonly CustomerRecord[]
}
