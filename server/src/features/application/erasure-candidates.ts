/**
 * Erasure candidates without an account: rejected applicants, and those who never finished. Applicants who wait for a
 * decision stay.
 */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { ErasureCandidates } from '../../security/retention/erase-customers.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { listWithoutAccount, lockWithoutAccount } from './application.queries.ts'

export const applicationErasureCandidates = ({
  database,
}: Pick<ApplicationDeps, 'database'>): ErasureCandidates => ({
  list: ({ leftBy, after, limit }) =>
    listWithoutAccount(database.db, { before: addDays(leftBy, 1), after, limit }),
  // No partner keeps data for a person without an account.
  retentionHold: async () => undefined,
  lock: (tx, customerId, leftBy) => lockWithoutAccount(tx, customerId, addDays(leftBy, 1)),
  mark: async () => {},
  // Few, and found without a partner: looked at again whenever work is due.
  keep: async () => {},
})
