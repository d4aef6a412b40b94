/** The text of the email about an undone change. */
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'

const count = (number: number, one: string, many = `${one}s`): string[] =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${many}`]

/** "a, b and c" */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The paragraphs of the email, the same for both addresses. */
export const undoneParagraphs = (
  { cancelled, not_cancelled }: Pick<UndoneChange, 'cancelled' | 'not_cancelled'>,
  { PRODUCT_NAME, SUPPORT_PHONE }: { PRODUCT_NAME: string; SUPPORT_PHONE: string },
): string[] => {
  const ended = [
    ...count(cancelled.bank_accounts, 'linked bank account'),
    ...count(cancelled.recurring_transfers, 'recurring transfer'),
    ...count(cancelled.transfers, 'transfer'),
    ...count(cancelled.bill_payments, 'bill payment'),
  ]
  const gone = [
    ...count(not_cancelled.transfers, 'transfer'),
    ...count(not_cancelled.bill_payments, 'bill payment'),
  ]
  return [
    `Someone used the link in our email to undo a change to the sign-in of a ${PRODUCT_NAME} account. Email, phone and multi-factor authentication are as they were before, and everyone was signed out.`,
    ended.length > 0
      ? `Set up since then, and now cancelled: ${listed(ended)}.`
      : 'Nothing else was set up since then.',
    ...(gone.length > 0
      ? [
          `Made since then, but already sent, so we couldn't cancel: ${listed(gone)}. If it wasn't you, call us now.`,
        ]
      : []),
    'A new password must be chosen before the next sign-in.',
    `Questions? Call us at ${SUPPORT_PHONE}.`,
  ]
}
