/**
 * Made-up purchases of customers with the category that each of them is for, to judge suggested categories (RULE-05).
 * Nothing here knows how they are suggested: what is easy or hard to recognize plays no part.
 */
import { addDays, addMonths, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import {
  SELECTABLE_EXPENSE_CATEGORIES,
  type SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { createRandom, type Random } from './made-up-pay.ts'

export interface LabeledPurchase {
  on: CalendarDate
  /** What the bank prints. */
  description: string
  /** Who was really paid, however it is spelled. */
  payee: string
  /** What the customer chooses. */
  category: SelectableExpenseCategory
}

/** By month, the oldest first. */
export type PurchaseHistory = readonly (readonly LabeledPurchase[])[]

interface Payee {
  name: string
  category: SelectableExpenseCategory
  /** Stores that sell everything are for another category every third time. */
  second: SelectableExpenseCategory | undefined
}

const FIRST_DAY = day('2026-01-01')
const NEW_EACH_MONTH = 0.2
const MISSPELLED = 0.25
const MIXED = 0.1

const NAMES = [
  'Corner Harbor Maple Cedar Summit Golden Prairie Lakeside Union Valley Sunset Eagle Granite Willow Copper Riverside',
  'Bright Pioneer Magnolia Franklin Lincoln Delmar Oakwood Pacific Metro Family Heritage Crescent Juniper Walnut',
]
  .join(' ')
  .split(' ')
const TRADES = [
  'Market Grocery Pharmacy Hardware Bakery Fuel Diner Clinic Cleaners Daycare Cinema Salon Auto Insurance Outlet Books',
  'Pizza Transit Dental Thrift Electric Wireless Shoes Veterinary Coffee Tires Fitness Toys Garden Optical Liquor',
]
  .join(' ')
  .split(' ')
const SINGLE =
  'Wexmart Targo Kroger Aldo Walgrove Shellco Chevtex Lowden Rosso Dollarama Netstream Spotline Costway'.split(
    ' ',
  )
const PLACES = ['BOSTON MA', 'SPRINGFIELD IL', 'AUSTIN TX', 'FORT WAYNE IN', 'TAMPA FL']
const PREFIXES = ['SQ *', 'TST* ', 'POS PURCHASE ', 'DEBIT CARD PURCHASE ', 'PAYPAL *']

/** Six months of a customer's purchases. The same for the same seed. */
export const makePurchases = (seed: number, months = 6): PurchaseHistory => {
  const random = createRandom(seed)
  const payees = Array.from({ length: random.between(20, 45) }, () => newPayee(random))
  return Array.from({ length: months }, (_, month) => {
    if (month > 0) {
      const fresh = Math.round(payees.length * NEW_EACH_MONTH)
      // New payees take any rank: some become a customer's favorites.
      for (let count = 0; count < fresh; count++)
        payees.splice(random.between(0, payees.length), 0, newPayee(random))
    }
    return purchasesOf(random, payees, addMonths(FIRST_DAY, month))
  })
}

const purchasesOf = (random: Random, payees: readonly Payee[], month: CalendarDate): LabeledPurchase[] => {
  const chooseRank = zipf(random, payees.length)
  const purchases = Array.from({ length: random.between(35, 90) }, () => {
    const payee = payees[chooseRank()]
    if (!payee) throw new Error('there is no such payee')
    return {
      on: addDays(month, random.between(0, 27)),
      description: printed(random, payee.name),
      payee: payee.name,
      category: payee.second && random.chance(1 / 3) ? payee.second : payee.category,
    }
  })
  return purchases.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

const newPayee = (random: Random): Payee => ({
  name: random.chance(0.2)
    ? `${random.pick(SINGLE)}${random.chance(0.5) ? ` ${random.pick(TRADES)}` : ''}`
    : `${random.pick(NAMES)} ${random.pick(TRADES)}`,
  category: random.pick(SELECTABLE_EXPENSE_CATEGORIES),
  second: random.chance(MIXED) ? random.pick(SELECTABLE_EXPENSE_CATEGORIES) : undefined,
})

/** Of ranks from 0, each as likely as one divided by its place (Zipf's law). */
const zipf = (random: Random, count: number): (() => number) => {
  const sums: number[] = []
  for (let rank = 1; rank <= count; rank++) sums.push((sums.at(-1) ?? 0) + 1 / rank)
  const FINE = 1_000_000
  return () => {
    const drawn = (random.between(0, FINE - 1) / FINE) * (sums.at(-1) ?? 0)
    return sums.findIndex((sum) => drawn < sum)
  }
}

const printed = (random: Random, name: string): string => {
  const spelled = random.chance(MISSPELLED) ? misspelled(random, name) : name
  const prefix = random.chance(0.25) ? random.pick(PREFIXES) : ''
  const store = random.chance(0.4) ? ` #${random.between(1, 9999)}` : ''
  const place = random.chance(0.25) ? ` ${random.pick(PLACES)}` : ''
  const text = `${prefix}${spelled}${store}${place}`
  return random.chance(0.7) ? text.toUpperCase() : text
}

/** One or two letters left out, doubled, swapped with the next, or wrong; long names are cut off as well. */
const misspelled = (random: Random, name: string): string => {
  let text = name
  for (let faults = random.between(1, 2); faults > 0; faults--) {
    const at = random.between(1, text.length - 2)
    const [before, letter = '', next = '', after] = [
      text.slice(0, at),
      text[at],
      text[at + 1],
      text.slice(at + 2),
    ]
    text = random.pick([
      `${before}${next}${after}`,
      `${before}${letter}${letter}${next}${after}`,
      `${before}${next}${letter}${after}`,
      `${before}${random.pick(['a', 'e', 'n', 'r', 't'])}${next}${after}`,
    ])
  }
  return text.length > 12 && random.chance(0.2) ? text.slice(0, -2) : text
}
