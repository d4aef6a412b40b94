/** The customer as the holder of an account: as entered, as the processor gets it, and as printed. */
import type { Account } from '@yoursuccess/contract/account/account'
import type { Db } from '@yoursuccess/database/database'
import type { Holder } from '../../partners/card-processor/port.ts'
import type { MailingAddress } from '../../partners/refund-checks/port.ts'
import { insertPersonalInfo, type PersonalInfo } from './customer.queries.ts'

interface Place {
  address1: string
  address2: string | null
  city: string
  state: string
  postalCode: string
}
export interface NewHolder {
  firstName: string
  lastName: string
  primaryPhone: string
  address: Place
  /** Where cards are sent, if not to the address above. */
  shippingAddress?: Place | undefined
}

/** Records the holder of a new account. The name becomes the legal name. */
export const recordHolder = (
  tx: Db,
  customerId: number,
  { firstName, lastName, primaryPhone, address, shippingAddress: shipping }: NewHolder,
): Promise<void> =>
  insertPersonalInfo(tx, {
    customerId,
    firstName,
    lastName,
    legalName: `${firstName} ${lastName}`,
    primaryPhone,
    ...address,
    ...(shipping && {
      shippingAddress1: shipping.address1,
      shippingAddress2: shipping.address2,
      shippingCity: shipping.city,
      shippingState: shipping.state,
      shippingPostalCode: shipping.postalCode,
    }),
  })

/** A holder as we send them to the processor. */
export const processorHolder = (info: PersonalInfo, email: string): Holder => ({
  firstName: info.firstName,
  lastName: info.lastName,
  email,
  phone: info.primaryPhone ?? '',
  address: {
    address_1: info.address1 ?? '',
    address_2: info.address2 ?? undefined,
    city: info.city ?? '',
    state: info.state ?? '',
    postal_code: info.postalCode ?? '',
  },
  shippingAddress: info.shippingAddress1
    ? {
        address_1: info.shippingAddress1,
        address_2: info.shippingAddress2 ?? undefined,
        city: info.shippingCity ?? '',
        state: info.shippingState ?? '',
        postal_code: info.shippingPostalCode ?? '',
      }
    : undefined,
})

/** The part of the account's reply that shows its holder. */
export const viewHolder = (info: PersonalInfo, email: string) => ({
  first_name: info.firstName,
  last_name: info.lastName,
  city: info.city,
  primary_phone: info.primaryPhone,
  email,
  address: homeOf(info),
  shipping_address: viewAddress(
    info.shippingAddress1,
    info.shippingAddress2,
    info.shippingCity,
    info.shippingState,
    info.shippingPostalCode,
  ),
})

const homeOf = (info: PersonalInfo) =>
  viewAddress(info.address1, info.address2, info.city, info.state, info.postalCode)

/** Null if the address is incomplete. */
const viewAddress = (
  address1: string | null,
  address2: string | null,
  city: string | null,
  state: string | null,
  postalCode: string | null,
): Account['address'] =>
  address1 && city && state && postalCode
    ? { address_1: address1, address_2: address2, city, state, postal_code: postalCode }
    : null

/** The name that the identity check verified, and the address on file. */
export interface Payee {
  name: string
  address: MailingAddress
}

/** Returns undefined if the address is incomplete. */
export const payeeOf = (info: PersonalInfo): Payee | undefined => {
  const address = homeOf(info)
  return address ? { name: info.legalName, address } : undefined
}

/** Address lines as printed on an envelope. Empty if the address is incomplete. */
export const addressLinesOf = (info: PersonalInfo): string[] => {
  const address = homeOf(info)
  if (!address) return []
  const { address_1, address_2, city, state, postal_code } = address
  return [address_1, ...(address_2 ? [address_2] : []), `${city}, ${state} ${postal_code}`]
}
