/** Maps this feature's rows to replies. */
import { rangeOf } from '@yoursuccess/contract/autopay/agreed-range.rules'
import type { Autopay, AutopayMode } from '@yoursuccess/contract/autopay/autopay'
import { autopayTerms } from '@yoursuccess/contract/autopay/autopay-terms.messages'
import type { CatchUp } from '@yoursuccess/contract/autopay/catch-up'
import { catchUpTerms } from '@yoursuccess/contract/autopay/catch-up-terms.messages'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import { longDay, t, usd } from '../../messaging/render.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { CatchUpPart, CatchUpRow } from './catch-ups.queries.ts'
import type { Method } from './office-terms.ts'
import type { Planned } from './plan-payments.ts'

export const viewAutopay = (row: AgreementRow): Autopay => {
  const { fromCents, toCents } = rangeOf(row)
  return {
    on: row.stoppedAt === null,
    biller_id: row.billerId,
    method: row.method,
    buffer: row.buffer,
    mode: row.mode,
    use_main: row.useMainCents === null ? null : formatAmount(row.useMainCents),
    usual_amount: formatAmount(row.usualCents),
    range: { from: formatAmount(fromCents), to: formatAmount(toCents) },
    terms_version: row.termsVersion,
    terms: row.terms,
    agreed_at: row.agreedAt.toISOString(),
    stopped_at: row.stoppedAt?.toISOString() ?? null,
    paused_for: row.pausedFor,
  }
}

export const viewPlanned = (row: Planned): PlannedPaymentReply => ({
  id: row.id,
  installment_month: row.installmentMonth,
  kind: row.kind,
  due_on: row.dueOn,
  planned: formatAmount(row.plannedCents),
  sent: formatAmount(row.sentCents),
  send_on: row.sendOn,
  arrive_by: row.arriveBy,
  state: row.state,
})

export interface TermsValues {
  payee: string
  method: Method
  mode: AutopayMode
  usualCents: Cents
  spreadCents: Cents
  buffer: number
  useMainCents: Cents | null
}

/** The words of the authorization, by paragraph. */
export const termsOfAgreement = (values: TermsValues): string[] => {
  const { payee, method, mode, usualCents, spreadCents, buffer, useMainCents } = values
  const isOnce = mode === 'once'
  const { fromCents, toCents } = rangeOf(values)
  return [
    t(autopayTerms.what[method], { payee }),
    t(isOnce ? autopayTerms.howMuch : autopayTerms.howMuchSplit, {
      usual: usd(usualCents),
      fee: usd(BILL_PAYMENT_FEE),
      from: usd(fromCents),
      to: usd(toCents),
      spread: usd(spreadCents),
    }),
    t(isOnce ? autopayTerms.when : autopayTerms.whenSplit, { buffer }),
    useMainCents === null ? t(autopayTerms.mainNever) : t(autopayTerms.main, { most: usd(useMainCents) }),
    t(autopayTerms.stop),
    t(autopayTerms.choice),
  ]
}

/** The words of a catch-up, by paragraph. */
export const termsOfCatchUp = (
  totalCents: Cents,
  parts: readonly { dueOn: CalendarDate; addedCents: Cents; wholeCents: Cents }[],
): string[] => [
  t(catchUpTerms.what, { total: usd(totalCents) }),
  ...parts.map(({ dueOn, addedCents, wholeCents }) =>
    t(catchUpTerms.part, { amount: usd(addedCents), dueOn: longDay(dueOn), whole: usd(wholeCents) }),
  ),
  t(catchUpTerms.shares),
  t(catchUpTerms.sooner),
  t(catchUpTerms.stop),
  t(catchUpTerms.choice),
]

/** `planned` are the planned payments since its first part. Later ones are not made yet. */
export const viewCatchUp = (
  row: CatchUpRow,
  parts: readonly CatchUpPart[],
  planned: readonly Planned[],
): CatchUp => {
  const states = new Map(planned.map(({ installmentKey, state }) => [installmentKey, state]))
  return {
    paydays: row.paydays,
    amount: formatAmount(row.amountCents),
    parts: parts.map(({ dueOn, sendOn, amountCents, installmentKey }) => ({
      due_on: dueOn,
      send_on: sendOn,
      amount: formatAmount(amountCents),
      state: states.get(installmentKey) ?? 'planned',
    })),
    terms_version: row.termsVersion,
    terms: row.terms,
    agreed_at: row.agreedAt.toISOString(),
  }
}
