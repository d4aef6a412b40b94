/** Replies for the pages of the application. */
import {
  type AccountApplication,
  getApplication,
  listOccupations,
} from '@yoursuccess/contract/application/application'
import { sampleUser } from './samples.ts'
import { type Handler, on } from './wire.ts'

/** A person who has only signed up. */
export const sampleApplicant = { ...sampleUser, has_approved_account_application: false }

export const newApplication: AccountApplication = {
  status: 'pending',
  furthest_enrollment_step: 'personal_information',
  has_phone_verification: false,
  sent_phone_verification: false,
  submitted_at: null,
  first_name: 'Ana',
  middle_name: null,
  last_name: 'Reyes',
  primary_phone: null,
  date_of_birth: null,
  income_source: null,
  occupation: null,
  address_attributes: null,
  shipping_address_attributes: null,
  shipping_address_different: false,
  id_type: 2,
  phone_verification_attributes: { phone1: '(•••) •••-0123', phone2: '(•••) •••-0145', phone3: null },
}

/** An application with everything saved except the Social Security number, which isn't stored. */
export const filledApplication: AccountApplication = {
  ...newApplication,
  furthest_enrollment_step: 'identification',
  primary_phone: '5550100123',
  date_of_birth: '1985-07-30',
  income_source: 2,
  occupation: '53-3000',
  address_attributes: {
    address_1: '12 Elm Street',
    address_2: null,
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
}

export const applicationReplies = (application: AccountApplication = newApplication): Handler[] => [
  on(getApplication, application),
  on(listOccupations, {
    occupations: [
      { code: '11-0000', definition: 'Management Occupations' },
      { code: '29-1000', definition: 'Healthcare Diagnosing or Treating Practitioners' },
      { code: '53-3000', definition: 'Motor Vehicle Operators' },
      { code: '99-9000', definition: 'Other' },
    ],
  }),
]
