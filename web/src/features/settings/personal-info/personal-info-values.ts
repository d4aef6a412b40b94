import type { Account } from '@yoursuccess/contract/account/account'
import {
  personalInfoErrors as errorsByRule,
  type PersonalInfoForm,
} from '@yoursuccess/contract/customer/personal-info'
import type { FieldErrors } from '../../../lib/errors.ts'
import { type AddressPair, addressLabelsOf, EMPTY_ADDRESS } from '../../../ui/form/address-fields.tsx'

/** The values of the fields: strings, as typed. */
export interface PersonalInfoValues extends AddressPair {
  first_name: string
  last_name: string
  email: string
  /** Digits only. */
  primary_phone: string
  shipping_address_different: boolean
}

/**
 * The form's initial values. The checkbox is derived: only a different address is stored as shipping address
 * (ACCOUNT-02).
 */
export const personalInfoValuesOf = (account: Account): PersonalInfoValues => ({
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  primary_phone: account.primary_phone ?? '',
  address_attributes: addressLabelsOf(account.address),
  shipping_address_different: account.shipping_address !== null,
  shipping_address_attributes: addressLabelsOf(account.shipping_address),
})

/** The shipping fields are all null when that address isn't different (ACCOUNT-37). */
const NO_ADDRESS = Object.fromEntries(Object.keys(EMPTY_ADDRESS).map((field) => [field, null]))

const toForm = (values: PersonalInfoValues) => ({
  ...values,
  shipping_address_attributes: values.shipping_address_different
    ? values.shipping_address_attributes
    : NO_ADDRESS,
})

/**
 * The contract's rules, which the server uses, too. A value that hasn't changed since it was stored is always
 * valid. Returns the first error of each field.
 */
export const personalInfoErrors = (values: PersonalInfoValues, stored: PersonalInfoValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(errorsByRule(toForm(values), stored)).map(([path, [message = '']]) => [path, message]),
  )

/** The request's body. Call only with valid values. */
export const personalInfoBody = (values: PersonalInfoValues): PersonalInfoForm =>
  toForm(values) as PersonalInfoForm
