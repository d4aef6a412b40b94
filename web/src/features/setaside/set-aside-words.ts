/** What follows from the numbers of the set-aside, and how it is said. */
import {
  type Cents,
  formatAmount,
  formatUsd,
  larger,
  smaller,
  subtract,
  ZERO,
} from '@yoursuccess/contract/core/money'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { movable } from '@yoursuccess/contract/setaside/shares.rules'
import { t } from '../../i18n/translate.ts'
import { centsOf } from '../../lib/amounts.rules.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { copy } from './setaside.messages.ts'

type Amounts = Pick<SetAside, 'balance' | 'needed'>

/** What the next payment lacks once this much is taken out. */
export const missingOf = ({ balance, needed }: Amounts, taken = ZERO): Cents =>
  larger(ZERO, subtract(centsOf(needed), subtract(centsOf(balance), taken)))

/** How full the bar is: 100 only once nothing is missing. */
export const percentOf = ({ balance, needed }: Amounts): number =>
  Math.min(100, Math.floor((centsOf(balance) * 100) / Math.max(1, centsOf(needed))))

/**
 * The amount to begin with: what the next payment lacks, as far as the available balance allows. Empty if
 * that is nothing.
 */
export const suggestedAmount = (
  setAside: Amounts & Pick<SetAside, 'keep_back'>,
  available: string | undefined,
): string => {
  const missing = missingOf(setAside)
  const most = available === undefined ? missing : smaller(missing, movableOf(available, setAside.keep_back))
  return most > 0 ? formatAmount(most) : ''
}

/** What may leave the main account (SETA-04). */
export const movableOf = (available: string, keepBack: string): Cents =>
  movable(centsOf(available), centsOf(keepBack))

/** What taking this much out means for the next payment (SETA-07). */
export const meaningOf = (setAside: Amounts & Pick<SetAside, 'needed_by'>, taken: Cents): string => {
  if (setAside.needed_by === null) return t(copy.takeOut.notNeeded)
  const day = formatShortDay(setAside.needed_by)
  const missing = missingOf(setAside, taken)
  return missing > 0
    ? t(copy.takeOut.short, { day, amount: formatUsd(missing) })
    : t(copy.takeOut.covered, { day })
}
