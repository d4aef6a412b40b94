/** Where a case stands, in plain words. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Dispute } from '@yoursuccess/contract/disputes'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/money'
import { formatFriendlyDay } from '../../lib/dates.ts'
import type { Tone } from '../../ui/dialog/toasts.ts'
import { unspecified } from './disputes.messages.ts'

const usd = (amount: string) => formatUsd(parseAmount(amount) ?? ZERO)

export const stateOf = (dispute: Dispute): { tone: Tone; sentences: string[] } => {
  const { resolution, provisional_credit: credit, answer_due_on } = dispute
  if (!resolution) {
    const sentence = credit
      ? unspecified.credited(usd(credit.amount), formatFriendlyDay(credit.decide_by))
      : unspecified.looking(formatFriendlyDay(answer_due_on))
    return { tone: 'info', sentences: [sentence] }
  }
  const { outcome, amount, take_back: takeBack } = resolution
  const found = outcome === 'corrected' ? unspecified.corrected(usd(amount)) : unspecified.noError
  if (!takeBack) return { tone: outcome === 'corrected' ? 'good' : 'info', sentences: [found] }
  const back = unspecified.takeBack(usd(takeBack.amount), formatFriendlyDay(takeBack.on))
  return { tone: 'care', sentences: [found, back] }
}

/** The bank did not keep the day that it named. */
export const isLate = (
  { status, provisional_credit: credit, answer_due_on }: Dispute,
  today: CalendarDate,
): boolean => status === 'open' && today > (credit?.decide_by ?? answer_due_on)
