/** Locks the customer and the session that asks for a change of the sign-in. */
import type { Db } from '@yoursuccess/database/database'
import { notFound, refuseCommon } from '../../http/refusal.ts'
import type { SafetyCaller } from './safety.deps.ts'
import { type Customer, lockCustomer, lockSession } from './session.queries.ts'

/**
 * Call it first in the transaction of the change. The owner may have ended the session, chosen a new password or undone a thief's
 * changes while the call waited for the lock: then nothing changes. Throws `not_found` and `signed_out`.
 */
export const lockCaller = async (tx: Db, { customerId, sessionId }: SafetyCaller): Promise<Customer> => {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) throw notFound()
  if (!(await lockSession(tx, customerId, sessionId))) throw refuseCommon('signed_out')
  return customer
}
