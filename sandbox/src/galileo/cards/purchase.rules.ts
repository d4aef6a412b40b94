/** The card network's answer to a purchase, as a pure function (CARD-25). */
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
  /** The initial hold. */
  holdCents: Cents
  /** The merchant's settlement amount unless another is given. */
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

/** Why the card itself cannot be used, if so. The hold checks the balance afterwards. */
export const declineOf = (
  account: Pick<Account, 'status'>,
  card: Pick<Card, 'status'> | undefined,
  {
    isFrozen,
    country,
    fraud,
    hasSpendingEnded = false,
  }: { isFrozen: boolean; country: string; fraud: Course['fraud']; hasSpendingEnded?: boolean },
): Decline | undefined => {
  if (account.status !== 'N' || !card) return 'closed'
  if (card.status === 'W') return 'not_activated'
  if (card.status === 'C') return 'closed'
  if (card.status !== 'N') return 'replaced'
  if (hasSpendingEnded) return 'ended'
  if (isFrozen) return 'frozen'
  if (country !== 'US') return 'foreign'
  return fraud ? 'fraud' : undefined
}

/** Adds a fifth, cut to whole cents. */
const withTip = (amount: Cents): Cents => cents(amount + Math.trunc(amount / 5))
