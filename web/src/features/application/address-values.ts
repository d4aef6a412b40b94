import { type AccountApplication, addressForm } from '@yoursuccess/contract/application/application'
import type { ResidenceInput } from '@yoursuccess/contract/core/person'
import { type FieldErrors, errorsOf } from '../../lib/errors.ts'
import { type AddressPair, type AddressLabels, addressLabelsOf } from '../../ui/form/address-fields.tsx'
import type { SavedFields } from './application.api.ts'

export interface AddressValues extends AddressPair {
  shipping_address_different: boolean
}

export const addressValuesOf = (application: AccountApplication): AddressValues => ({
  address_attributes: addressLabelsOf(application.address_attributes),
  shipping_address_different: application.shipping_address_different,
  shipping_address_attributes: addressLabelsOf(application.shipping_address_attributes),
})

/** Leaves out the shipping address unless it is different (APPLICATION-27). */
const toForm = ({ shipping_address_attributes, ...values }: AddressValues) =>
  values.shipping_address_different ? { ...values, shipping_address_attributes } : values

export const addressErrors = (values: AddressValues): FieldErrors =>
  errorsOf(addressForm.safeParse(toForm(values)))

/** The fields to save. Call only with valid values. */
export const addressFields = (values: AddressValues): SavedFields => ({
  furthest_enrollment_step: 'identification',
  address_attributes: toInput(values.address_attributes),
  shipping_address_different: values.shipping_address_different,
  shipping_address_attributes: values.shipping_address_different
    ? toInput(values.shipping_address_attributes)
    : null,
})

const toInput = (values: AddressLabels): ResidenceInput => ({
  ...values,
  address_2: values.address_2.trim() || null,
  state: values.state as ResidenceInput['state'],
})
