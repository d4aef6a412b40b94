/** updateAccount: name, phone, email address and addresses of a customer. */
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { accounts, type Address } from '../ledger/tables.ts'
import { accountNo, writeCall } from './call.ts'
import { CallRefused, invalid } from './envelope.ts'
import { customerParameters } from './customer-parameters.ts'

/** All parameters except accountNo are optional. Only those given change. */
const profile = z.object({ accountNo, ...z.object(customerParameters).partial().shape })
type Profile = z.output<typeof profile>

/** The value that clears a parameter. */
const NULL = 'null'

export const updateAccount = writeCall('updateAccount', profile, async (tx, account, given) => {
  if (account.status !== 'N') throw new CallRefused('415-01', 'Account is not active')
  await tx
    .update(accounts)
    .set({
      firstName: given.firstName ?? account.firstName,
      lastName: given.lastName ?? account.lastName,
      email: given.email ?? account.email,
      phone: given.primaryPhone ?? account.phone,
      address: changed(account.address, {
        address_1: given.address1,
        address_2: given.address2,
        city: given.city,
        state: given.state,
        postal_code: given.postalCode,
      }),
      shipTo: shipToOf(account.shipTo, given),
    })
    .where(eq(accounts.id, account.id))
  return {}
})

const shipToOf = (known: Partial<Address>, given: Profile): Partial<Address> => {
  const { shipToAddress1, shipToAddress2, shipToCity, shipToState, shipToPostalCode } = given
  if (shipToAddress1 === NULL) return {}
  const parameters = [shipToAddress1, shipToAddress2, shipToCity, shipToState, shipToPostalCode]
  if (parameters.every((each) => each === undefined)) return known
  // A new shipping address replaces all lines of the old one, so only the second line is optional.
  if (!shipToAddress1 || !shipToCity || !shipToState || !shipToPostalCode) throw invalid('shipToAddress1')
  return changed(
    {},
    {
      address_1: shipToAddress1,
      address_2: shipToAddress2,
      city: shipToCity,
      state: shipToState,
      postal_code: shipToPostalCode,
    },
  )
}

/** Applies the given parameters. One that is left out keeps its value; "null" or an empty text clears it. */
const changed = (
  known: Partial<Address>,
  given: { [Field in keyof Address]: string | undefined },
): Partial<Address> =>
  Object.fromEntries(
    Object.entries({ ...known, ...definedOf(given) }).filter(([, value]) => value !== NULL && value !== ''),
  )

const definedOf = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
