/**
 * The transactions of a generated customer, as a formula: the generator computes them in SQL, and the
 * processor's stub in JavaScript, so both know the same books without sharing a database.
 *
 * In each half month there are 13: the pay, a bill payment (every other one to the trustee) and 11 purchases.
 */
import type { Size } from './sizes.ts'

export interface History {
  /** Seconds since 1970 of noon in New York on the generated day, the 12th of a month. */
  anchor: number
  days: number
  /** Transactions of each customer. */
  count: number
}

const PER_YEAR = 26 * 12
const DAY_SECONDS = 86_400
const FIRST_PRN = 100_000_000_000
export const PAY = 0
export const BILL = 7
const EACH = 13

export const historyOf = ({ days }: Pick<Size, 'days'>, anchor: number): History => ({
  anchor,
  days,
  count: Math.round((days * PER_YEAR) / 365),
})

const stepOf = ({ days, count }: History) => Math.floor((days * DAY_SECONDS) / count)

export const prnOf = (customer: number): string => String(FIRST_PRN + customer)
export const customerOf = (prn: string): number => Number(prn) - FIRST_PRN

export interface Posted {
  id: string
  kind: 'deposit' | 'bill_payment' | 'purchase'
  amountCents: number
  postedAt: number
  details: string
  authorizationId: string | null
}

export const postedOf = (history: History, customer: number, number: number): Posted => {
  const place = number % EACH
  const postedAt = history.anchor - history.days * DAY_SECONDS + number * stepOf(history) + (customer % 3600)
  const id = String(customer * 1000 + number)
  if (place === PAY)
    return {
      id,
      kind: 'deposit',
      amountCents: 120_000 + (customer % 50) * 1000,
      postedAt,
      details: `PAYROLL EMPLOYER ${customer % 200}`,
      authorizationId: null,
    }
  if (place === BILL)
    return {
      id,
      kind: 'bill_payment',
      amountCents: -(60_100 + (customer % 100) * 100),
      postedAt,
      details: `BILL PAYMENT ${number % (2 * EACH) === BILL ? 'TRUSTEE' : 'UTILITY'}`,
      authorizationId: null,
    }
  return {
    id,
    kind: 'purchase',
    amountCents: -(500 + ((customer * 7919 + number * 104_729) % 4000)),
    postedAt,
    details: `GROCERY STORE NUMBER ${(customer * 31 + number * 17) % 500}`,
    authorizationId: String(AUTHORIZATIONS + customer * 1000 + number),
  }
}

const AUTHORIZATIONS = 1_000_000_000_000

/** The one authorization of a customer that is still open: of an hour before the generated moment. */
export const openAuthorizationOf = ({ anchor, count }: History, customer: number) => ({
  id: String(AUTHORIZATIONS + customer * 1000 + count),
  amountCents: -(500 + (customer % 4000)),
  authorizedAt: anchor - 3600,
  merchantName: `GAS STATION NUMBER ${customer % 500}`,
})

/**
 * The same in SQL: rows `n` (customer), `k` (number), `kind`, `amount`, `at`, `details`, `auth` of the given
 * numbers, in the order of time.
 */
export const postedSql = (
  history: History,
  { customers, from, to }: { customers: number; from: number; to: number },
): string => {
  const start = history.anchor - history.days * DAY_SECONDS
  return `(select n, k, n * 1000 + k as id,
      case k % ${EACH} when ${PAY} then 'deposit' when ${BILL} then 'bill_payment' else 'purchase' end as kind,
      case k % ${EACH} when ${PAY} then 120000 + (n % 50) * 1000
        when ${BILL} then -(60100 + (n % 100) * 100)
        else -(500 + ((n * 7919 + k * 104729) % 4000)) end as amount,
      to_timestamp(${start} + k * ${stepOf(history)} + n % 3600) as at,
      case k % ${EACH} when ${PAY} then 'PAYROLL EMPLOYER ' || n % 200
        when ${BILL} then 'BILL PAYMENT ' || case k % ${2 * EACH} when ${BILL} then 'TRUSTEE' else 'UTILITY' end
        else 'GROCERY STORE NUMBER ' || (n * 31 + k * 17) % 500 end as details,
      case when k % ${EACH} in (${PAY}, ${BILL}) then null else ${AUTHORIZATIONS} + n * 1000 + k end as auth
    from generate_series(${from}::bigint, ${to}::bigint) as k, generate_series(1, ${customers}::bigint) as n
    order by k, n)`
}

export const openAuthorizationsSql = ({ anchor, count }: History, customers: number): string =>
  `(select n, ${AUTHORIZATIONS} + n * 1000 + ${count} as auth, -(500 + n % 4000) as amount,
      to_timestamp(${anchor - 3600}) as at, 'GAS STATION NUMBER ' || n % 500 as merchant
    from generate_series(1, ${customers}::bigint) as n)`
