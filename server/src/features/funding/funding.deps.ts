import { achAccountRefusals } from '@yoursuccess/contract/funding/ach-accounts'
import { transferRefusals } from '@yoursuccess/contract/funding/ach-transactions'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { AchNetwork } from '../../partners/ach/port.ts'
import type { BankLink } from '../../partners/bank-link/port.ts'
import { refusing } from '../../http/refusal.ts'
import type { Vault } from '../../security/vault/vault.ts'
import type { AccountService } from '../account/account.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { ProgramService } from '../program/program.service.ts'
import type { SessionService } from '../session/session.service.ts'

export interface FundingDeps {
  database: Database
  clock: Clock
  config: Config
  vault: Vault
  forEachDue: ForEachDue
  queue: Queue
  idempotency: Idempotency
  emails: Emails
  ach: AchNetwork
  bankLink: BankLink
  account: Pick<AccountService, 'getAccount' | 'getReference'>
  customer: Pick<CustomerService, 'getState' | 'getLegalName' | 'listApproved'>
  session: Pick<SessionService, 'lastEmailChange'>
  notifications: Pick<NotificationsService, 'dropTexts' | 'notify' | 'notifyAll'>
  program: Pick<ProgramService, 'hasEnded'>
}

export const refuse = refusing({ ...achAccountRefusals, ...transferRefusals })
