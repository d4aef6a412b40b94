/**
 * Changes the sign-in email. The customer requests a new address in the settings; it replaces the current one
 * when the link sent to it is opened (SETTINGS-01, SETTINGS-03).
 */
import { personalInfoRefusals } from '@yoursuccess/contract/customer/personal-info'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import { type EmailChange, normalizeEmail, type SignInChanges } from '../customer/customer.service.ts'
import { isEmailTaken, SEND_EMAIL_CONFIRMATION } from './email-change.emails.ts'
import {
  findOwnerOfToken,
  findWaitingEmail,
  replaceWaitingEmail,
  takeWaitingEmail,
} from './email-confirmation.queries.ts'
import { hashLinkToken } from './link-token.ts'
import { lockCaller } from './lock-caller.ts'
import { forgetMfa } from './multi-factor.ts'
import { voidResetTokens } from './reset-token.queries.ts'
import { endSessions, lockCustomer, updateCustomer } from './session.queries.ts'
import { needsPasscode } from './session.rules.ts'
import type { SafetyCaller, SafetyDeps } from './safety.deps.ts'
import { changeParagraphs, notifyCustomer } from './safety.emails.ts'
import { countEmailChangesSince } from './snapshot.queries.ts'
import { keepForUndo, sendUndoLink, notifyWithUndo } from './undo-link.ts'

const refuse = refusing(personalInfoRefusals)

const CONFIRM_WITHIN_MS = 24 * 3_600_000
/** Each request sends an email to an address that may be a stranger's. */
const MAX_CHANGES_A_DAY = 3
const DAY_MS = 24 * 3_600_000

export const signInChanges = (deps: SafetyDeps): SignInChanges => {
  const { database, clock, queue } = deps

  return {
    /**
     * Requests a new sign-in address; requesting the current one changes nothing. The consequences
     * (multi-factor off, other sessions ended) apply now, not at the confirmation (SETTINGS-03). The result
     * does not reveal whether another customer has the address. Throws
     * `personal_info.too_many_email_changes` and `signed_out`.
     */
    requestChange: async (tx: Db, caller: SafetyCaller, email: string): Promise<EmailChange> => {
      const customer = await lockCaller(tx, caller)
      const newEmail = normalizeEmail(email)
      const now = clock.realNow()
      if (newEmail === customer.email) {
        const unconfirmed = (await findWaitingEmail(tx, customer.id, now)) ?? null
        return { unconfirmed, isNew: false, mfaDisabled: false }
      }
      const lately = await countEmailChangesSince(tx, customer.id, new Date(now.getTime() - DAY_MS))
      if (lately >= MAX_CHANGES_A_DAY) throw tooMany()

      const kept = await keepForUndo(deps, tx, customer, 'email_asked')
      const expiresAt = new Date(now.getTime() + CONFIRM_WITHIN_MS)
      await replaceWaitingEmail(tx, { customerId: customer.id, newEmail, expiresAt, createdAt: now })
      await queue.send(tx, SEND_EMAIL_CONFIRMATION, { customerId: customer.id })
      await updateCustomer(tx, customer.id, { emailChangedAt: now })
      await forgetMfa(tx, customer.id)
      await voidResetTokens(tx, customer.id, now)
      await endSessions(tx, customer.id, now, 'email_changed', caller.sessionId)
      const hadMfa = needsPasscode(customer)
      await notifyWithUndo(deps, tx, customer.id, hadMfa ? 'email_asked_mfa_off' : 'email_asked', kept)
      await audit(tx, now, 'customer', 'session.email_change_asked', { customerId: customer.id })
      return { unconfirmed: newEmail, isNew: true, mfaDisabled: hadMfa }
    },

    /** Confirms the new address with the token of its link. Throws `personal_info.invalid_token`. */
    confirm: (token: string, onConfirmed: (tx: Db, customerId: number) => Promise<unknown>): Promise<void> =>
      database.transaction(async (tx) => {
        const tokenHash = hashLinkToken(token)
        const customerId = await findOwnerOfToken(tx, tokenHash)
        const customer = customerId && (await lockCustomer(tx, customerId))
        if (!customer) throw refuse('personal_info.invalid_token')
        const now = clock.realNow()
        const newEmail = await takeWaitingEmail(tx, customer.id, tokenHash, now)
        // Another customer may have taken the address since the link was sent.
        if (!newEmail || (await isEmailTaken(tx, newEmail, now, customer.id)))
          throw refuse('personal_info.invalid_token')
        const kept = await keepForUndo(deps, tx, customer, 'email_changed')
        await deps.customer.setEmail(tx, customer.id, newEmail)
        await updateCustomer(tx, customer.id, { emailChangedAt: now })
        await voidResetTokens(tx, customer.id, now)
        await onConfirmed(tx, customer.id)
        await notifyCustomer(deps, tx, customer.id, 'email_changed')
        await sendUndoLink(deps, tx, kept, changeParagraphs('email_changed', deps))
        await audit(tx, now, 'customer', 'session.email_changed', { customerId: customer.id })
      }),

    /**
     * Locks the customer and saves the sign-in data before the phone changes. Returns the snapshot's id for
     * `notifyPhoneChange`.
     */
    keepPhone: async (tx: Db, customerId: number): Promise<number> => {
      const customer = await lockCustomer(tx, customerId)
      if (!customer) throw notFound()
      return keepForUndo(deps, tx, customer, 'phone')
    },
    /** Emails the customer about the changed phone, with a link that undoes the change. */
    notifyPhoneChange: (tx: Db, kept: number, email: Parameters<typeof sendUndoLink>[3]) =>
      sendUndoLink(deps, tx, kept, email),
  }
}
const tooMany = () =>
  refuse('personal_info.too_many_email_changes', {
    errors: { email: [personalInfoRefusals['personal_info.too_many_email_changes'].error] },
    retryAfterSeconds: DAY_MS / 1000,
  })
