/** Password reset by mail. Asking costs and answers the same for every address: the work happens in a job. */
import { sessionRefusals } from '@yoursuccess/contract/session'
import { audit } from '../../audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { composeMessage } from '../../message.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { refusing } from '../../refusal.ts'
import { deleteWaitingEmail } from './email-confirmation.queries.ts'
import { forgetDevices } from './known-device.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, findCustomerByEmail, updateCustomer } from './session.queries.ts'
import { replaceResetToken, useResetToken } from './reset-token.queries.ts'
import { tellOwner } from './safety-letters.ts'
import type { SafetyParts } from './safety.parts.ts'
import type { SessionParts } from './session.parts.ts'
import { normalizeEmail } from './sign-in.ts'

const refuse = refusing(sessionRefusals)

export const SEND_RESET_LINK = { name: 'session.send-reset-link' } as const

/** Asks for a reset link. Never says whether somebody has the address. */
export const requestPasswordReset = async (
  { database, queue }: SessionParts,
  email: string,
): Promise<void> => {
  await database.transaction((tx) => queue.send(tx, SEND_RESET_LINK, { email: normalizeEmail(email) }))
  queue.wake(SEND_RESET_LINK)
}

/** Sends the link. Done again it sends a newer link, which voids the one before. */
export const sendResetLinkJob = (parts: SessionParts, mail: Mail): Job<{ email: string }> => ({
  ...SEND_RESET_LINK,
  retries: 5,
  run: async ({ email }) => {
    const token = await issueToken(parts, email)
    if (token) await mail.send(resetMail(email, token, parts.config))
  },
})

const issueToken = ({ database, clock, config }: SessionParts, email: string): Promise<string | undefined> =>
  database.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email)
    if (!customer) return undefined
    const token = createLinkToken()
    const now = clock.realNow()
    const expiresAt = new Date(now.getTime() + config.RESET_TOKEN_MINUTES * 60_000)
    await replaceResetToken(tx, customer.id, hashLinkToken(token), expiresAt)
    await audit(tx, {
      happenedAt: now,
      actor: 'system',
      action: 'session.reset_link_issued',
      customerId: customer.id,
    })
    return token
  })

/**
 * Sets the new password and ends all sessions. Throws `session.invalid_reset_token` for a link that is unknown, used
 * or too old, `session.common_password` (which leaves the link usable).
 */
export const updatePassword = async (
  parts: SafetyParts,
  request: { token: string; password: string; requestId: string },
) => {
  const { database, clock } = parts
  if (isCommonPassword(request.password)) {
    throw refuse('session.common_password', {
      errors: { 'user.password': [sessionRefusals['session.common_password'].error] },
    })
  }
  const passwordHash = await hashPassword(request.password)
  await database.transaction(async (tx) => {
    const now = clock.realNow()
    const customerId = await useResetToken(tx, hashLinkToken(request.token), now)
    if (!customerId) throw refuse('session.invalid_reset_token')
    await updateCustomer(tx, customerId, { passwordHash, failedSignIns: 0 })
    // Whoever has the mailbox decides, also against somebody who asked for another address in a stolen session.
    await deleteWaitingEmail(tx, customerId)
    await endSessions(tx, customerId, now, 'password_changed')
    await forgetDevices(tx, customerId)
    await audit(tx, {
      happenedAt: now,
      actor: 'customer',
      action: 'session.password_changed',
      customerId,
      requestId: request.requestId,
    })
    await tellOwner(parts, tx, customerId, 'password_changed')
  })
}

const resetMail = (to: string, token: string, config: SessionParts['config']) => {
  const link = new URL('/password-reset', config.publicUrl)
  link.searchParams.set('reset_password_token', token)
  return composeMessage({
    to,
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for your ${config.PRODUCT_NAME} account.`,
      `Open this link within ${config.RESET_TOKEN_MINUTES} minutes to choose one. It works once.`,
      link,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
  })
}
