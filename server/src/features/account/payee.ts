import type { Db } from '@yoursuccess/database/database'
import type { MailingAddress } from '../../partners/refund-checks/port.ts'
import { findPersonalInfo } from './account.queries.ts'

/** The name that the identity check verified, and the address on file. */
export interface Payee {
  name: string
  address: MailingAddress
}

export const findPayee = async (db: Db, customerId: number): Promise<Payee | undefined> => {
  const holder = await findPersonalInfo(db, customerId)
  if (!holder?.address1 || !holder.city || !holder.state || !holder.postalCode) return undefined
  return {
    name: holder.legalName,
    address: {
      address_1: holder.address1,
      address_2: holder.address2,
      city: holder.city,
      state: holder.state,
      postal_code: holder.postalCode,
    },
  }
}
