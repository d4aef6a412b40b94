/** The trustee card's text. A payment counts as paid only once it is received. */
import type { Message } from '@yoursuccess/contract/core/messages'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatMonthName } from '../../../lib/dates.ts'
import type { Tone } from '../../../ui/dialog/toasts.ts'
import { toCents } from '../tracker.rules.ts'
import { trusteeCopy } from './trustee.messages.ts'

type Payment = TrusteeCard['payments'][number]

interface Words {
  /** May take `{amount}` and the values below. */
  text: Message<never>
  month?: string
  day?: string
}

/** The status in one line. If something is owed, it has the amount. */
export const stateWordsOf = (card: TrusteeCard): Words & { tone: Tone } => {
  const month = formatMonthName(card.month)
  if (toCents(card.owed) > 0) {
    const isThisMonth = toCents(card.earlier_unpaid) === 0
    const tone = card.days_late > 0 ? 'stop' : 'care'
    return card.days_late === 0 && isThisMonth && card.due_on
      ? { tone, text: trusteeCopy.owedBy, day: formatFriendlyDay(card.due_on) }
      : { tone, text: trusteeCopy.owed }
  }
  const has = (...states: Payment['state'][]) => card.payments.some(({ state }) => states.includes(state))
  if (has('on_its_way')) return { tone: 'info', text: trusteeCopy.onItsWay, month }
  if (has('scheduled')) return { tone: 'info', text: trusteeCopy.scheduled, month }
  if (has('received')) return { tone: 'good', text: trusteeCopy.received, month }
  if (has('posted')) return { tone: 'good', text: trusteeCopy.posted, month }
  return { tone: 'info', text: trusteeCopy.nothingLeft, month }
}

/** When it was or will be due: this month's date while part of it is unpaid, or else next month's. */
export const dueWords = ({ due_on, next_due_on, amount, unpaid }: TrusteeCard): string => {
  if (due_on && toCents(unpaid) > 0) return t(trusteeCopy.due, { day: formatFriendlyDay(due_on) })
  return next_due_on && amount ? t(trusteeCopy.nextDue, { day: formatFriendlyDay(next_due_on) }) : ''
}
