import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { DEFAULT_KEEP_BACK } from '@yoursuccess/contract/setaside/set-aside'
import type { SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, ZERO } from '@yoursuccess/contract/core/money'
import { bankingDayOf } from '../../clock/clock.ts'
import type { MoveRow } from './moves.queries.ts'
import type { SetAsideRow } from './set-asides.queries.ts'

export interface KnownBalance {
  balanceCents: Cents | null
  balanceAsOf: Date | null
  isStale: boolean
}

/** What the plan needs, and what moves automatically. */
interface Expected {
  need: { needCents: Cents; dueOn: CalendarDate } | undefined
  sharesOn: boolean
  next: { on: CalendarDate; amountCents: Cents } | undefined
}

export const viewSetAside = (
  row: SetAsideRow | undefined,
  { balanceCents, balanceAsOf, isStale }: KnownBalance,
  { need, sharesOn, next }: Expected,
): SetAside => {
  const state = row?.state ?? 'closed'
  return {
    opened: state === 'open',
    state,
    balance: formatAmount(balanceCents ?? ZERO),
    as_of: balanceAsOf?.toISOString() ?? null,
    stale: isStale,
    needed: formatAmount(need?.needCents ?? ZERO),
    needed_by: need?.dueOn ?? null,
    next_move: next ? { on: next.on, amount: formatAmount(next.amountCents) } : null,
    keep_back: formatAmount(row?.keepBackCents ?? DEFAULT_KEEP_BACK),
    shares_on: sharesOn,
  }
}

export const viewMove = (row: MoveRow): SetAsideMove => ({
  id: row.id,
  direction: row.direction,
  kind: row.kind,
  amount: formatAmount(row.amountCents),
  reason: row.reason,
  on: bankingDayOf(row.wantedAt),
  state: row.state,
})
