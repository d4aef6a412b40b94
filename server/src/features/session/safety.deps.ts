import type { Emails } from '../../messaging/emails.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { SessionDeps } from './session.deps.ts'

/** Dependencies of changes to how a customer signs in; the customer is notified of each. */
export interface SafetyDeps extends SessionDeps {
  emails: Pick<Emails, 'post'>
  notifications: Pick<NotificationsService, 'notify'>
}

/** The session in which the customer requests a change of the sign-in. */
export interface SafetyCaller {
  customerId: number
  sessionId: number
}
