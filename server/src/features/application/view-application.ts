/** The application as its applicant sees it: without the identity number, and with masked phones. */
import { type AccountApplication, SSN_ID_TYPE } from '@yoursuccess/contract/application/application'
import type { Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { notFound } from '../../http/refusal.ts'
import { type ApplicationRow, findApplication, findOpenCheck } from './application.queries.ts'
import { maskPhone } from './application.rules.ts'
import { findNewestCode } from './phone-codes.queries.ts'
import { tryRefusal } from './phone-codes.rules.ts'

/** Throws `not_found` for a customer who never applied, such as one created by the operator. */
export const viewApplication = async (
  db: Db,
  clock: Pick<Clock, 'realNow'>,
  customerId: number,
): Promise<AccountApplication> => {
  const saved = await findApplication(db, customerId)
  if (!saved) throw notFound()
  const check = await findOpenCheck(db, customerId)
  const needsPhone = isPhoneDemanded(saved)
  const code = needsPhone ? await findNewestCode(db, customerId) : undefined
  return {
    status: saved.status,
    furthest_enrollment_step: saved.furthestStep,
    has_phone_verification: needsPhone,
    sent_phone_verification: code !== undefined && tryRefusal(code, clock.realNow()) === undefined,
    submitted_at: check?.intendedAt.toISOString() ?? null,
    first_name: saved.firstName,
    middle_name: saved.middleName,
    last_name: saved.lastName,
    // Prefilled with the phone from the sign-up, which takes effect when the form is saved.
    primary_phone: saved.primaryPhone ?? (saved.phone1 || null),
    date_of_birth: saved.dateOfBirth,
    income_source: saved.incomeSource,
    occupation: saved.occupation,
    address_attributes: viewPlace(placeOf(saved)),
    shipping_address_attributes: viewPlace(shippingPlaceOf(saved)),
    shipping_address_different: saved.shippingAddressDifferent,
    id_type: SSN_ID_TYPE,
    phone_verification_attributes: {
      phone1: maskPhone(saved.phone1),
      phone2: maskPhone(saved.phone2),
      phone3: maskPhone(saved.phone3),
    },
  }
}

/** True if phone verification is required and not done yet (APPLICATION-36). */
export const isPhoneDemanded = (
  saved: Pick<ApplicationRow, 'phoneVerificationRequired' | 'phoneVerifiedAt'>,
): boolean => saved.phoneVerificationRequired && saved.phoneVerifiedAt === null

export const placeOf = ({ address1, address2, city, state, postalCode }: ApplicationRow) =>
  wholePlace(address1, address2, city, state, postalCode)

/** Undefined if cards are sent to the home address. */
export const shippingPlaceOf = (saved: ApplicationRow) =>
  saved.shippingAddressDifferent
    ? wholePlace(
        saved.shippingAddress1,
        saved.shippingAddress2,
        saved.shippingCity,
        saved.shippingState,
        saved.shippingPostalCode,
      )
    : undefined

const wholePlace = (
  address1: string | null,
  address2: string | null,
  city: string | null,
  state: string | null,
  postalCode: string | null,
) => (address1 && city && state && postalCode ? { address1, address2, city, state, postalCode } : undefined)

const viewPlace = (place: ReturnType<typeof wholePlace>) =>
  place
    ? {
        address_1: place.address1,
        address_2: place.address2,
        city: place.city,
        state: place.state,
        postal_code: place.postalCode,
      }
    : null
