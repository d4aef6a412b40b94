/** The ledger of a plan: what was due, what was paid for it, and how each of these is known (EVI-01, EVI-02). */
import { addDays, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, sum } from '@yoursuccess/contract/core/money'
import type { CountedMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import {
  type InstallmentPart,
  partsOf,
  type TrackedInstallment,
} from '@yoursuccess/contract/plan/installment-status.rules'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import type { ReceiptSource } from '@yoursuccess/contract/receipts/receipts'

/** A payment from this account, as far as the ledger needs it. */
export interface LedgerPayment {
  id: number
  biller: string
  amountCents: Cents
  feeCents: Cents
  from: 'main' | 'set_aside'
  orderedOn: CalendarDate
  isSent: boolean
  undone: { on: CalendarDate } | null
}

/** Some money that counts for an installment. */
export interface LedgerPart<Payment> {
  source: InstallmentPart['source']
  /** What it pays of the installment. */
  amountCents: Cents
  /** When the trustee got it. Null for an earlier total, and for an order. */
  on: CalendarDate | null
  /** The payments from this account that it is. */
  payments: readonly Payment[]
  /** What the trustee posted. */
  receipt: PostedReceipt | null
}

export interface LedgerEntry<Payment> {
  installment: TrackedInstallment
  /** Oldest first. */
  parts: readonly LedgerPart<Payment>[]
}

export interface Days {
  from: CalendarDate
  /** Inclusive. */
  to: CalendarDate
}
export const isWithin = (on: CalendarDate, { from, to }: Days): boolean => on >= from && on <= to

/** The installments that are due on these days, with the money of any day that counts for them. */
export const ledgerOf = <Payment extends LedgerPayment>(
  installments: readonly TrackedInstallment[],
  {
    counted,
    payments,
    receipts,
    today,
  }: {
    counted: Pick<CountedMoney, 'applied'>
    payments: readonly Payment[]
    receipts: readonly PostedReceipt[]
    today: CalendarDate
  },
  days: Days,
): LedgerEntry<Payment>[] => {
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]))
  const receiptById = new Map(receipts.map((receipt) => [receipt.id, receipt]))
  const parts = partsOf(installments, counted.applied, today)
  return installments
    .map((installment, at) => ({
      installment,
      parts: (parts[at] ?? []).map(({ source, id, amountCents, arrivesOn }) => {
        const receipt = source === 'receipt' && id !== null ? (receiptById.get(id) ?? null) : null
        const ids = receipt?.match === 'matched' ? receipt.paymentIds : []
        const own = source === 'payment' && id !== null ? [id] : ids
        return {
          source,
          amountCents,
          on: arrivesOn,
          payments: own.flatMap((each) => paymentOf.get(each) ?? []),
          receipt,
        }
      }),
    }))
    .filter(({ installment }) => isWithin(installment.dueOn, days))
}

/**
 * The payments and receipts of these days that no entry names: those that failed or came back, are part of an earlier
 * total, pay for later installments or a lump sum, or of which it is not known what they are.
 */
export const leftOutOf = <Payment extends LedgerPayment>(
  entries: readonly LedgerEntry<Payment>[],
  { payments, receipts }: { payments: readonly Payment[]; receipts: readonly PostedReceipt[] },
  days: Days,
): { payments: Payment[]; receipts: PostedReceipt[] } => {
  const parts = entries.flatMap((entry) => entry.parts)
  const named = new Set(parts.flatMap((part) => part.payments.map(({ id }) => id)))
  const namedReceipts = new Set(parts.flatMap(({ receipt }) => receipt?.id ?? []))
  return {
    payments: payments.filter(({ id, orderedOn }) => !named.has(id) && isWithin(orderedOn, days)),
    receipts: receipts.filter(({ id, postedOn }) => !namedReceipts.has(id) && isWithin(postedOn, days)),
  }
}

/** The receipt that is the posting of a payment: it has one at most. */
export const receiptOf = (
  { id }: Pick<LedgerPayment, 'id'>,
  receipts: readonly PostedReceipt[],
): PostedReceipt | null =>
  receipts.find(({ match, paymentIds }) => match === 'matched' && paymentIds.includes(id)) ?? null

/**
 * The receipts of these days that are matched with no payment that was ordered on these days. Without them what was
 * posted does not add up.
 */
export const postedOutside = (
  { payments, receipts }: { payments: readonly LedgerPayment[]; receipts: readonly PostedReceipt[] },
  days: Days,
): PostedReceipt[] => {
  const ordered = new Set(payments.filter(({ orderedOn }) => isWithin(orderedOn, days)).map(({ id }) => id))
  return receipts.filter(
    ({ match, postedOn, paymentIds }) =>
      match === 'matched' && isWithin(postedOn, days) && !paymentIds.some((id) => ordered.has(id)),
  )
}

