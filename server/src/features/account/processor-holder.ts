import type { Holder } from '../../partners/card-processor/port.ts'
import type { PersonalInfo } from './account.queries.ts'

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
