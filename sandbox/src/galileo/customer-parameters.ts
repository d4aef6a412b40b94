/** A customer's identity and addresses, by the parameter names of the Program API. */
import * as z from 'zod'

const name = z.string().min(1).max(30)
const address = {
  address1: z.string().max(60),
  address2: z.string().max(60),
  city: z.string().max(40),
  state: z.string().length(2),
  postalCode: z.string().max(10),
}

export const customerParameters = {
  firstName: name,
  middleName: z.string().max(30).optional(),
  lastName: name,
  email: z.string().max(120),
  primaryPhone: z.string().max(20),
  ...address,
  address2: address.address2.optional(),
  shipToAddress1: address.address1.optional(),
  shipToAddress2: address.address2.optional(),
  shipToCity: address.city.optional(),
  shipToState: address.state.optional(),
  shipToPostalCode: address.postalCode.optional(),
}
