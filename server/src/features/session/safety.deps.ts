import type { Db } from '@yoursuccess/database/database'
import type { Emails } from '../../messaging/emails.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { SessionDeps } from './session.deps.ts'

/** Further dependencies for changes of a sign-in: the owner is notified of each change. */
export interface SafetyDeps extends SessionDeps {
  emails: Pick<Emails, 'post'>
  notifications: Pick<NotificationsService, 'notify'>
  /** The phone number that the customer has, where there is one. */
  phoneOf(db: Db, customerId: number): Promise<string | undefined>
}

/** The session in which the customer requests a change of the sign-in. */
export interface SafetyCaller {
  customerId: number
  sessionId: number
  requestId: string
}
