/** The balance of the set-aside: what the processor reports, or what it last reported, marked as such. */
import type { Cents } from '@yoursuccess/contract/core/money'
import { PartnerError } from '../../partners/partner-error.ts'
import { rememberBalance, type SetAsideRow } from './set-asides.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import type { KnownBalance } from './setaside.views.ts'

/** An unchanged balance is saved again at most this often. */
const REMEMBER_EVERY_MS = 60_000

/** Reads the balance of an account that the processor has. Throws PartnerError. */
export const readBalance = async (
  { database, processor, clock, account }: SetasideDeps,
  row: SetAsideRow,
): Promise<{ availableCents: Cents; postedCents: Cents; balanceAsOf: Date }> => {
  if (!row.prn) throw new Error('a set-aside that is not open has no balance')
  const { availableCents, postedCents } = await processor.getBalance(row.prn)
  const balanceAsOf = clock.realNow()
  const hasChanged = row.balanceCents !== availableCents
  if (hasChanged || !row.balanceAsOf || balanceAsOf.getTime() - row.balanceAsOf.getTime() > REMEMBER_EVERY_MS)
    await rememberBalance(database.db, row.customerId, { balanceCents: availableCents, balanceAsOf })
  // The event may have been lost.
  if (hasChanged) await account.recordMoved(database.db, [row.customerId])
  return { availableCents, postedCents, balanceAsOf }
}

/** Throws PartnerError if the processor does not answer and never reported a balance. */
export const knownBalance = async (
  deps: SetasideDeps,
  row: SetAsideRow | undefined,
): Promise<KnownBalance> => {
  if (!row?.prn) return { balanceCents: null, balanceAsOf: null, isStale: false }
  try {
    const { availableCents, balanceAsOf } = await readBalance(deps, row)
    return { balanceCents: availableCents, balanceAsOf, isStale: false }
  } catch (error) {
    if (!(error instanceof PartnerError) || row.balanceCents === null) throw error
    return { balanceCents: row.balanceCents, balanceAsOf: row.balanceAsOf, isStale: true }
  }
}
