/**
 * Made-up deposits of customers, to judge how well pay schedules are found. Each kind says which rhythms its
 * histories have. Nothing here knows how they are found: what is easy or hard to find plays no part.
 */
import {
  addDays,
  addMonths,
  type CalendarDate,
  day,
  monthStart,
  weekday,
} from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import {
  createRandom,
  type Days,
  depositsApart,
  type MadeDeposit,
  nameOfEmployer,
  openDay,
  payOn,
  type PayFrequency,
  type PayOptions,
  paydaysOf,
  type Random,
} from './made-up-pay.ts'

export interface DepositHistory {
  today: CalendarDate
  /** By day, the oldest first. */
  deposits: MadeDeposit[]
  /** The rhythms that go on today; none for a kind without rhythm. */
  rhythms: { payer: string; frequency: PayFrequency }[]
}

type Made = Omit<DepositHistory, 'today'>
type Make = (random: Random, today: CalendarDate) => Made

const FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const
const FRIENDS = ['Zelle from Maria Lopez', 'VENMO CASHOUT', 'Zelle payment from DAD', 'CASH APP*SAM']
const GIGS = ['UBER *INSTANT PAY', 'DOORDASH, INC. DASHER', 'LYFT DRIVER PAYOUT', 'INSTACART SHOPPER']
const MERCHANTS = ['AMAZON.COM REFUND', 'UNITED AIRLINES REFUND', 'TARGET RETURN', 'IKEA RETURN']
const MARKETS = ['EBAY INC PAYOUT', 'ETSY PAYOUT', 'POSHMARK']
const AGENCIES = ['LABORMAX STAFFING', 'PEOPLEREADY DAILY PAY']

const join = (...parts: readonly Made[]): Made => ({
  deposits: parts.flatMap(({ deposits }) => deposits),
  rhythms: parts.flatMap(({ rhythms }) => rhythms),
})
const withoutRhythm = (deposits: MadeDeposit[]): Made => ({ deposits, rhythms: [] })

/** The last months before today. */
const recent = (random: Random, today: CalendarDate, least = 5, most = 18): Days => ({
  from: addMonths(today, -random.between(least, most)),
  to: today,
})

const payIn = (
  random: Random,
  days: Days,
  frequency: PayFrequency,
  { taken = [], ...options }: PayOptions & { taken?: string[] } = {},
): Made => {
  const payer = nameOfEmployer(random, taken)
  const deposits = payOn(random, payer, paydaysOf(random, frequency, days), days.to, options)
  return { deposits, rhythms: [{ payer, frequency }] }
}

const payersOf = ({ rhythms }: Made) => rhythms.map(({ payer }) => payer)

const pay =
  (frequency?: PayFrequency, options: PayOptions = {}): Make =>
  (random, today) =>
    payIn(random, recent(random, today), frequency ?? random.pick(FREQUENCIES), options)

const twoEmployers: Make = (random, today) => {
  const first = payIn(random, recent(random, today), random.pick(FREQUENCIES), { jitter: 1 })
  const options = { jitter: 1, taken: payersOf(first) }
  return join(first, payIn(random, recent(random, today), random.pick(FREQUENCIES), options))
}

const changedEmployer: Make = (random, today) => {
  const changedOn = addMonths(today, -random.between(4, 10))
  const before = { from: addMonths(changedOn, -random.between(4, 12)), to: changedOn }
  const former = payIn(random, before, random.pick(FREQUENCIES), { jitter: 1 })
  const since = { from: addDays(changedOn, random.between(5, 45)), to: today }
  const now = payIn(random, since, random.pick(FREQUENCIES), { jitter: 1, taken: payersOf(former) })
  return { deposits: join(former, now).deposits, rhythms: now.rhythms }
}

/** A job that began so recently that there were three to five paydays, each on its day. */
const newJob: Make = (random, today) => {
  const frequency = random.pick(['weekly', 'biweekly', 'monthly'] as const)
  const payer = nameOfEmployer(random)
  const paydays = paydaysOf(random, frequency, { from: addMonths(today, -8), to: today })
  const deposits = payOn(random, payer, paydays.slice(-random.between(3, 5)), today)
  return { deposits, rhythms: [{ payer, frequency }] }
}

