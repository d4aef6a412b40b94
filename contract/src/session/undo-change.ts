/**
 * Undoes a change of email address, phone, passkeys or multi-factor with the link in our email about it, in case
 * someone else made the change.
 */
import * as z from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { sessionRefusals } from './session.ts'

export const undoRefusals = refusals({
  'undo_change.invalid_token': [
    422,
    "This link no longer works. It was already used, or it's older than 72 hours. Call us if you need help.",
  ],
})
export type UndoCode = keyof typeof undoRefusals

export const undoneChange = z.strictObject({
  /** What differed. Passkeys count as multi-factor. */
  restored: z.strictObject({ email: z.boolean(), phone: z.boolean(), multi_factor: z.boolean() }),
  /** Counts of what was created after the change and is cancelled now. */
  cancelled: z.strictObject({
    bank_accounts: z.int(),
    recurring_transfers: z.int(),
    transfers: z.int(),
    bill_payments: z.int(),
    autopay_agreements: z.int(),
    catch_ups: z.int(),
  }),
  /** Counts of what was created after the change and was already sent, so it cannot be cancelled. */
  not_cancelled: z.strictObject({ transfers: z.int(), bill_payments: z.int() }),
  /**
   * Counts of what may have been changed after the change and stays so, because only the customer knows how it was: payments of
   * autopay that were skipped, moved or got another amount, and autopay that was stopped.
   */
  changed: z.strictObject({ autopay_payments: z.int(), stopped_autopay: z.int() }),
  /**
   * The customer must choose a new password before the next sign-in, with this token. Null if the link was
   * sent to another address than the restored one: we then email a reset link to the restored address.
   */
  reset_password_token: z.string().nullable(),
})
export type UndoneChange = z.infer<typeof undoneChange>

export const undoChange = endpoint('POST /users/undo_change', {
  limit: 'password',
  summary:
    'Restore email, phone, passkeys and multi-factor as they were before the change that the link is about',
  access: { who: 'anyone' },
  madeOnce: 'the link works once',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  replies: { 200: undoneChange },
  refuses: { ...undoRefusals, 'session.busy': sessionRefusals['session.busy'] },
})
