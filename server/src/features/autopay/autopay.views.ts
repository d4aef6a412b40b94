/** Maps this feature's rows to replies. */
import { rangeOf } from '@yoursuccess/contract/autopay/agreed-range.rules'
import type { Autopay, AutopayMode, PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { autopayTerms } from '@yoursuccess/contract/autopay/autopay-terms.messages'
import type { CatchUp } from '@yoursuccess/contract/autopay/catch-up'
import { catchUpTerms } from '@yoursuccess/contract/autopay/catch-up-terms.messages'
import type { AskFirst, PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, formatAmount, negate } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { OutsideMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { longDay, t, usd } from '../../messaging/render.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { CatchUpPart, CatchUpRow } from './catch-ups.queries.ts'
import { type Debit, pullOf } from './expected-pull.ts'
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

/** `asked` are debits that may be its pull. `askFirst`: why to ask before it is sent again. */
export const viewPlanned = (
  row: Planned,
  asked: readonly Debit[] = [],
  askFirst?: AskFirst,
): PlannedPaymentReply => ({
  id: row.id,
  installment_month: row.installmentMonth,
  kind: row.kind,
  due_on: row.dueOn,
  planned: formatAmount(row.plannedCents),
  sent: formatAmount(row.sentCents),
  send_on: row.sendOn,
  arrive_by: row.arriveBy,
  state: row.state,
  ask_first: askFirst ?? null,
  pull: viewPull(row),
  may_be_pull: asked.map(({ id, on, amountCents, details }) => ({
    transaction_id: id,
    on,
    amount: formatAmount(negate(amountCents)),
    details,
  })),
})

/** What a service may take with its fee. Null unless money was moved for it. */
export const viewPull = (row: Planned): PlannedPaymentReply['pull'] => {
  const expected = pullOf(row)
  if (!expected) return null
  const { method, amountCents, feeCents } = expected
  return { method, amount: formatAmount(add(amountCents, feeCents)) }
}

export interface TermsValues {
  payee: string
  method: PayingMethod
  mode: AutopayMode
  usualCents: Cents
  spreadCents: Cents
  buffer: number
  /** Of each payment. */
  feeCents: Cents
  useMainCents: Cents | null
}

type TermsOf<Method extends PayingMethod> = TermsValues & { method: Method }

/** The words of the authorization, by paragraph. */
export const termsOfAgreement = (values: TermsValues): string[] => {
  const { method } = values
  return isOutside(method) ? termsOutside({ ...values, method }) : termsOfSending({ ...values, method })
}

/** The bank sends nothing: it sets money aside, reminds, and moves what a service collects. */
const termsOutside = ({ payee, method, usualCents, buffer }: TermsOf<OutsideMethodKind>): string[] => {
  const named = { payee, method: t(trusteeGuard.methods[method]), usual: usd(usualCents) }
  return [
    t(autopayTerms.outside, named),
    t(isPull(method) ? autopayTerms.pull : autopayTerms.reminder, { ...named, buffer }),
    t(autopayTerms.stopOutside),
    t(autopayTerms.choice),
  ]
}

const termsOfSending = (values: TermsOf<Exclude<PayingMethod, OutsideMethodKind>>): string[] => {
  const { payee, method, mode, usualCents, spreadCents, buffer, useMainCents } = values
  const isOnce = mode === 'once'
  const { fromCents, toCents } = rangeOf(values)
  return [
    t(autopayTerms.what[method], { payee }),
    t(isOnce ? autopayTerms.howMuch : autopayTerms.howMuchSplit, {
      usual: usd(usualCents),
      fee: usd(values.feeCents),
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
  method: PayingMethod,
  parts: readonly { dueOn: CalendarDate; addedCents: Cents; wholeCents: Cents }[],
): string[] => [
  whatIsAdded(totalCents, method),
  ...parts.map(({ dueOn, addedCents, wholeCents }) =>
    t(catchUpTerms.part, { amount: usd(addedCents), dueOn: longDay(dueOn), whole: usd(wholeCents) }),
  ),
  t(catchUpTerms.shares),
  t(catchUpTerms.sooner),
  t(isOutside(method) ? catchUpTerms.stopOutside : catchUpTerms.stop),
  t(catchUpTerms.choice),
]

const whatIsAdded = (totalCents: Cents, method: PayingMethod): string => {
  const total = usd(totalCents)
  if (isPull(method)) return t(catchUpTerms.whatPull, { total, method: t(trusteeGuard.methods[method]) })
  return t(isOutside(method) ? catchUpTerms.whatOutside : catchUpTerms.what, { total })
}

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
