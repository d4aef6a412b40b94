/**
 * Creates a customer whose identity was checked elsewhere. Opens the account now; if the processor is
 * unavailable, a job opens it.
 */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { operatorRefusals, type createCustomer } from '@yoursuccess/contract/operator/operator'
import { audit } from '../security/audit/audit.ts'
import { refusing } from '../http/refusal.ts'
import { openNow } from './open-now.ts'
import type { OperatorDeps } from './operator.deps.ts'

const refuse = refusing(operatorRefusals)

export const createApprovedCustomer = async (
  { database, clock, session, account }: OperatorDeps,
  body: BodyOf<typeof createCustomer>,
) => {
  const passwordHash = await session.hashPassword(body.password)
  const customerId = await database.transaction(async (tx) => {
    const id = await session.createLogin(tx, { email: body.email, passwordHash, state: 'approved' })
    if (id === undefined) throw refuse('operator.email_taken')
    await account.recordNewAccount(tx, id, {
      firstName: body.first_name,
      lastName: body.last_name,
      primaryPhone: body.primary_phone,
      address: {
        address1: body.address.address_1,
        address2: body.address.address_2 ?? null,
        city: body.address.city,
        state: body.address.state,
        postalCode: body.address.postal_code,
      },
    })
    await audit(tx, clock.realNow(), 'operator', 'customer.created', { customerId: id })
    return id
  })
  return { customer_id: customerId, galileo_payment_reference_number: await openNow(account, customerId) }
}
