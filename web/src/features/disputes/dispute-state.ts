/** The status of a case, in plain words. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatFriendlyDay } from '../../lib/dates.ts'
import type { Tone } from '../../ui/dialog/toasts.ts'
import { copy } from './disputes.messages.ts'
import { reportedCopy } from './reported.messages.ts'

export const stateOf = (dispute: Dispute): { tone: Tone; sentences: string[] } => {
  const { resolution, provisional_credit: credit, answer_due_on } = dispute
  if (!resolution) {
    const sentences = credit
      ? [t(copy.credited, { amount: usd(credit.amount), day: formatFriendlyDay(credit.decide_by) })]
      : [t(copy.looking, { day: formatFriendlyDay(answer_due_on) }), ...creditOf(dispute)]
    return { tone: 'info', sentences }
  }
  const { outcome, amount, take_back: takeBack } = resolution
  const found = {
    corrected: t(copy.corrected, { amount: usd(amount) }),
    no_error: t(copy.noError),
    already_returned: t(copy.alreadyReturned),
  }[outcome]
  if (!takeBack) return { tone: outcome === 'corrected' ? 'good' : 'info', sentences: [found] }
  const back = t(copy.takeBack, { amount: usd(takeBack.amount), day: formatFriendlyDay(takeBack.on) })
  return { tone: 'care', sentences: [found, back] }
}

/** The provisional credit if the answer takes longer, or why there is none. */
const creditOf = ({ no_credit, credit_expected, transaction }: Dispute): string[] => {
  if (no_credit) return [t(reportedCopy.noCredit[no_credit])]
  if (credit_expected === '0.00') return []
  const isAll = `-${credit_expected}` === transaction.amount
  return [t(isAll ? copy.expectedAll : copy.expected, { amount: usd(credit_expected) })]
}

/** True if the bank missed the date by which it had to answer. */
export const isLate = ({ status, provisional_credit: credit, answer_due_on }: Dispute, today: CalendarDate) =>
  status === 'open' && today > (credit?.decide_by ?? answer_due_on)
