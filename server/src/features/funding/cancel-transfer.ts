import { eq } from 'drizzle-orm'
import { audit } from '../../security/audit/audit.ts'
import { notFound } from '../../http/refusal.ts'
import { type FundingDeps, refuse } from './funding.deps.ts'
import { achTransactions } from './funding.tables.ts'
import { cancelUnsent, findTransfer } from './transfers.queries.ts'

/**
 * Throws `not_found`, `transfer.already_sent`. Does nothing if the customer has already cancelled the
 * transfer.
 */
export const cancelTransfer = async (
  { database, clock }: FundingDeps,
  customerId: number,
  id: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    const isThisOne = eq(achTransactions.id, id)
    const end = { failure: 'cancelled', endedAt: clock.now() } as const
    const [cancelled] = await cancelUnsent(tx, customerId, isThisOne, end)
    if (!cancelled) {
      const row = await findTransfer(tx, customerId, id)
      if (!row) throw notFound()
      if (row.failure === 'cancelled') return
      throw refuse('transfer.already_sent')
    }
    await audit(tx, clock.realNow(), 'customer', 'transfer.cancelled', {
      customerId,
      subject: `ach_transaction:${id}`,
    })
  })
