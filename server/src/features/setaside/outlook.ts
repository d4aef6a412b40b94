/** What the forecast needs of the set-aside. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { listComingPayments } from './planned-payments.ts'
import { knownBalance } from './set-aside-balance.ts'
import { findSetAside } from './set-asides.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import type { ComingPayment } from './share-of-pay.rules.ts'
import { listSavers } from './shares.queries.ts'

export interface Outlook {
  /** The next payments to the trustee, the earliest first. */
  coming: readonly ComingPayment[]
  /** Undefined unless it is open. */
  setAside: OpenSetAside | undefined
}
interface OpenSetAside {
  balanceCents: Cents
  /** True if the processor did not answer. */
  isStale: boolean
  keepBackCents: Cents
  areSharesOn: boolean
  shortCents: Cents
  shortFor: CalendarDate | null
}

/** Throws PartnerError if the processor does not answer and never reported a balance. */
export const readOutlook = async (deps: SetasideDeps, customerId: number): Promise<Outlook> => {
  const { db } = deps.database
  const [row, coming, [saver]] = await Promise.all([
    findSetAside(db, customerId),
    listComingPayments(deps, db, [customerId]),
    listSavers(db, [customerId]),
  ])
  const payments = { coming: coming.get(customerId) ?? [] }
  if (row?.state !== 'open') return { ...payments, setAside: undefined }
  const { balanceCents, isStale } = await knownBalance(deps, row)
  return {
    ...payments,
    setAside: {
      balanceCents: balanceCents ?? ZERO,
      isStale,
      keepBackCents: row.keepBackCents,
      areSharesOn: (saver?.isOn ?? false) && !deps.program.hasEnded('spending'),
      shortCents: saver?.shortCents ?? ZERO,
      shortFor: saver?.shortFor ?? null,
    },
  }
}
