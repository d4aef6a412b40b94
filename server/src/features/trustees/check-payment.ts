/** Asks the guard before a customer adds or pays a payee (docs/decisions/0173). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { DEFAULT_LANGUAGE } from '@yoursuccess/contract/core/language'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { type GuardAnswer, guardTrustee, type MethodLock } from '@yoursuccess/contract/trustees/guard.rules'
import type { BankMethodKind, TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { trusteeGuardRefusals, type TrusteeWarning } from '@yoursuccess/contract/trustees/trustee-guard'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { Refusal } from '../../http/refusal.ts'
import { longDay, t, usd } from '../../messaging/render.ts'
import { officeOf, type Payee, termsOfPayee } from './matching.rules.ts'
import { locksOf } from './returns.rules.ts'
import type { MadePayment, TrusteesDeps } from './trustees.deps.ts'
import { listByTerms } from './trustees.queries.ts'

export interface PaymentQuestion {
  payee: Payee
  kind: BankMethodKind
  /** Left out when a biller is added. */
  amount?: Cents
}

type Ask = (
  deps: TrusteesDeps,
  db: Db,
  customerId: number,
  question: PaymentQuestion,
) => Promise<TrusteeWarning[]>

/**
 * What the customer should know before the payment; empty for a payee who is no trustee, and without the feature
 * `planTools`. Throws the refusals of the guard.
 */
export const checkPayment: Ask = async (deps, db, customerId, question) => {
  const { refused, warnings } = await askGuard(deps, db, customerId, question)
  if (refused) throw refusalOf(refused, question.kind)
  return warnings
}

/** The same warnings, for a payee who was added or paid already. Empty if it would be refused now. */
export const findWarnings: Ask = async (deps, db, customerId, question) =>
  (await askGuard(deps, db, customerId, question)).warnings

const askGuard = async (
  deps: TrusteesDeps,
  db: Db,
  customerId: number,
  { payee, kind, amount }: PaymentQuestion,
): Promise<{ refused?: Refused; warnings: TrusteeWarning[] }> => {
  if (!(await deps.customer.hasFeature(db, customerId, 'planTools'))) return { warnings: [] }
  const office = officeOf(payee, await listByTerms(db, termsOfPayee(payee)))
  if (!office) return { warnings: payee.isTrustee ? [{ code: 'unknown_trustee' }] : [] }
  const payments = await listPaymentsTo(deps, db, customerId, office)
  const locks = locksFor(deps, office, payments)
  const answer = guardTrustee({ methods: office.methods, kind, amount, locks, today: deps.clock.today() })
  return answer.verdict === 'refused'
    ? { refused: answer, warnings: [] }
    : { warnings: [...warningsOf(answer, kind), ...otherOnItsWay(payments, kind)] }
}

/** The methods that the office takes no more from this customer. */
export const locksFor = (
  { clock }: Pick<TrusteesDeps, 'clock'>,
  { methods }: Trustee,
  payments: readonly MadePayment[],
): MethodLock[] => {
  const returned = payments.filter(({ state }) => state === 'returned')
  return locksOf(
    methods,
    returned.map(({ kind, since }) => ({ kind, returnedOn: since })),
    clock.today(),
  )
}

/** The customer's payments to this office, under whatever name it was added. */
export const listPaymentsTo = async (
  { listPayments }: Pick<TrusteesDeps, 'listPayments'>,
  db: Db,
  customerId: number,
  office: Trustee,
): Promise<MadePayment[]> =>
  (await listPayments(db, customerId)).filter(({ payee }) => officeOf(payee, [office]) !== undefined)

const warningsOf = (answer: GuardAnswer, method: TrusteeMethodKind): TrusteeWarning[] => {
  if (answer.verdict === 'conditional')
    return [{ code: 'conditional', method, conditions: [...answer.conditions] }]
  return answer.verdict === 'unknown'
    ? [{ code: 'unknown_method', method, checked_on: answer.checkedOn }]
    : []
}

/** Whoever changes the method may pay twice (TRU-08). */
const otherOnItsWay = (payments: readonly MadePayment[], kind: TrusteeMethodKind): TrusteeWarning[] => {
  const other = payments.find((payment) => payment.state === 'under_way' && payment.kind !== kind)
  return other
    ? [
        {
          code: 'other_payment_on_its_way',
          method: other.kind,
          amount: formatAmount(other.amountCents),
          expected_on: other.expectedOn,
        },
      ]
    : []
}

type Refused = Extract<GuardAnswer, { verdict: 'refused' }>

const refusalOf = (answer: Refused, kind: BankMethodKind): Refusal => {
  const { code } = answer
  const { status } = trusteeGuardRefusals[code]
  const details = 'limit' in answer ? [formatAmount(answer.limit)] : [...answer.methods]
  return new Refusal(code, { status, error: sentenceOf(answer, kind) }, { details })
}

const sentenceOf = (answer: Refused, kind: BankMethodKind): string => {
  const { refused, locked, overLimit } = trusteeGuard
  if (answer.code === 'trustee.amount_over_limit') return t(overLimit, { limit: usd(answer.limit) })
  const methods = listOf(answer.methods)
  if (answer.code === 'trustee.method_refused')
    return methods
      ? t(refused[kind], { methods })
      : t(refused[kind === 'electronic' ? 'electronicOnly' : 'checkOnly'])
  if (answer.until === null) return methods ? t(locked.forGood, { methods }) : t(locked.forGoodOnly)
  const until = longDay(day(answer.until))
  return methods ? t(locked.until, { until, methods }) : t(locked.untilOnly, { until })
}

/** "cashier's check, money order, or TFS"; empty for none. */
const listOf = (methods: readonly TrusteeMethodKind[]): string =>
  new Intl.ListFormat(DEFAULT_LANGUAGE, { type: 'disjunction' }).format(
    methods.map((kind) => t(trusteeGuard.methods[kind])),
  )