/** Pay on Mondays or on the first of the month, which holidays move most often. */
const movedByHolidays: Make = (random, today) => {
  const days = recent(random, today, 8)
  const frequency = random.pick(['weekly', 'biweekly', 'monthly'] as const)
  const monday = addDays(days.from, (8 - weekday(days.from)) % 7)
  const nominal = Array.from({ length: 80 }, (_, at) =>
    frequency === 'monthly'
      ? addMonths(monthStart(days.from), at + 1)
      : addDays(monday, at * (frequency === 'weekly' ? 7 : 14)),
  )
  const step = random.pick([1, -1] as const)
  const paydays = nominal.map((on) => openDay(on, step)).filter((on) => on <= today)
  const payer = nameOfEmployer(random)
  return { deposits: payOn(random, payer, paydays, today), rhythms: [{ payer, frequency }] }
}

/** Benefits of a month: on its second, third or fourth Wednesday, or on its first or third day. */
const benefits: Make = (random, today) => {
  const days = recent(random, today)
  const nthWednesday = random.chance(0.6) ? random.pick([2, 3, 4]) : undefined
  const payer = nthWednesday ? 'SSA TREAS 310 XXSOC SEC' : 'SSI TREAS 310 XXSUPP SEC'
  const dayOfMonth = random.pick([1, 3])
  const amountCents = dollars(random, 700, 2600)
  const deposits: MadeDeposit[] = []
  for (let month = monthStart(days.from); month <= today; month = addMonths(month, 1)) {
    const firstWednesday = addDays(month, (3 - weekday(month) + 7) % 7)
    const nominal = nthWednesday
      ? addDays(firstWednesday, 7 * (nthWednesday - 1))
      : addDays(month, dayOfMonth - 1)
    const on = openDay(nominal, -1)
    if (on >= days.from && on <= today) deposits.push({ on, amountCents, details: `${payer} PPD`, payer })
  }
  return { deposits, rhythms: [{ payer, frequency: 'monthly' }] }
}

/** Pay, and one to three more deposits of the employer on other days: a bonus, or expenses paid back. */
const payAndExtras: Make = (random, today) => {
  const made = payIn(random, recent(random, today), random.pick(FREQUENCIES), { jitter: 1 })
  const extras = Array.from({ length: random.between(1, 3) }, (): MadeDeposit => {
    const one = random.pick(made.deposits)
    const on = openDay(addDays(one.on, random.between(-10, -1)), -1)
    return { ...one, on, amountCents: cents(Math.round((one.amountCents * random.between(5, 150)) / 100)) }
  })
  return { ...made, deposits: [...made.deposits, ...extras] }
}

const dollars = (random: Random, least: number, most: number) =>
  cents(random.between(least * 100, most * 100))

/** Deposits of one payer, `least` to `most` calendar days apart. */
const apart = (
  random: Random,
  days: Days,
  payer: string,
  { least, most, amounts = [20, 400] }: { least: number; most: number; amounts?: readonly [number, number] },
): MadeDeposit[] =>
  depositsApart(random, days, { least, most }, () => ({
    details: payer,
    payer,
    amountCents: dollars(random, ...amounts),
  }))

const gigs = (random: Random, days: Days) => apart(random, days, random.pick(GIGS), { least: 1, most: 12 })
const familyTransfers = (random: Random, days: Days) =>
  apart(random, days, random.pick(FRIENDS), { least: 5, most: 100, amounts: [25, 500] })
const refunds = (random: Random, days: Days) =>
  MERCHANTS.flatMap((merchant) => apart(random, days, merchant, { least: 10, most: 150, amounts: [5, 300] }))

/** Pay of one employer, among deposits of others that have no rhythm. */
const payAmongOthers: Make = (random, today) => {
  const days = recent(random, today)
  const made = payIn(random, days, random.pick(FREQUENCIES), { jitter: 1 })
  const others = [gigs(random, days), familyTransfers(random, days), refunds(random, days)]
  return join(made, ...others.map(withoutRhythm))
}

/** Family help in every month, each time on any day of it. */
const someDayOfEachMonth: Make = (random, today) => {
  const days = recent(random, today)
  const payer = random.pick(FRIENDS)
  const deposits: MadeDeposit[] = []
  for (let month = monthStart(days.from); month <= today; month = addMonths(month, 1)) {
    const on = addDays(month, random.between(0, 27))
    if (on >= days.from && on <= today)
      deposits.push({ on, amountCents: dollars(random, 100, 600), details: payer, payer })
  }
  return withoutRhythm(deposits)
}

