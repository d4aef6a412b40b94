/** What the forecast needs of the set-aside. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { knownBalance } from './set-aside-balance.ts'
import { findSetAside, listBalances, listKeptBack } from './set-asides.queries.ts'
import { lastMorning, type SetasideDeps } from './setaside.deps.ts'
import { listSavers, type Saver } from './shares.queries.ts'

export interface OpenSetAside {
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
  const { keepBackCents } = row
  return openOf(deps, saver, { balanceCents: balanceCents ?? ZERO, isStale, keepBackCents })
}

/** Those of these customers that are open, with what our copy has as posted: three statements, and no call of the processor. */
export const listOpenSetAsides = async (
  deps: SetasideDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, OpenSetAside>> => {
  if (customerIds.length === 0) return new Map()
  const balances = await listBalances(tx, customerIds)
  const keptBack = await listKeptBack(tx, customerIds)
  const savers = new Map((await listSavers(tx, customerIds)).map((saver) => [saver.customerId, saver]))
  return new Map(
    [...keptBack].map(([customerId, keepBackCents]) => {
      const balanceCents = balances.get(customerId) ?? ZERO
      return [
        customerId,
        openOf(deps, savers.get(customerId), { balanceCents, isStale: false, keepBackCents }),
      ] as const
    }),
  )
}

const openOf = (
  { program, clock }: SetasideDeps,
  saver: Saver | undefined,
  known: Pick<OpenSetAside, 'balanceCents' | 'isStale' | 'keepBackCents'>,
): OpenSetAside => ({
  ...known,
  areSharesOn: (saver?.isOn ?? false) && !program.hasEnded('spending'),
  morning: lastMorning(clock),
  shortCents: saver?.shortCents ?? ZERO,
  shortFor: saver?.shortFor ?? null,
})
