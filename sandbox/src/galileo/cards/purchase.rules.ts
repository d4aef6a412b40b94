/** Decides whether a purchase is approved and how it continues (CARD-25). Pure functions. */
import { type Cents, cents } from '@yoursuccess/contract/core/money'
import type { Decline } from '../words.ts'
import type { Account, Card } from '../../ledger/tables.ts'

export interface Attempt {
  merchant: string
  amountCents: Cents
  country: string
}

/** The simulated course of a purchase, chosen by the merchant's name. */
export interface Course {
  /** The amount to hold when the purchase is approved. */
  holdCents: Cents
  /** The amount that settles, unless the settle call gives another. */
  settlesCents: Cents
  settlesTimes: number
  fraud?: 'FREEZE' | 'DENY'
  /** Posted without authorization, whatever the balance. */
  isForced: boolean
}

const GAS_HOLD = cents(100)

export const courseOf = ({ merchant, amountCents }: Attempt): Course => {
  const plain: Course = {
    holdCents: amountCents,
    settlesCents: amountCents,
    settlesTimes: 1,
    isForced: false,
  }
  const name = merchant.toUpperCase()
  if (name.startsWith('FRAUD FREEZE')) return { ...plain, fraud: 'FREEZE' }
  if (name.startsWith('FRAUD DENY')) return { ...plain, fraud: 'DENY' }
  if (name.startsWith('GAS')) return { ...plain, holdCents: GAS_HOLD }
  if (name.startsWith('TIP')) return { ...plain, settlesCents: withTip(amountCents) }
  if (name.startsWith('DOUBLE')) return { ...plain, settlesTimes: 2 }
  if (name.startsWith('OFFLINE')) return { ...plain, isForced: true }
  return plain
}

/** The reason to decline the purchase, or undefined. Does not check the balance: placing the hold does. */
export const declineOf = (
  account: Pick<Account, 'status'>,
  card: Pick<Card, 'status'>,
  {
    isFrozen,
    country,
    fraud,
    hasSpendingEnded = false,
  }: { isFrozen: boolean; country: string; fraud: Course['fraud']; hasSpendingEnded?: boolean },
): Decline | undefined => {
  if (account.status !== 'N') return 'closed'
  if (card.status === 'W') return 'not_activated'
  if (card.status === 'C') return 'closed'
  if (card.status !== 'N') return 'replaced'
  if (hasSpendingEnded) return 'ended'
  if (isFrozen) return 'frozen'
  if (country !== 'US') return 'foreign'
  return fraud ? 'fraud' : undefined
}

/** Adds a tip of one fifth, rounded down to whole cents. */
const withTip = (amount: Cents): Cents => cents(amount + Math.trunc(amount / 5))
