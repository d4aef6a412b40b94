/** Random choices from a seed, and made-up pay: its days, amounts and the texts that banks print. */
import { addBankingDays, isBankingDay } from '@yoursuccess/contract/core/banking-days'
import {
  addDays,
  addMonths,
  type CalendarDate,
  monthEnd,
  monthStart,
} from '@yoursuccess/contract/core/calendar-date'
import { cents, type Cents } from '@yoursuccess/contract/core/money'

export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

/** The same choices for the same seed, on every machine (the generator mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    pick: (list) => {
      const chosen = list[between(0, list.length - 1)]
      if (chosen === undefined) throw new Error('there is nothing to choose from')
      return chosen
    },
    chance: (share) => next() < share,
  }
}

export type PayFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'

export interface MadeDeposit {
  on: CalendarDate
  amountCents: Cents
  /** What the bank prints. */
  details: string
  /** Who really paid, whatever the text says. */
  payer: string
}

export interface Days {
  from: CalendarDate
  to: CalendarDate
}

const FIRST_WORDS = [
  'Harbor',
  'Summit',
  'Cedar',
  'Liberty',
  'Prairie',
  'Copper',
  'Willow',
  'Granite',
  'Maple',
  'Delta',
]
const SECOND_WORDS = [
  'Freight',
  'Health',
  'Foods',
  'Tool & Die',
  'Logistics',
  'School District',
  'Builders',
  'Care',
]

/** A name that none of the `taken` payers has. */
export const nameOfEmployer = (random: Random, taken: readonly string[] = []): string => {
  const name = `${random.pick(FIRST_WORDS)} ${random.pick(SECOND_WORDS)}`
  return taken.includes(name) ? nameOfEmployer(random, taken) : name
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('')
const shortDay = (on: CalendarDate) => `${on.slice(5, 7)}${on.slice(8)}${on.slice(2, 4)}`

/** How banks print a payroll deposit; the numbers in it differ from one deposit to the next. */
const PRINTED: readonly ((name: string, on: CalendarDate, random: Random) => string)[] = [
  (name) => `Direct Deposit - ${name}`,
  (name) => `${name} Payroll`,
  (name, on) => `${name.toUpperCase()} PAYROLL ${shortDay(on)} PPD ID: 9111111101`,
  (name, _on, random) =>
    `${name.toUpperCase()} DES:PAYROLL ID:${digits(random, 6)} INDN:TESTER,JORDAN CO ID:1234567890 PPD`,
  (name, _on, random) => `ACH CREDIT ${name.toUpperCase()} DIR DEP ${digits(random, 8)}`,
  (name, _on, random) => `${name.toUpperCase()} INC   DIRECT DEP   #${digits(random, 5)}`,
]

/** One way of printing, for all deposits of an employer. */
export const printing = (random: Random, name: string) => {
  const print = random.pick(PRINTED)
  return (on: CalendarDate) => print(name, on, random)
}

/** The day itself if banks are open, else the nearest banking day before it (-1) or after it (1). */
export const openDay = (on: CalendarDate, step: 1 | -1): CalendarDate => {
  let found = on
  while (!isBankingDay(found)) found = addDays(found, step)
  return found
}

/** Days of the month, 31 for its last day. */
const ofMonth = (month: CalendarDate, dayOfMonth: number): CalendarDate => {
  const [on, last] = [addDays(monthStart(month), dayOfMonth - 1), monthEnd(month)]
  return on > last ? last : on
}

const PAIRS = [
  [1, 15],
  [15, 31],
  [5, 20],
  [10, 25],
  [7, 22],
  [16, 31],
] as const

/** Every payday of a schedule that is chosen at random, in banking days. */
export const paydaysOf = (random: Random, frequency: PayFrequency, { from, to }: Days): CalendarDate[] => {
  const step = random.chance(0.8) ? -1 : 1
  const within = (days: readonly CalendarDate[]) =>
    days.map((on) => openDay(on, step)).filter((on) => on >= from && on <= to)
  if (frequency === 'weekly' || frequency === 'biweekly') {
    const apart = frequency === 'weekly' ? 7 : 14
    const first = openDay(addDays(from, random.between(0, apart - 1)), 1)
    const days: CalendarDate[] = []
    for (let on = first; on <= addDays(to, 7); on = addDays(on, apart)) days.push(on)
    return within(days)
  }
  const chosen = frequency === 'monthly' ? [random.between(1, 31)] : random.pick(PAIRS)
  const days: CalendarDate[] = []
  for (let month = addMonths(monthStart(from), -1); month <= addDays(to, 7); month = addMonths(month, 1))
    days.push(...chosen.map((dayOfMonth) => ofMonth(month, dayOfMonth)))
  return within(days)
}

export interface PayOptions {
  /** How many banking days a deposit is early or late at most; each amount of days is equally likely. */
  jitter?: number
  /** How many paydays bring nothing. Never the first or the last one. */
  missing?: number
  /** How much an amount may differ from the usual one, in percent. */
  spread?: number
  /** The part of paydays whose money arrives as two deposits on one day. */
  splitChance?: number
}

/** Deposits on these paydays up to `to`, with one usual amount. */
export const payOn = (
  random: Random,
  payer: string,
  paydays: readonly CalendarDate[],
  to: CalendarDate,
  { jitter = 0, missing = 0, spread = 2, splitChance = 0 }: PayOptions = {},
): MadeDeposit[] => {
  const print = printing(random, payer)
  const usual = random.between(35_000, 320_000)
  const left = new Set<number>()
  while (left.size < missing) left.add(random.between(1, paydays.length - 2))
  return paydays.flatMap((payday, at) => {
    const on = addBankingDays(payday, random.between(-jitter, jitter))
    if (left.has(at) || on > to) return []
    const amount = Math.round((usual * random.between(100 - spread, 100 + spread)) / 100)
    const parts = random.chance(splitChance) ? [Math.round(amount * 0.7), Math.round(amount * 0.3)] : [amount]
    return parts.map((part) => ({ on, amountCents: cents(part), details: print(on), payer }))
  })
}

/** Deposits with random gaps of calendar days, and random amounts. */
export const depositsApart = (
  random: Random,
  { from, to }: Days,
  gap: { least: number; most: number },
  make: (on: CalendarDate) => Omit<MadeDeposit, 'on'>,
): MadeDeposit[] => {
  const deposits: MadeDeposit[] = []
  for (
    let on = addDays(from, random.between(0, gap.most));
    on <= to;
    on = addDays(on, random.between(gap.least, gap.most))
  )
    deposits.push({ on, ...make(on) })
  return deposits
}
