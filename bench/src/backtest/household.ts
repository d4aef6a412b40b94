/**
 * Made-up histories of accounts, day by day, to judge the forecast by. Nothing here knows how it is worked out, and no number is
 * chosen by what it says. Amounts are in cents. Spending goes on below zero, so a balance below zero is what was missing.
 */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import {
  createRandom,
  type Days,
  openDay,
  type PayFrequency,
  paydaysOf,
  type Random,
} from '../../../server/tests/support/made-up-pay.ts'

export interface Move {
  on: CalendarDate
  /** Below zero if it leaves the account. */
  cents: number
  kind: 'pay' | 'purchase' | 'refund' | 'bill' | 'trustee'
  payee: string
  /** Of a bill: whether it is charged to the card. Others are drawn from the account. */
  byCard?: boolean
}
export interface Payday {
  on: CalendarDate
  usualCents: number
  /** Null if it never arrived. */
  arrivedOn: CalendarDate | null
}
export interface PlanPayment {
  dueOn: CalendarDate
  sendOn: CalendarDate
  plannedCents: number
}
export interface Household {
  name: string
  days: Days
  startCents: number
  moves: readonly Move[]
  paydays: readonly Payday[]
  payments: readonly PlanPayment[]
}

/** What a payment to the trustee costs. */
export const FEE_CENTS = 100
const PAYDAYS_A_YEAR: Record<PayFrequency, number> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
}
const FREQUENCIES = ['weekly', 'biweekly', 'biweekly', 'semimonthly', 'monthly'] as const
const DAYS_A_MONTH = 30.4

/** The same household for the same seed. Paydays and due days are known for `ahead` days after the last day. */
export const createHousehold = (seed: number, days: Days, ahead: number): Household => {
  const random = createRandom(seed)
  const monthlyCents = random.between(2_000_00, 5_500_00)
  const part = (from: number, to: number) => Math.round((monthlyCents * random.between(from, to)) / 100)
  const span = { from: days.from, to: addDays(days.to, ahead) }
  const paydays = payOf(random, monthlyCents, span)
  const payments = paymentsOf(random, part(10, 22), span)
  const bills: Bill[] = [
    { payee: 'Rent', dayOfMonth: 1, cents: part(25, 33), spread: 0, byCard: false },
    { payee: 'Car', dayOfMonth: random.between(2, 28), cents: part(5, 10), spread: 0, byCard: false },
    { payee: 'Power', dayOfMonth: random.between(2, 28), cents: part(2, 5), spread: 30, byCard: true },
    { payee: 'Phone', dayOfMonth: random.between(2, 28), cents: part(1, 3), spread: 3, byCard: true },
    { payee: 'Insurance', dayOfMonth: random.between(2, 28), cents: part(2, 5), spread: 0, byCard: true },
  ]
  const billed = bills.flatMap((bill) => chargesOf(random, bill, days))
  const fixedCents = sumOf(bills.map(({ cents }) => cents)) + (payments[0]?.plannedCents ?? 0)
  const received = paid(paydays, () => random.between(93, 107) / 100)
  const planned = [...received, ...billed, ...sent(payments)].filter(({ on }) => on <= days.to)
  const startCents = part(10, 60)
  const dailyCents = Math.max(0, monthlyCents - fixedCents) / DAYS_A_MONTH
  return {
    name: `household ${seed}`,
    days,
    startCents,
    paydays,
    payments,
    moves: [...planned, ...spendingOf(random, { days, startCents, planned, dailyCents, monthlyCents })],
  }
}

/** The moves in the order of their days, and the balance at the end of each day. */
export const balancesOf = ({ days, startCents, moves }: Household): Map<CalendarDate, number> => {
  const byDay = Map.groupBy(moves, ({ on }) => on)
  const balances = new Map<CalendarDate, number>()
  let cents = startCents
  for (let on = days.from; on <= days.to; on = addDays(on, 1)) {
    cents += sumOf((byDay.get(on) ?? []).map((move) => move.cents))
    balances.set(on, cents)
  }
  return balances
}

export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** `shareOf` is what arrives of the usual amount. */
export const paid = (paydays: readonly Payday[], shareOf: () => number = () => 1): Move[] =>
  paydays.flatMap(({ arrivedOn, usualCents }) =>
    arrivedOn
      ? [{ on: arrivedOn, cents: Math.round(usualCents * shareOf()), kind: 'pay', payee: 'Employer' }]
      : [],
  )

export const sent = (payments: readonly PlanPayment[]): Move[] =>
  payments.map(({ sendOn, plannedCents }) => ({
    on: sendOn,
    cents: -plannedCents - FEE_CENTS,
    kind: 'trustee',
    payee: 'Trustee',
  }))

