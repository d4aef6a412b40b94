/** The text of the email about an undone change. */
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'
import { common } from '../../messaging/common.messages.ts'
import { message, type StoredMessage } from '../../messaging/render.ts'
import { copy } from './session.messages.ts'

type Kind = keyof typeof copy.undone.count
const KINDS: readonly Kind[] = [
  'bank_accounts',
  'recurring_transfers',
  'transfers',
  'bill_payments',
  'autopay_agreements',
  'catch_ups',
  'autopay_payments',
  'stopped_autopay',
]

const counted = (counts: Partial<Record<Kind, number>>): StoredMessage[] =>
  KINDS.filter((kind) => counts[kind]).map((kind) =>
    message(copy.undone.count[kind], { count: counts[kind] ?? 0 }),
  )

/** "a, b and c" */
const listed = (items: readonly StoredMessage[]) => {
  const last = items.at(-1)
  return items.length < 2 || !last
    ? { list: items }
    : message(copy.undone.and, { items: { list: items.slice(0, -1) }, last })
}

/** The paragraphs of the email, the same for both addresses. */
export const undoneParagraphs = (
  { cancelled, not_cancelled, changed }: Pick<UndoneChange, 'cancelled' | 'not_cancelled' | 'changed'>,
  { PRODUCT_NAME, SUPPORT_PHONE }: { PRODUCT_NAME: string; SUPPORT_PHONE: string },
): StoredMessage[] => {
  const ended = counted(cancelled)
  const gone = counted(not_cancelled)
  const left = counted(changed)
  return [
    message(copy.undone.text, { product: PRODUCT_NAME }),
    ended.length > 0
      ? message(copy.undone.cancelled, { items: listed(ended) })
      : message(copy.undone.nothing),
    ...(gone.length > 0 ? [message(copy.undone.tooLate, { items: listed(gone) })] : []),
    ...(left.length > 0 ? [message(copy.undone.changed, { items: listed(left) })] : []),
    message(copy.undone.newPassword),
    message(common.questions, { phone: SUPPORT_PHONE }),
  ]
}
