/** The sign-in address: a new one is asked for in the settings and signs in once its link is opened (decisions 15, 34). */
import { personalInfoRefusals } from '@yoursuccess/contract/personal-info'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import { notFound, refusing } from '../../refusal.ts'
import {
  findOwnerOfToken,
  findWaitingEmail,
  replaceWaitingEmail,
  takeWaitingEmail,
} from './email-confirmation.queries.ts'
import { SEND_EMAIL_CONFIRMATION, TELL_OLD_ADDRESS, type OldAddress } from './email-letters.ts'
import { hashLinkToken } from './link-token.ts'
import { forgetMfa } from './multi-factor.ts'
import { voidResetTokens } from './reset-token.queries.ts'
import { endSessions, findCustomerByEmail, lockCustomer, updateCustomer } from './session.queries.ts'
import type { SafetyCaller, SafetyParts } from './safety.parts.ts'
import { tellOwner } from './safety-letters.ts'
import { normalizeEmail } from './sign-in.ts'

const refuse = refusing(personalInfoRefusals)

const CONFIRM_WITHIN_MS = 24 * 3_600_000

export interface EmailChange {
  /** The address that waits for its confirmation. */
  unconfirmed: string | null
  /** Whether this save asked for an address. */
  isNew: boolean
  /** Whether multi-factor was on until now. */
  mfaDisabled: boolean
}

export const emailService = (parts: SafetyParts) => {
  const { database, clock, queue } = parts

  return {
    /**
     * Asks for another sign-in address; the one that signs in leaves everything as it is. What follows of a change
     * follows here, not at the confirmation (decision 34). Throws `personal_info.email_taken`.
     */
    requestChange: async (tx: Db, caller: SafetyCaller, email: string): Promise<EmailChange> => {
      const customer = await lockCustomer(tx, caller.customerId)
      if (!customer) throw notFound()
      const newEmail = normalizeEmail(email)
      const now = clock.realNow()
      if (newEmail === customer.email) {
        const unconfirmed = (await findWaitingEmail(tx, customer.id, now)) ?? null
        return { unconfirmed, isNew: false, mfaDisabled: false }
      }
      if (await findCustomerByEmail(tx, newEmail)) throw emailTaken()

      const expiresAt = new Date(now.getTime() + CONFIRM_WITHIN_MS)
      await replaceWaitingEmail(tx, { customerId: customer.id, newEmail, expiresAt, createdAt: now })
      await queue.send(tx, SEND_EMAIL_CONFIRMATION, { customerId: customer.id })
      await updateCustomer(tx, customer.id, { emailChangedAt: now })
      await forgetMfa(tx, customer.id)
      await voidResetTokens(tx, customer.id, now)
      await endSessions(tx, customer.id, now, 'email_changed', caller.sessionId)
      await tellOwner(parts, tx, customer.id, 'email_asked')
      await audit(tx, {
        happenedAt: now,
        actor: 'customer',
        action: 'session.email_change_asked',
        customerId: customer.id,
        requestId: caller.requestId,
      })
      return { unconfirmed: newEmail, isNew: true, mfaDisabled: customer.mfaActive }
    },

    /** Opens the link that the new address received. Throws `personal_info.invalid_token`. */
    confirm: (
      token: string,
      requestId: string,
      onConfirmed: (tx: Db, customerId: number) => Promise<unknown>,
    ): Promise<void> =>
      database.transaction(async (tx) => {
        const tokenHash = hashLinkToken(token)
        const customerId = await findOwnerOfToken(tx, tokenHash)
        const customer = customerId && (await lockCustomer(tx, customerId))
        if (!customer) throw refuse('personal_info.invalid_token')
        const now = clock.realNow()
        const newEmail = await takeWaitingEmail(tx, customer.id, tokenHash, now)
        // Somebody else may have come to have the address meanwhile.
        if (!newEmail || (await findCustomerByEmail(tx, newEmail)))
          throw refuse('personal_info.invalid_token')
        await updateCustomer(tx, customer.id, { email: newEmail, emailChangedAt: now })
        await voidResetTokens(tx, customer.id, now)
        await onConfirmed(tx, customer.id)
        await tellOwner(parts, tx, customer.id, 'email_changed')
        await queue.send<OldAddress>(tx, TELL_OLD_ADDRESS, { email: customer.email })
        await audit(tx, {
          happenedAt: now,
          actor: 'customer',
          action: 'session.email_changed',
          customerId: customer.id,
          requestId,
        })
      }),
  }
}
export type EmailService = ReturnType<typeof emailService>

const emailTaken = () =>
  refuse('personal_info.email_taken', {
    errors: { email: [personalInfoRefusals['personal_info.email_taken'].error] },
  })
