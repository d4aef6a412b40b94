/** The trustee card's text. A payment counts as paid only once it is received. */
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { formatFriendlyDay, formatMonthName } from '../../../lib/dates.ts'
import type { Tone } from '../../../ui/dialog/toasts.ts'
import { toCents } from '../tracker.rules.ts'

type Payment = TrusteeCard['payments'][number]

/** The status in one line. If something is owed, the card shows the amount before these words. */
export const answerOf = (card: TrusteeCard): { tone: Tone; words: string } => {
  const month = formatMonthName(card.month)
  if (toCents(card.owed) > 0) {
    const isThisMonth = toCents(card.earlier_unpaid) === 0
    const by =
      card.days_late === 0 && isThisMonth && card.due_on ? ` by ${formatFriendlyDay(card.due_on)}` : ''
    return { tone: card.days_late > 0 ? 'stop' : 'care', words: `still to pay${by}` }
  }
  const has = (...states: Payment['state'][]) => card.payments.some(({ state }) => states.includes(state))
  if (has('on_its_way')) return { tone: 'info', words: `On its way for ${month}` }
  if (has('scheduled')) return { tone: 'info', words: `Scheduled for ${month}` }
  if (has('received')) return { tone: 'good', words: `Received for ${month}` }
  return { tone: 'info', words: `Nothing left to pay for ${month}` }
}

export const paymentWords = ({ state, day }: Payment): string => {
  const on = formatFriendlyDay(day)
  if (state === 'scheduled') return `scheduled, there by ${on}`
  if (state === 'on_its_way') return `on its way, there by ${on}`
  return state === 'received' ? `received on ${on}` : `reported by you for ${on}`
}

/** When it was or will be due: this month's date while part of it is unpaid, or else next month's. */
export const dueWords = ({ due_on, next_due_on, amount, unpaid }: TrusteeCard): string => {
  if (due_on && toCents(unpaid) > 0) return `Due ${formatFriendlyDay(due_on)}`
  return next_due_on && amount ? `Next: due ${formatFriendlyDay(next_due_on)}` : ''
}
