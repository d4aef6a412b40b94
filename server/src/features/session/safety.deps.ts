import type { Db } from '@yoursuccess/database/database'
import type { Emails } from '../../messaging/emails.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { SessionDeps } from './session.deps.ts'

/** What the changes of a sign-in need besides: the owner is told of each. */
export interface SafetyDeps extends SessionDeps {
  emails: Pick<Emails, 'post'>
  notifications: Pick<NotificationsService, 'notify'>
  /** The phone number that the customer has, where there is one. */
  phoneOf(db: Db, customerId: number): Promise<string | undefined>
}

/** The session in which the customer asks for a change of the sign-in. */
export interface SafetyCaller {
  customerId: number
  sessionId: number
  requestId: string
}
