/**
 * Password reset by email. A link works until it is used or expires, even if others are requested. The
 * request does the same work and gets the same reply for every address; a job does the rest.
 */
import { randomUUID } from 'node:crypto'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { inLanguage } from '../../messaging/language.ts'
import { composeMessage } from '../../messaging/message.ts'
import { t } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { refusing } from '../../http/refusal.ts'
import { normalizeEmail } from '../customer/customer.service.ts'
import { deleteWaitingEmail } from './email-confirmation.queries.ts'
import { forgetDevices } from './known-device.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { isCommonPassword } from './common-passwords.ts'
import { countPasskeys } from './passkey.queries.ts'
import { hashPassword } from './passwords.ts'
import { copy } from './session.messages.ts'
import { endSessions, findCustomerByEmail, lockCustomer, updateCustomer } from './session.queries.ts'
import { hadLinkSince, insertResetToken, useResetToken, voidResetTokens } from './reset-token.queries.ts'
import { notifyCustomer } from './safety.emails.ts'
import type { SafetyDeps } from './safety.deps.ts'
import type { SessionDeps } from './session.deps.ts'

const refuse = refusing(sessionRefusals)

export const SEND_RESET_LINK = { name: 'session.send-reset-link' } as const
/** An address gets at most one email in this time. */
const MAIL_AGAIN_MS = 2 * 60_000

export interface ResetRequest {
  email: string
  /**
   * Identifies the request, so that a retry of its job may send an email again at once, but other requests
   * may not.
   */
  request: string
  /** Set for the link after an undone change: sent even if another link was sent just now. */
  isUrgent?: boolean
}

/** Enqueues a reset link. Never reveals whether a customer has the address. */
export const requestPasswordReset = async ({ database, queue }: SessionDeps, email: string) => {
  const request = { email: normalizeEmail(email), request: randomUUID() }
  await database.transaction((tx) => queue.send<ResetRequest>(tx, SEND_RESET_LINK, request))
  queue.wake(SEND_RESET_LINK)
}

type LinkDeps = Pick<SessionDeps, 'database' | 'clock' | 'config'>

/**
 * Sends the link unless another request sent one just now. A retry sends a new link and voids only the
 * earlier link of the same request.
 */
export const sendResetLinkJob = (deps: LinkDeps, mail: Mail): Job<ResetRequest> => ({
  ...SEND_RESET_LINK,
  retries: 5,
  run: async (request) => {
    const issued = await issueToken(deps, request)
    if (!issued) return
    await mail.send(inLanguage(issued.language, () => resetMail(request, issued.token, deps.config)))
  },
})

const issueToken = (deps: LinkDeps, { email, request, isUrgent = false }: ResetRequest) =>
  deps.database.transaction(async (tx) => {
    const found = await findCustomerByEmail(tx, email)
    // Lock the customer, so that simultaneous requests are decided one after another.
    const customer = found && (await lockCustomer(tx, found.id))
    if (!customer) return undefined
    const now = deps.clock.realNow()
    const since = new Date(now.getTime() - MAIL_AGAIN_MS)
    if (!isUrgent && (await hadLinkSince(tx, customer.id, since, request))) return undefined
    const token = await createResetToken(deps, tx, customer.id, request)
    await audit(tx, now, 'system', 'session.reset_link_issued', { customerId: customer.id })
    return { token, language: customer.language ?? 'en' }
  })

/** Creates a token for the page where the customer chooses a new password. */
export const createResetToken = async (
  { clock, config }: Pick<SessionDeps, 'clock' | 'config'>,
  tx: Db,
  customerId: number,
  requestedBy: string,
): Promise<string> => {
  const token = createLinkToken()
  const createdAt = clock.realNow()
  const expiresAt = new Date(createdAt.getTime() + config.RESET_TOKEN_MINUTES * 60_000)
  await insertResetToken(tx, {
    customerId,
    tokenHash: hashLinkToken(token),
    expiresAt,
    createdAt,
    requestedBy,
  })
  return token
}

/**
 * Sets the new password, ends all sessions and forgets all known browsers. Throws
 * `session.invalid_reset_token` for a link that is unknown, used or expired, and `session.common_password`,
 * after which the link still works.
 */
export const updatePassword = async (deps: SafetyDeps, request: { token: string; password: string }) => {
  const { database, clock } = deps
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
    await voidResetTokens(tx, customerId, now)
    await updateCustomer(tx, customerId, { passwordHash, failedSignIns: 0 })
    // Whoever reads the mailbox decides: this also stops a new address that a thief requested in a stolen
    // session.
    await deleteWaitingEmail(tx, customerId)
    await endSessions(tx, customerId, now, 'password_changed')
    await forgetDevices(tx, customerId)
    await audit(tx, now, 'customer', 'session.password_changed', { customerId })
    const hasPasskeys = (await countPasskeys(tx, customerId)) > 0
    await notifyCustomer(deps, tx, customerId, hasPasskeys ? 'password_changed_passkeys' : 'password_changed')
  })
}

const resetMail = ({ email, isUrgent }: ResetRequest, token: string, config: SessionDeps['config']) => {
  const link = new URL('/password-reset', config.publicUrl)
  link.searchParams.set('reset_password_token', token)
  return composeMessage({
    to: email,
    subject: t(copy.reset.subject),
    paragraphs: [
      t(isUrgent ? copy.reset.afterUndo : copy.reset.asked, { product: config.PRODUCT_NAME }),
      t(copy.reset.open, { minutes: config.RESET_TOKEN_MINUTES }),
      link,
      ...(isUrgent ? [] : [t(copy.reset.notYou)]),
    ],
  })
}
