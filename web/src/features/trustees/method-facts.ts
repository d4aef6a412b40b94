/** What an office says of a way to pay it, as names and values. */
import { ZERO } from '@yoursuccess/contract/core/money'
import { fillMemo, type MemoValues } from '@yoursuccess/contract/trustees/memo.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Trustee, TrusteeAddress, TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatTimeInZone } from '../../lib/times-of-day.ts'
import { andList, orList } from '../../lib/lists.ts'
import type { Fact } from '../../ui/list/fact-list.tsx'
import { copy } from './trustees.messages.ts'

const { facts } = copy
/** "Cashier's check" */
export const methodName = (kind: TrusteeMethodKind): string => t(copy.methods[kind])

/** "Fee $1.50, pay before 4:00 PM Central Time, posted 1 banking day after the payment arrives" */
export const summaryOf = (method: TrusteeMethod): string[] => [
  ...(method.fee === null
    ? []
    : [isFree(method.fee) ? t(facts.noFee) : `${t(facts.fee)} ${usd(method.fee)}`]),
  ...(method.cutoff_time && method.zone
    ? [`${t(facts.cutoff)} ${formatTimeInZone(method.cutoff_time, method.zone)}`]
    : []),
  `${t(facts.posting)} ${t(facts.postingIs, { days: method.posting_days })}`,
  ...(method.refuses_funding.includes('prepaid') ? [t(copy.notFromHere)] : []),
]

/** `memo` has the customer's own numbers, if they are known. */
export const factsOf = (
  method: TrusteeMethod,
  { payee_name, address }: Pick<Trustee, 'payee_name' | 'address'>,
  memo: MemoValues | undefined,
): (Fact | false)[] => [
  method.fee !== null && { name: t(facts.fee), value: isFree(method.fee) ? t(facts.noFee) : usd(method.fee) },
  method.cutoff_time !== null &&
    method.zone !== null && {
      name: t(facts.cutoff),
      value: formatTimeInZone(method.cutoff_time, method.zone),
    },
  { name: t(facts.posting), value: t(facts.postingIs, { days: method.posting_days }) },
  !!method.hold_days && { name: t(facts.hold), value: t(facts.holdIs, { days: method.hold_days }) },
  (method.min_amount !== null || method.max_amount !== null) && {
    name: t(facts.amounts),
    value: amountsOf(method),
  },
  method.allowed_days.length > 0 && { name: t(facts.days), value: andList(method.allowed_days.map(String)) },
  !!method.enroll_days && { name: t(facts.enroll), value: t(facts.time, { days: method.enroll_days }) },
  !!method.change_days && { name: t(facts.change), value: t(facts.time, { days: method.change_days }) },
  method.refuses_funding.length > 0 && {
    name: t(facts.funding),
    value: orList(method.refuses_funding.map((funding) => t(copy.fundings[funding]))),
  },
  { name: t(facts.partial), value: t(copy.partials[method.partial]) },
  memo !== undefined && { name: t(facts.memo), value: fillMemo(method.memo, memo) },
  MAILED.has(method.kind) && { name: t(facts.payee), value: method.payee ?? payee_name },
  MAILED.has(method.kind) && { name: t(facts.sendTo), value: addressLine(method.address ?? address) },
  method.returns !== null && { name: t(facts.returned), value: returnsOf(method.returns) },
  method.note !== null && { name: t(facts.note), value: method.note },
]

/** What is made out to a payee and mailed. */
const MAILED: ReadonlySet<string> = new Set([
  'bill_pay_check',
  'cashiers_check',
  'money_order',
  'personal_check',
])

/** "PO Box 9001, Sacramento, CA 95814" */
export const addressLine = ({ address_1, address_2, city, state, zip }: Nullable<TrusteeAddress>): string =>
  [address_1, address_2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

type Nullable<T> = { [K in keyof T]: T[K] | null }

const isFree = (fee: string) => centsOf(fee) === ZERO

const amountsOf = ({ min_amount, max_amount }: TrusteeMethod): string => {
  if (min_amount === null) return t(facts.atMost, { amount: usd(max_amount ?? '0') })
  if (max_amount === null) return t(facts.atLeast, { amount: usd(min_amount) })
  return t(facts.between, { least: usd(min_amount), most: usd(max_amount) })
}

const returnsOf = ({ count, window_days, lock_months }: NonNullable<TrusteeMethod['returns']>): string =>
  lock_months === null
    ? t(facts.returnedForGood, { count, days: window_days })
    : t(facts.returnedFor, { count, days: window_days, months: lock_months })
