import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { RefundChecks } from '../../partners/refund-checks/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { ProgramService } from '../program/program.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'

export interface RefundsDeps {
  database: Database
  clock: Clock
  config: Config
  forEachDue: ForEachDue
  queue: Queue
  emails: Pick<Emails, 'post'>
  processor: Pick<CardProcessor, 'getBalance'>
  refundChecks: RefundChecks
  account: Pick<AccountService, 'getReference' | 'listOpenAccounts'>
  notifications: Pick<NotificationsService, 'notify'>
  customer: Pick<CustomerService, 'getEmail' | 'findPayee'>
  program: Pick<ProgramService, 'hasEnded' | 'getCalendar' | 'getProgram' | 'countUnreportedLimits'>
  /** How many transfers into the account are pending. */
  countTransfersUnderWay(customerId: number): Promise<number>
}
