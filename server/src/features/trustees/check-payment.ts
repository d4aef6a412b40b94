/** Asks the guard before a customer adds or pays a payee (docs/decisions/0173). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { LOCALES } from '@yoursuccess/contract/core/language'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { guardMessage } from '@yoursuccess/contract/trustees/guard-sentences.rules'
import { type GuardAnswer, guardTrustee, type MethodLock } from '@yoursuccess/contract/trustees/guard.rules'
import { fillMemo, isOtherNumber, memoValuesOf } from '@yoursuccess/contract/trustees/memo.rules'
import type { Posting } from '@yoursuccess/contract/trustees/posting.rules'
import type { BankMethodKind, TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { trusteeGuardRefusals, type TrusteeWarning } from '@yoursuccess/contract/trustees/trustee-guard'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { Refusal } from '../../http/refusal.ts'
import { currentLanguage } from '../../messaging/language.ts'
import { anyOf, longDay, message, type StoredMessage, t, usd, type Value } from '../../messaging/render.ts'
import { officeOf, type Payee, termsOfPayee } from './matching.rules.ts'
import { locksOf } from './returns.rules.ts'
import type { MadePayment, TrusteesDeps } from './trustees.deps.ts'
import { listByTerms } from './trustees.queries.ts'

export interface PaymentQuestion {
  payee: Payee & { accountNumber: string }
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
  if (!office && !payee.isTrustee) return { warnings: [] }
  const template = office?.methods.find((method) => method.kind === kind)?.memo ?? null
  const otherNumber = await otherAccountNumber(deps, db, customerId, payee.accountNumber, template)
  if (!office) return { warnings: [{ code: 'unknown_trustee' }, ...otherNumber] }
  const payments = await listPaymentsTo(deps, db, customerId, office)
  const locks = locksFor(deps, office, payments)
  const answer = guardTrustee({ methods: office.methods, kind, amount, locks, today: deps.clock.today() })
  return answer.verdict === 'refused'
    ? { refused: answer, warnings: [] }
    : { warnings: [...warningsOf(answer, kind), ...otherOnItsWay(payments, kind), ...otherNumber] }
}

export interface OtherWays {
  /** False if the office takes no more payments of this kind from the customer. */
  isStillTaken: boolean
  /** What else the office takes from the customer: "cashier's check, money order, or TFS". Undefined if nobody knows. */
  ways: Value | undefined
  /** When the office posts a payment of this kind. Undefined if the directory does not say. */
  posting: Posting | undefined
}

/** After a payment that failed or came back (AUTO-11). Undefined for a payee who is no listed office, and without `planTools`. */
export const findOtherWays = async (
  deps: TrusteesDeps,
  db: Db,
  customerId: number,
  { payee, kind }: { payee: Payee; kind: BankMethodKind },
): Promise<OtherWays | undefined> => {
  if (!(await deps.customer.hasFeature(db, customerId, 'planTools'))) return undefined
  const office = officeOf(payee, await listByTerms(db, termsOfPayee(payee)))
  if (!office) return undefined
  const { methods } = office
  const locks = locksFor(deps, office, await listPaymentsTo(deps, db, customerId, office))
  const verdictOf = (each: TrusteeMethodKind) =>
    guardTrustee({ methods, kind: each, locks, today: deps.clock.today() }).verdict
  const others = methods
    .map((method) => method.kind)
    .filter((each) => each !== kind && ['accepted', 'conditional'].includes(verdictOf(each)))
  return {
    isStillTaken: verdictOf(kind) !== 'refused',
    ways: others.length > 0 ? anyOf(others.map((each) => message(trusteeGuard.methods[each]))) : undefined,
    posting: methods.find((method) => method.kind === kind),
  }
}

/** The plan's number is in the form of the office; nothing is said while the plan has none (TRU-06). */
const otherAccountNumber = async (
  { findCase, customer }: TrusteesDeps,
  db: Db,
  customerId: number,
  accountNumber: string,
  template: string | null,
): Promise<TrusteeWarning[]> => {
  const numbers = await findCase(db, customerId)
  if (!numbers) return []
  const { last_name: lastName } = await customer.getHolder(db, customerId)
  const values = memoValuesOf(numbers, lastName)
  return values && isOtherNumber(accountNumber, template, values)
    ? [{ code: 'other_account_number', wanted: fillMemo(template, values) }]
    : []
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
  const until = 'until' in answer && answer.until !== null ? { until: answer.until } : undefined
  const { now, later } = sentenceOf(answer, kind)
  return new Refusal(code, { status, error: now }, { details, ...until }, later)
}

/** For the reply, and for a notification that is read later. */
const sentenceOf = (answer: Refused, kind: BankMethodKind): { now: string; later: StoredMessage } => {
  const methods = 'methods' in answer ? answer.methods : []
  const until = 'until' in answer ? answer.until : null
  const sentence = guardMessage({
    code: answer.code,
    kind,
    hasMethods: methods.length > 0,
    hasEnd: until !== null,
  })
  const values = {
    until: until === null ? '' : longDay(day(until)),
    limit: 'limit' in answer ? usd(answer.limit) : '',
  }
  const names = anyOf(methods.map((each) => message(trusteeGuard.methods[each])))
  return {
    now: t(sentence, { ...values, methods: listOf(methods) }),
    later: message(sentence, { ...values, methods: names }),
  }
}

/** "cashier's check, money order, or TFS"; empty for none. */
const listOf = (methods: readonly TrusteeMethodKind[]): string =>
  new Intl.ListFormat(LOCALES[currentLanguage()], { type: 'disjunction' }).format(
    methods.map((kind) => t(trusteeGuard.methods[kind])),
  )
