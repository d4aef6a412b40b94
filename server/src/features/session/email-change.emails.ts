/**
 * Emails about a requested sign-in address: the confirmation link to the new address or, if it belongs to
 * another customer, a notification to its owner.
 */
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { common } from '../../messaging/common.messages.ts'
import { inLanguage } from '../../messaging/language.ts'
import { composeMessage } from '../../messaging/message.ts'
import { t } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { findWaitingEmail, setConfirmationToken } from './email-confirmation.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { copy } from './session.messages.ts'
import { findCustomer, findCustomerByEmail } from './session.queries.ts'
import type { SessionDeps } from './session.deps.ts'
import { isEmailReserved } from './snapshot.queries.ts'
import { check, refuseUntil, subjectOf } from './sign-in-guard.ts'

export const SEND_EMAIL_CONFIRMATION = { name: 'session.send-email-confirmation' } as const

/** The owner of an address is notified at most once in this time that another person tried to use it. */
const NOTIFY_AGAIN_MS = 24 * 3_600_000

/**
 * Sends the confirmation link. If the job runs again, it sends a new link, and the earlier one stops working.
 * An address that belongs to another customer gets no link: its owner is notified, and the requester sees no
 * difference.
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
    if (!to) return
    const language = (await findCustomer(database.db, customerId))?.language ?? 'en'
    await mail.send(inLanguage(language, () => confirmationMail(to, token, config)))
  },
})

/** Whether another customer has the address, or can still get it back by undoing a change. */
export const isEmailTaken = async (db: Db, email: string, now: Date, exceptCustomerId: number) =>
  (await findCustomerByEmail(db, email)) !== undefined ||
  (await isEmailReserved(db, email, now, exceptCustomerId))

const notifyOwnerOfAddress = async (
  { database, clock, config }: Pick<SessionDeps, 'database' | 'clock' | 'config'>,
  mail: Mail,
  to: string,
): Promise<void> => {
  const attempt = { own: subjectOf('email-tried', to) }
  const now = clock.realNow()
  if ((await check(database.db, attempt, now)).waitMs > 0) return
  // Recorded only after sending, so that a retry of a failed job sends it again.
  const language = (await findCustomerByEmail(database.db, to))?.language ?? 'en'
  await mail.send(inLanguage(language, () => triedMail(to, config)))
  await refuseUntil(database.db, attempt, now, new Date(now.getTime() + NOTIFY_AGAIN_MS))
}

const triedMail = (to: string, config: SessionDeps['config']) =>
  composeMessage({
    to,
    subject: t(copy.emailTried.subject),
    paragraphs: [
      t(copy.emailTried.text, { product: config.PRODUCT_NAME }),
      t(copy.emailTried.next),
      t(common.questions, { phone: config.SUPPORT_PHONE }),
    ],
  })

const confirmationMail = (to: string, token: string, config: SessionDeps['config']) => {
  const link = new URL('/confirm-email', config.publicUrl)
  link.searchParams.set('token', token)
  return composeMessage({
    to,
    subject: t(copy.confirmEmail.subject),
    paragraphs: [
      t(copy.confirmEmail.text, { product: config.PRODUCT_NAME }),
      t(copy.confirmEmail.open),
      link,
      t(copy.confirmEmail.notYou),
    ],
  })
}