/** What counts for the entries and was neither sent nor posted on these days. Without earlier totals and orders. */
export const countedFromOtherDays = (entries: readonly LedgerEntry<LedgerPayment>[], days: Days): Cents =>
  total(
    entries
      .flatMap(({ parts }) => parts)
      .filter(({ on, payments }) => {
        const paidOn = payments[0]?.orderedOn ?? on
        return paidOn !== null && !isWithin(paidOn, days)
      }),
  )

export interface Summary {
  dueCents: Cents
  /** From this account, without what failed or came back. */
  sentCents: Cents
  /** By how the bank knows that it was posted. What may be a second posting is left out. */
  postedCents: Readonly<Record<ReceiptSource, Cents>>
}

/** What was due, sent and posted on these days. */
export const summaryOf = (
  {
    installments,
    payments,
    receipts,
  }: {
    installments: readonly TrackedInstallment[]
    payments: readonly LedgerPayment[]
    receipts: readonly PostedReceipt[]
  },
  days: Days,
): Summary => {
  const posted = receipts.filter(({ match, postedOn }) => match !== 'twice' && isWithin(postedOn, days))
  const postedBy = (by: ReceiptSource) => total(posted.filter(({ source }) => source === by))
  return {
    dueCents: total(installments.filter(({ dueOn }) => isWithin(dueOn, days))),
    sentCents: total(
      payments.filter(({ isSent, undone, orderedOn }) => isSent && !undone && isWithin(orderedOn, days)),
    ),
    postedCents: { file: postedBy('file'), typed: postedBy('typed'), network: postedBy('network') },
  }
}
const total = (records: readonly { amountCents: Cents }[]): Cents =>
  sum(records.map(({ amountCents }) => amountCents))

/** A line of one of the customer's accounts. */
export interface AccountLine {
  id: number
  account: 'main' | 'set_aside'
  postedOn: CalendarDate
  details: string
  /** With the fee. Negative for a payment. */
  amountCents: Cents
}

/** The processor takes a payment within so many days of the order, or it has no line here. */
const LINE_DAYS = 5

/** The days on which the lines of these payments may be posted. Undefined without payments. */
export const daysOfLines = (payments: readonly LedgerPayment[]): Days | undefined => {
  const ordered = payments.map(({ orderedOn }) => orderedOn).toSorted()
  const [first] = ordered
  const last = [...ordered, ...payments.flatMap(({ undone }) => undone?.on ?? [])].toSorted().at(-1)
  return first && last ? { from: first, to: addDays(last, LINE_DAYS) } : undefined
}

/**
 * The lines of the account behind each payment, by its id: of the account that paid, with amount and fee, the first one
 * in the days after the order, and for a payment that came back the one that is nearest to the day on which it did. Of
 * several on that day, the one that names the biller. A line is that of one payment at most. Payments that the
 * processor never got have none, and neither have those without such a line.
 */
export const linesOf = (
  payments: readonly LedgerPayment[],
  lines: readonly AccountLine[],
): Map<number, AccountLine[]> => {
  const left = new Set(lines)
  const take = (
    { from, biller }: LedgerPayment,
    amountCents: Cents,
    near: CalendarDate,
    days: Days,
  ): AccountLine[] => {
    const like = [...left]
      .filter(
        (each) => each.account === from && each.amountCents === amountCents && isWithin(each.postedOn, days),
      )
      .toSorted((a, b) => distance(a.postedOn, near) - distance(b.postedOn, near))
    const [first] = like
    const named = like.find(
      ({ postedOn, details }) => postedOn === first?.postedOn && details.includes(biller),
    )
    const line = named ?? first
    if (line) left.delete(line)
    return line ? [line] : []
  }
  const taken = new Map(
    payments.map((payment) => {
      const { id, amountCents, feeCents, orderedOn, isSent } = payment
      const days = { from: orderedOn, to: addDays(orderedOn, LINE_DAYS) }
      return [id, isSent ? take(payment, negate(add(amountCents, feeCents)), orderedOn, days) : []] as const
    }),
  )
  for (const payment of payments) {
    const { id, amountCents, feeCents, undone } = payment
    const [paid] = taken.get(id) ?? []
    if (!paid || !undone) continue
    const earliest = addDays(undone.on, -LINE_DAYS)
    const days = {
      from: earliest > paid.postedOn ? earliest : paid.postedOn,
      to: addDays(undone.on, LINE_DAYS),
    }
    taken.set(id, [paid, ...take(payment, add(amountCents, feeCents), undone.on, days)])
  }
  return taken
}
const distance = (a: CalendarDate, b: CalendarDate): number => Math.abs(daysBetween(a, b))
