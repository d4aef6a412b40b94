/** The status of a case, in plain words. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { formatFriendlyDay } from '../../lib/dates.ts'
import type { Tone } from '../../ui/dialog/toasts.ts'
import { copy } from './disputes.messages.ts'

const usd = (amount: string) => formatUsd(parseAmount(amount) ?? ZERO)

export const stateOf = (dispute: Dispute): { tone: Tone; sentences: string[] } => {
  const { resolution, provisional_credit: credit, answer_due_on } = dispute
  if (!resolution) {
    const sentences = credit
      ? [copy.credited(usd(credit.amount), formatFriendlyDay(credit.decide_by))]
      : [copy.looking(formatFriendlyDay(answer_due_on)), ...creditOf(dispute)]
    return { tone: 'info', sentences }
  }
  const { outcome, amount, take_back: takeBack } = resolution
  const found = {
    corrected: copy.corrected(usd(amount)),
    no_error: copy.noError,
    already_returned: copy.alreadyReturned,
  }[outcome]
  if (!takeBack) return { tone: outcome === 'corrected' ? 'good' : 'info', sentences: [found] }
  const back = copy.takeBack(usd(takeBack.amount), formatFriendlyDay(takeBack.on))
  return { tone: 'care', sentences: [found, back] }
}

/** Why there is no provisional credit, or its amount when it doesn't cover the whole transaction. */
const creditOf = ({ no_credit, credit_expected, transaction }: Dispute): string[] => {
  if (no_credit) return [copy.noCredit[no_credit]]
  const isPart = credit_expected !== '0.00' && `-${credit_expected}` !== transaction.amount
  return isPart ? [copy.expected(usd(credit_expected))] : []
}

/** True if the bank missed the date by which it had to answer. */
export const isLate = (
  { status, provisional_credit: credit, answer_due_on }: Dispute,
  today: CalendarDate,
): boolean => status === 'open' && today > (credit?.decide_by ?? answer_due_on)