/** Two to five deposits of one payer in a year, on any days. */
const fewDeposits: Make = (random, today) => {
  const payer = random.pick([...FRIENDS, ...MARKETS])
  const deposits = Array.from({ length: random.between(2, 5) }, (): MadeDeposit => {
    const on = addDays(today, -random.between(0, 365))
    return { on, amountCents: dollars(random, 30, 900), details: payer, payer }
  })
  return withoutRhythm(deposits)
}

/** A job whose pay ended five or more paydays ago. */
const formerJob: Make = (random, today) => {
  const frequency = random.pick(FREQUENCIES)
  const daysApart = { weekly: 7, biweekly: 14, semimonthly: 16, monthly: 31 }[frequency]
  const to = addDays(today, -daysApart * random.between(5, 9) - 1)
  const { deposits } = payIn(random, { from: addMonths(to, -random.between(4, 12)), to }, frequency)
  return withoutRhythm(deposits)
}

/** Interest of a few dollars at the end of each month: a rhythm, but not pay. */
const interest: Make = (random, today) => {
  const days = recent(random, today)
  const ends = paydaysOf(random, 'monthly', days)
  const make = (on: CalendarDate): MadeDeposit => {
    const amountCents = cents(random.between(1, 1200))
    return { on, amountCents, details: 'INTRST PYMNT', payer: 'bank' }
  }
  return withoutRhythm(ends.map(make))
}

const only =
  (make: (random: Random, days: Days) => MadeDeposit[]): Make =>
  (random, today) =>
    withoutRhythm(make(random, recent(random, today, 2)))

/** A rhythm goes on today in each history of these kinds. */
export const KINDS_WITH_RHYTHM = {
  'weekly pay': pay('weekly'),
  'weekly pay, jitter of two days': pay('weekly', { jitter: 2 }),
  'biweekly pay': pay('biweekly'),
  'biweekly pay, jitter of two days': pay('biweekly', { jitter: 2 }),
  'semimonthly pay': pay('semimonthly'),
  'semimonthly pay, jitter of two days': pay('semimonthly', { jitter: 2 }),
  'monthly pay': pay('monthly'),
  'monthly pay, jitter of two days': pay('monthly', { jitter: 2 }),
  'a missing pay': pay(undefined, { jitter: 1, missing: 1 }),
  'moved by holidays': movedByHolidays,
  'hours that vary': pay(undefined, { jitter: 1, spread: 40 }),
  'paid in two parts': pay(undefined, { jitter: 1, splitChance: 0.5 }),
  'pay and extras': payAndExtras,
  'pay among others': payAmongOthers,
  'two employers': twoEmployers,
  'changed employer': changedEmployer,
  'new job': newJob,
  benefits,
} satisfies Record<string, Make>

/** No history of these kinds has a rhythm of pay that goes on today. */
export const KINDS_WITHOUT_RHYTHM = {
  gigs: only(gigs),
  'gigs with long breaks': only((random, days) =>
    apart(random, days, random.pick(GIGS), { least: 3, most: 30 }),
  ),
  'several gigs': only((random, days) => [...gigs(random, days), ...gigs(random, days)]),
  'work by the day': only((random, days) =>
    apart(random, days, random.pick(AGENCIES), { least: 3, most: 21, amounts: [90, 700] }),
  ),
  sales: only((random, days) => apart(random, days, random.pick(MARKETS), { least: 2, most: 45 })),
  'family transfers': only(familyTransfers),
  'some day of each month': someDayOfEachMonth,
  refunds: only(refunds),
  'few deposits': fewDeposits,
  'former job': formerJob,
  interest,
} satisfies Record<string, Make>

/** Makes a history; the same one for the same kind and seed. */
export const makeHistory = (make: Make, seed: number): DepositHistory => {
  const random = createRandom(seed)
  const today = addDays(day('2025-01-01'), random.between(0, 1400))
  const { deposits, rhythms } = make(random, today)
  return { today, deposits: deposits.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)), rhythms }
}