/** One of twenty paydays is late, and one of seventy brings nothing. */
const payOf = (random: Random, monthlyCents: number, span: Days): Payday[] => {
  const frequency = random.pick(FREQUENCIES)
  const usualCents = Math.round((monthlyCents * 12) / PAYDAYS_A_YEAR[frequency] / 1000) * 1000
  return paydaysOf(random, frequency, span).map((on) => {
    const late = random.chance(1 / 20) ? random.between(1, 4) : 0
    return { on, usualCents, arrivedOn: random.chance(1 / 70) ? null : addBankingDays(on, late) }
  })
}

const SEND_BANKING_DAYS = -4
const paymentsOf = (random: Random, plannedCents: number, { from, to }: Days): PlanPayment[] => {
  const dayOfMonth = random.between(5, 28)
  return monthsOf(from, to)
    .map((month) => addDays(month, dayOfMonth - 1))
    .map((dueOn) => ({ dueOn, sendOn: sendDayOf(dueOn), plannedCents }))
    .filter(({ sendOn }) => sendOn >= from)
}

/** The day on which a payment is sent that is due then. */
export const sendDayOf = (dueOn: CalendarDate) => addBankingDays(openDay(dueOn, -1), SEND_BANKING_DAYS)

interface Bill {
  payee: string
  dayOfMonth: number
  cents: number
  /** In percent. */
  spread: number
  byCard: boolean
}
const chargesOf = (random: Random, bill: Bill, { from, to }: Days): Move[] =>
  monthsOf(from, to)
    .map((month) => openDay(addDays(month, bill.dayOfMonth - 1), 1))
    .filter((on) => on >= from && on <= to)
    .map((on) => ({
      on,
      cents: -Math.round((bill.cents * random.between(100 - bill.spread, 100 + bill.spread)) / 100),
      kind: 'bill',
      payee: bill.payee,
      byCard: bill.byCard,
    }))

/** The first days of the months of these days. */
export const monthsOf = (from: CalendarDate, to: CalendarDate): CalendarDate[] => {
  const months: CalendarDate[] = []
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

interface Spender {
  days: Days
  startCents: number
  /** What moves anyway. */
  planned: readonly Move[]
  /** What can be spent on a day in the long run. */
  dailyCents: number
  monthlyCents: number
}

const PAYEES = 30
/** Has no digits, because payees are compared without them. */
const shopName = (at: number) =>
  `Shop ${String(at).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))}`

/** The number of purchases of a day: 1.5 on average. */
const PURCHASES = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
const MEAN_PURCHASES = sumOf(PURCHASES) / PURCHASES.length

/**
 * Purchases with payees by Zipf, refunds, and a surprise each quarter. Who has little left spends less, and who has much spends more.
 */
const spendingOf = (random: Random, spender: Spender): Move[] => {
  const { days, startCents, planned, dailyCents, monthlyCents } = spender
  const payees = payeesOf(random)
  const byDay = Map.groupBy(planned, ({ on }) => on)
  const moves: Move[] = []
  let balance = startCents
  let surpriseOn = addDays(days.from, random.between(0, 90))
  for (let on = days.from; on <= days.to; on = addDays(on, 1)) {
    balance += sumOf((byDay.get(on) ?? []).map(({ cents }) => cents))
    const own: Move[] = []
    const pace = paceOf(balance / monthlyCents)
    for (let left = random.pick(PURCHASES); left > 0; left--) {
      const payee = random.pick(payees)
      const meanCents = (dailyCents / MEAN_PURCHASES) * payee.share * pace
      const cents = Math.round((meanCents * random.between(30, 170)) / 100)
      own.push({ on, cents: -cents, kind: 'purchase', payee: payee.name })
      if (random.chance(1 / 60)) own.push({ on, cents, kind: 'refund', payee: payee.name })
    }
    if (on === surpriseOn) {
      const cents = random.between(60_00, 500_00)
      own.push({ on, cents: -cents, kind: 'purchase', payee: 'Surprise' })
      surpriseOn = addDays(on, random.between(60, 120))
    }
    balance += sumOf(own.map(({ cents }) => cents))
    moves.push(...own)
  }
  return moves
}

/** How much is spent beside the usual, by the balance in months of income. */
const paceOf = (months: number): number => (months < 0.05 ? 0.4 : months < 0.2 ? 0.8 : months > 0.7 ? 1.5 : 1)

/** Each payee as often in the list as by Zipf, with what a purchase there costs beside the mean purchase. */
const payeesOf = (random: Random): { name: string; share: number }[] => {
  const list = Array.from({ length: PAYEES }, (_, at) => {
    const payee = { name: shopName(at), share: random.between(20, 300) / 100 }
    return Array.from({ length: Math.ceil(PAYEES / (at + 1)) }, () => payee)
  }).flat()
  const mean = sumOf(list.map(({ share }) => share)) / list.length
  return list.map(({ name, share }) => ({ name, share: share / mean }))
}
