/** What an operator may do, and no screen offers. It composes rooms; it has no tables of its own. */
import { createCustomer, importAuthenticator, setFeatures } from '@yoursuccess/contract/operator'
import type { BodyOf } from '@yoursuccess/contract/endpoint'
import type { Database } from '@yoursuccess/database/database'
import { audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { AccountService } from '../features/account/account.service.ts'
import type { SessionService } from '../features/session/session.service.ts'
import type { Serve } from '../http/serve.ts'
import { PartnerError } from '../partners/partner-error.ts'

export interface OperatorParts {
  database: Database
  clock: Clock
  session: SessionService
  account: AccountService
}

export const operatorRoutes = (serve: Serve, parts: OperatorParts): void => {
  serve.open(createCustomer, ({ body }) => createApprovedCustomer(parts, body))
  serve.open(setFeatures, async ({ body }) => ({
    features: await parts.session.setFeatures(body.email, body.features),
  }))
  serve.open(importAuthenticator, async ({ body }) => ({
    codes: await parts.session.importAuthenticator(body.email, body.secret),
  }))
}

/** A customer whose identity was checked elsewhere. The account is opened now, or by a job when the processor is away. */
const createApprovedCustomer = async (parts: OperatorParts, body: BodyOf<typeof createCustomer>) => {
  const { database, clock, session, account } = parts
  const passwordHash = await session.hashPassword(body.password)
  const customerId = await database.transaction(async (tx) => {
    const id = await session.createLogin(tx, { email: body.email, passwordHash, state: 'approved' })
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
    await audit(tx, {
      happenedAt: clock.realNow(),
      actor: 'operator',
      action: 'customer.created',
      customerId: id,
    })
    return id
  })
  return { customer_id: customerId, galileo_payment_reference_number: await openNow(account, customerId) }
}

const openNow = async (account: AccountService, customerId: number): Promise<string | null> => {
  try {
    return await account.openAccount(customerId)
  } catch (error) {
    if (error instanceof PartnerError) return null
    throw error
  }
}
