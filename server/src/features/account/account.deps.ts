import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { CardService } from '../card/card.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { SessionService } from '../session/session.service.ts'

export interface AccountDeps {
  database: Database
  clock: Clock
  processor: CardProcessor
  queue: Queue
  session: Pick<SessionService, 'getEmail' | 'getEmails' | 'setRedirectPath'>
  card: CardService
  notifications: Pick<NotificationsService, 'countUnread' | 'notify'>
  /** Starts the monthly statements on `openedOn`. Runs in the transaction that opens the account. */
  beginStatements(tx: Db, customerId: number, openedOn: CalendarDate): Promise<void>
}
