import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { CardService } from '../card/card.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { SessionService } from '../session/session.service.ts'

export interface AccountParts {
  database: Database
  clock: Clock
  processor: CardProcessor
  queue: Queue
  session: Pick<SessionService, 'getEmail'>
  card: CardService
  notifications: Pick<NotificationsService, 'countUnread'>
}
