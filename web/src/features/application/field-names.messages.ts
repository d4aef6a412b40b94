import { messages } from '@yoursuccess/contract/core/messages'
import type { AgreementName, PersonalInformationForm } from '@yoursuccess/contract/application/application'
import type { ResidenceInput } from '@yoursuccess/contract/core/person'

type AddressField = keyof ResidenceInput
type ApplicationField =
  | keyof PersonalInformationForm
  | 'id_type'
  | 'id_number'
  | 'shipping_address_different'
  | `${'' | 'shipping_'}address_attributes${'' | `.${AddressField}`}`
  | `agreements.${AgreementName}`

/** The names of the application's fields where an error stands apart from its field (FRAME-95). */
export const fieldNames = messages('application.fields', {
  primary_phone: 'Primary phone',
  date_of_birth: 'Date of birth',
  income_source: 'Expected monthly deposits',
  occupation: 'Occupation',
  address_attributes: 'Home address',
  'address_attributes.address_1': 'Street address',
  'address_attributes.address_2': 'Apartment, suite, unit',
  'address_attributes.city': 'City',
  'address_attributes.state': 'State',
  'address_attributes.postal_code': 'ZIP code',
  shipping_address_different: 'Mail my card to a different address',
  shipping_address_attributes: 'Mailing address for the card',
  'shipping_address_attributes.address_1': 'Street address for the card',
  'shipping_address_attributes.address_2': 'Apartment, suite, unit for the card',
  'shipping_address_attributes.city': 'City for the card',
  'shipping_address_attributes.state': 'State for the card',
  'shipping_address_attributes.postal_code': 'ZIP code for the card',
  id_type: 'Type of identification',
  id_number: 'Social Security number',
  'agreements.electronic_communications': 'Electronic Communications Agreement',
  'agreements.deposit_account': 'Deposit Account Agreement',
  'agreements.privacy_policy': 'Privacy Policy',
} satisfies Record<ApplicationField, string>)
