import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { CalendarStore } from './calendar.ts'

export interface ProgramDeps {
  database: Database
  clock: Clock
  config: Config
  calendar: CalendarStore
  forEachDue: ForEachDue
  queue: Queue
  emails: Pick<Emails, 'post'>
  processor: Pick<CardProcessor, 'setFeature'>
  account: Pick<AccountService, 'getReference' | 'listOpenAccounts'>
  notifications: Pick<NotificationsService, 'listNotified' | 'notify'>
  customer: Pick<CustomerService, 'getState' | 'listApproved'>
}
