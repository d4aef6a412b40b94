/**
 * The emails of a change of the sign-in address to addresses that do not sign in: the new one, and one that belongs
 * to another customer.
 */
import { createHash } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { composeMessage } from '../../messaging/message.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { findWaitingEmail, setConfirmationToken } from './email-confirmation.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { findCustomerByEmail } from './session.queries.ts'
import type { SessionDeps } from './session.deps.ts'
import { isEmailReserved } from './snapshot.queries.ts'
import { blockUntil, countFailure, findThrottle } from './throttle.queries.ts'

export const SEND_EMAIL_CONFIRMATION = { name: 'session.send-email-confirmation' } as const

/** For this long after a notification, we do not notify the owner of an address again that another person tried it. */
const NOTIFY_AGAIN_MS = 24 * 3_600_000

/**
 * Sends the link. A repeat sends a newer link, which voids the one before. An address that belongs to another
 * customer gets no link; the requester cannot see the difference, and the owner is notified.
 */
export const sendEmailConfirmationJob = (
  deps: Pick<SessionDeps, 'database' | 'clock' | 'config'>,
  mail: Mail,
): Job<{ customerId: number }> => ({
  ...SEND_EMAIL_CONFIRMATION,
  run: async ({ customerId }) => {
    const { database, clock, config } = deps
    const now = clock.realNow()
    const wanted = await findWaitingEmail(database.db, customerId, now)
    if (wanted && (await isEmailTaken(database.db, wanted, now, customerId)))
      return notifyOwnerOfAddress(deps, mail, wanted)
    const token = createLinkToken()
    const to = await setConfirmationToken(database.db, customerId, hashLinkToken(token), now)
    if (to) await mail.send(confirmationMail(to, token, config))
  },
})

/** Whether an address belongs to another customer, or may return to one. */
export const isEmailTaken = async (
  db: Db,
  email: string,
  now: Date,
  exceptCustomerId: number,
): Promise<boolean> =>
  (await findCustomerByEmail(db, email)) !== undefined ||
  (await isEmailReserved(db, email, now, exceptCustomerId))

const notifyOwnerOfAddress = async (
  { database, clock, config }: Pick<SessionDeps, 'database' | 'clock' | 'config'>,
  mail: Mail,
  to: string,
): Promise<void> => {
  const subject = createHash('sha256').update(`email-tried:${to}`).digest('base64url')
  const now = clock.realNow()
  const reported = await findThrottle(database.db, subject)
  if (reported && reported.blockedUntil > now) return
  // Recorded after sending: a job that failed sends it again.
  await mail.send(triedMail(to, config))
  await countFailure(database.db, subject, now, now)
  await blockUntil(database.db, subject, new Date(now.getTime() + NOTIFY_AGAIN_MS))
}

const triedMail = (to: string, config: SessionDeps['config']) =>
  composeMessage({
    to,
    subject: 'Someone tried to use your email address',
    paragraphs: [
      `Someone tried to use this address for their own ${config.PRODUCT_NAME} account. It belongs to your account, so nothing changed.`,
      "You don't have to do anything. We don't tell them that the address has an account.",
      `Questions? Call us at ${config.SUPPORT_PHONE}.`,
    ],
  })

const confirmationMail = (to: string, token: string, config: SessionDeps['config']) => {
  const link = new URL('/confirm-email', config.publicUrl)
  link.searchParams.set('token', token)
  return composeMessage({
    to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Somebody, hopefully you, entered this address for a ${config.PRODUCT_NAME} account.`,
      'Open this link within 24 hours, and you sign in with this address from then on. It works once.',
      link,
      'If it was not you, do nothing: the address is not used.',
    ],
  })
}
