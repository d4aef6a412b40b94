/** The letters of a change of the sign-in address, to the new one before it signs in and to the old one after. */
import type { Job } from '../../jobs/queue.ts'
import { composeMessage } from '../../message.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { setConfirmationToken } from './email-confirmation.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { safetyLetter } from './safety-letters.ts'
import type { SessionParts } from './session.parts.ts'

export const SEND_EMAIL_CONFIRMATION = { name: 'session.send-email-confirmation' } as const
export const TELL_OLD_ADDRESS = { name: 'session.tell-old-address' } as const

export interface OldAddress {
  email: string
}

/** Sends the link. Done again it sends a newer link, which voids the one before. */
export const sendEmailConfirmationJob = (
  { database, clock, config }: Pick<SessionParts, 'database' | 'clock' | 'config'>,
  mail: Mail,
): Job<{ customerId: number }> => ({
  ...SEND_EMAIL_CONFIRMATION,
  run: async ({ customerId }) => {
    const token = createLinkToken()
    const to = await setConfirmationToken(database.db, customerId, hashLinkToken(token), clock.realNow())
    if (to) await mail.send(confirmationMail(to, token, config))
  },
})

export const tellOldAddressJob = (parts: Pick<SessionParts, 'config'>, mail: Mail): Job<OldAddress> => ({
  ...TELL_OLD_ADDRESS,
  run: ({ email }) => mail.send(composeMessage({ to: email, ...safetyLetter('email_changed', parts) })),
})

const confirmationMail = (to: string, token: string, config: SessionParts['config']) => {
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
