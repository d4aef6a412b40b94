import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { IdentityCheck } from '../../partners/identity-check/port.ts'
import type { PhoneVerification } from '../../partners/phone-codes/port.ts'
import type { Vault } from '../../security/vault/vault.ts'
import type { AccountService } from '../account/account.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { ProgramService } from '../program/program.service.ts'
import type { SessionService } from '../session/session.service.ts'

export interface ApplicationDeps {
  database: Database
  clock: Clock
  config: Config
  vault: Vault
  forEachDue: ForEachDue
  queue: Queue
  customer: Pick<CustomerService, 'getEmail' | 'findIdByEmail' | 'setState' | 'setRedirectPath'>
  session: Pick<SessionService, 'createLogin' | 'hashPassword' | 'isCommonPassword'>
  account: Pick<AccountService, 'recordNewAccount' | 'recordOpenedAccount'>
  emails: Pick<Emails, 'post'>
  identity: IdentityCheck
  program: Pick<ProgramService, 'getCalendar' | 'hasEnded' | 'refresh'>
  phones: PhoneVerification
}
