/**
 * The link in the email about a changed email address, phone or multi-factor setting: it restores the
 * customer's earlier sign-in.
 */
import * as z from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { sessionRefusals } from './session.ts'

export const undoRefusals = refusals({
  'undo_change.invalid_token': [
    422,
    'This link no longer works. It was used, or it is older than 72 hours. Please call us.',
  ],
})
export type UndoCode = keyof typeof undoRefusals

export const undoneChange = z.strictObject({
  /** What was restored. */
  restored: z.strictObject({ email: z.boolean(), phone: z.boolean(), multi_factor: z.boolean() }),
  /** What was set up after the change and is now cancelled. */
  cancelled: z.strictObject({
    bank_accounts: z.int(),
    recurring_transfers: z.int(),
    transfers: z.int(),
    bill_payments: z.int(),
  }),
  /** What was created after the change and was sent before it could be cancelled. */
  not_cancelled: z.strictObject({ transfers: z.int(), bill_payments: z.int() }),
  /**
   * For the new-password page: the customer must choose a new password before the next sign-in. Null when the
   * link was sent to another address than the restored one, which then gets an email instead.
   */
  reset_password_token: z.string().nullable(),
})
export type UndoneChange = z.infer<typeof undoneChange>

export const undoChange = endpoint({
  method: 'POST',
  path: '/users/undo_change',
  limit: 'password',
  summary: 'Restore e-mail, phone and multi-factor as they were before the change that the link is about',
  access: { who: 'anyone' },
  madeOnce: 'the link works once',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  replies: { 200: undoneChange },
  refuses: { ...undoRefusals, 'session.busy': sessionRefusals['session.busy'] },
})
