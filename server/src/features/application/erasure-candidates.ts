/**
 * Erasure candidates without an account: applicants who were rejected or never finished. Referred applicants
 * are kept until they are decided.
 */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { ErasureCandidates } from '../../security/retention/erase-customers.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { listWithoutAccount, lockWithoutAccount, updateApplication } from './application.queries.ts'

export const applicationErasureCandidates = ({
  database,
}: Pick<ApplicationDeps, 'database'>): ErasureCandidates => ({
  list: ({ leftBy, today, after, limit }) =>
    listWithoutAccount(database.db, { before: addDays(leftBy, 1), today, after, limit }),
  // No partner keeps data on a person without an account.
  retentionHold: async () => undefined,
  lock: (tx, customerId, leftBy) => lockWithoutAccount(tx, customerId, addDays(leftBy, 1)),
  mark: async () => {},
  // The reason is not recorded: there are few, and it is an open record of the customer.
  keep: (customerId, today) => updateApplication(database.db, customerId, { keptOn: today }),
})
