/** Erasure candidates: holders whose account is closed. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { PartnerError } from '../../partners/partner-error.ts'
import type { ErasureCandidates } from '../../security/retention/erase-customers.ts'
import { findAccount } from './account.queries.ts'
import type { AccountDeps } from './account.deps.ts'
import { listClosedSince, lockAccount } from './account-status.queries.ts'

export const accountErasureCandidates = ({
  database,
  processor,
  customer,
  setAside,
  unlinkAll,
}: AccountDeps): ErasureCandidates => ({
  list: (search) => listClosedSince(database.db, search),
  // The processor's balance decides. Money that was returned after the closing prevents the erasure.
  retentionHold: async (customerId) => {
    const prn = (await findAccount(database.db, customerId))?.prn
    if (!prn) return 'erased_already'
    try {
      const { postedCents, availableCents } = await processor.getBalance(prn)
      if (postedCents !== 0 || availableCents !== 0) return 'money_at_processor'
      if (!(await setAside().isEmpty(customerId))) return 'money_at_processor'
      await unlinkAll(customerId)
      return undefined
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error
      return 'partner_does_not_answer'
    }
  },
  lock: async (tx, customerId, leftBy) => {
    const account = await lockAccount(tx, customerId)
    return account !== undefined && account.prn !== null && isClosedSince(account.closedOn, leftBy)
  },
  mark: async (tx, customerId) => {
    const prn = (await findAccount(tx, customerId))?.prn
    if (prn) await customer.markErased(tx, customerId, prn)
    await setAside().markErased(tx, customerId)
  },
  keep: (customerId, today, reason) =>
    customer.recordKept(database.db, customerId, { keptOn: today, keptFor: reason }),
})

const isClosedSince = (closedOn: CalendarDate | null, leftBy: CalendarDate): boolean =>
  closedOn !== null && closedOn <= leftBy
