/** Which receipt belongs to which payment, as the server matched them, and what each is called. */
import { isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { takenBackIn } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import type { Receipt, TrusteePayment, TrusteePaymentState } from '@yoursuccess/contract/receipts/receipts'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { andList } from '../../lib/lists.ts'
import { copy } from './receipts.messages.ts'

/** The choice that a receipt is the posting of no payment from this account. */
export const NOT_FROM_HERE = 'none'

/** `in_opening`: it arrived by the day of the trustee's earlier total, which counts it (CASE-04). */
export type ShownState = TrusteePaymentState | 'in_opening'

export const shownState = (
  { kind, state, delivered_on, post_by }: TrusteePayment,
  { opening }: Pick<Plan, 'opening'>,
): ShownState => {
  // Nobody knows when a service delivers, only by when.
  const arrivedOn = isPull(kind) ? post_by : delivered_on
  const isInOpening = opening !== null && arrivedOn !== null && arrivedOn <= opening.as_of
  return state === 'should_have_been_posted' && isInOpening ? 'in_opening' : state
}

export const isOverdue = (payment: TrusteePayment, plan: Pick<Plan, 'opening'>): boolean =>
  shownState(payment, plan) === 'should_have_been_posted'

/** Whether a receipt is the posting of its `payment_ids`, and not only a candidate. */
const isMatched = ({ state }: Receipt): boolean => state === 'matched' || state === 'other_amount'

/** The receipt that is the posting of a payment. */
export const receiptOf = ({ id }: TrusteePayment, receipts: readonly Receipt[]): Receipt | undefined =>
  receipts.find((receipt) => isMatched(receipt) && receipt.payment_ids.includes(id))

const needsAnswer = ({ state }: Receipt): boolean => state === 'twice' || state === 'open'

/** The receipts that are the posting of no payment, and first those about which the customer is asked. */
export const receiptsAlone = (receipts: readonly Receipt[]): Receipt[] => {
  const alone = receipts.filter((receipt) => !isMatched(receipt))
  return [...alone.filter(needsAnswer), ...alone.filter((receipt) => !needsAnswer(receipt))]
}

/** The receipts that the office took back, and what took them back. `receipts` begin with the newest. */
export const takenBackOf = (receipts: readonly Receipt[]): ReadonlySet<number> =>
  takenBackIn(
    receipts
      .filter(({ state }) => state === 'not_from_here')
      .map(({ id, amount, posted_on }) => ({ id, amountCents: centsOf(amount), postedOn: posted_on }))
      .toReversed(),
  )

/** Of a question: the customer matched the payment before, or the amounts are the same. */
export const mayHaveComeBack = (receipt: Receipt, payments: readonly TrusteePayment[]): boolean =>
  receipt.by_hand ||
  payments.some(({ state, amount }) => state === 'came_back' && centsOf(amount) === centsOf(receipt.amount))

const HAS_NO_PLACE: readonly TrusteePayment['state'][] = ['posted', 'other_amount', 'came_back']

/**
 * The payments that a receipt may be the posting of: those without a receipt that did not come back, and its own. What
 * the office took back has none.
 */
export const candidatesFor = (receipt: Receipt, payments: readonly TrusteePayment[]): TrusteePayment[] =>
  payments.filter(
    ({ id, state }) =>
      centsOf(receipt.amount) > 0 &&
      (!HAS_NO_PLACE.includes(state) || (isMatched(receipt) && receipt.payment_ids.includes(id))),
  )

/** What the receipt is by now, as a value of the field that asks for it. Empty while nobody knows. */
export const choiceOf = (receipt: Receipt): string => {
  if (receipt.state === 'not_from_here') return NOT_FROM_HERE
  return isMatched(receipt) ? receipt.payment_ids.join() : ''
}

/** "$465.00, sent Thu, Nov 12" */
export const paymentName = ({ amount, sent_on }: TrusteePayment, today: CalendarDate | undefined): string =>
  t(copy.payment, { amount: usd(amount), day: formatPlannedDay(sent_on, today) })

/** The answers to "Which payment is this?", each with its value. */
export const choicesFor = (
  receipt: Receipt,
  payments: readonly TrusteePayment[],
  today: CalendarDate | undefined,
): { value: string; label: string }[] => {
  const current = choiceOf(receipt)
  const own = payments.filter(({ id }) => receipt.payment_ids.includes(id))
  const nameOf = (payment: TrusteePayment) => paymentName(payment, today)
  return [
    ...(current === '' ? [{ value: current, label: t(copy.match.undecided) }] : []),
    // Payments of one day may be posted as one.
    ...(current.includes(',') ? [{ value: current, label: andList(own.map(nameOf)) }] : []),
    ...candidatesFor(receipt, payments).map((each) => ({ value: String(each.id), label: nameOf(each) })),
    {
      value: NOT_FROM_HERE,
      label: t(receipt.state === 'twice' ? copy.match.countToo : copy.match.none),
    },
  ]
}
