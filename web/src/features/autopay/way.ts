/** How the way of each payment is said: shares or parts, send day, arrival and due day (AUTO-01). */
import type { PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { andList } from '../../lib/lists.ts'
import { copy } from './autopay.messages.ts'
import type { AutopayPreview } from './autopay.api.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'

type PreviewedInstallment = AutopayPreview['installments'][number]

interface Seen {
  today: CalendarDate
  /** Without them, no days are named on which money is set aside. */
  areSharesOn: boolean
  method: PayingMethod
}

/**
 * "$233.00 on Fri, Nov 20 and Fri, Dec 4, sent Tue, Dec 8, should be posted by Fri, Dec 11, due Tue, Dec 15", or in parts
 * "$232.50 sent Fri, Nov 20 and Fri, Dec 4, should be posted by Fri, Dec 11, due Tue, Dec 15"
 */
export const wayOf = (installment: PreviewedInstallment, { today, areSharesOn, method }: Seen): string => {
  const { amount, by_hand, parts } = installment
  const dueOn = formatPlannedDay(installment.due_on, today)
  if (by_hand) return t(copy.way.byHand, { amount: usd(amount), dueOn })
  const sendOn = formatPlannedDay(installment.send_on, today)
  const arriveBy = formatPlannedDay(installment.arrive_by, today)
  if (parts.length > 0 && areSharesOn)
    return t(copy.way.parts, { parts: daysOf(parts, copy.way.part, today), arriveBy, dueOn })
  const words = isPull(method) ? copy.wayPull : isOutside(method) ? copy.wayOutside : copy.way
  // Nothing is named of what is set aside already.
  const shares = installment.shares.filter((share) => centsOf(share.amount) > 0)
  return shares.length === 0 || !areSharesOn
    ? t(words.noShares, { amount: usd(amount), sendOn, arriveBy, dueOn })
    : t(words.shares, { shares: daysOf(shares, copy.way.share, today), sendOn, arriveBy, dueOn })
}

/** Days with the same amount are named together. */
const daysOf = (
  amounts: PreviewedInstallment['shares'],
  words: typeof copy.way.share | typeof copy.way.part,
  today: CalendarDate,
): string => {
  const days = new Map<string, string[]>()
  for (const { amount, on } of amounts)
    days.set(amount, [...(days.get(amount) ?? []), formatPlannedDay(on, today)])
  return andList([...days].map(([amount, each]) => t(words, { amount: usd(amount), days: andList(each) })))
}
