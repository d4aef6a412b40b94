/** What the forecast needs of the set-aside. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { knownBalance } from './set-aside-balance.ts'
import { findSetAside } from './set-asides.queries.ts'
import { lastMorning, type SetasideDeps } from './setaside.deps.ts'
import { listSavers } from './shares.queries.ts'

interface OpenSetAside {
  balanceCents: Cents
  /** True if the processor did not answer. */
  isStale: boolean
  keepBackCents: Cents
  areSharesOn: boolean
  /** The last day whose morning has begun. */
  morning: CalendarDate
  shortCents: Cents
  shortFor: CalendarDate | null
}

/** Undefined unless it is open. Throws PartnerError if the processor does not answer and never reported a balance. */
export const readOpenSetAside = async (
  deps: SetasideDeps,
  customerId: number,
): Promise<OpenSetAside | undefined> => {
  const { db } = deps.database
  const [row, [saver]] = await Promise.all([findSetAside(db, customerId), listSavers(db, [customerId])])
  if (row?.state !== 'open') return undefined
  const { balanceCents, isStale } = await knownBalance(deps, row)
  return {
    balanceCents: balanceCents ?? ZERO,
    isStale,
    keepBackCents: row.keepBackCents,
    areSharesOn: (saver?.isOn ?? false) && !deps.program.hasEnded('spending'),
    morning: lastMorning(deps.clock),
    shortCents: saver?.shortCents ?? ZERO,
    shortFor: saver?.shortFor ?? null,
  }
}
