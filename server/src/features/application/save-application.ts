/** Saves a step. Sent fields replace the saved ones, others stay, and the furthest step never moves back. */
import {
  applicationRefusals,
  birthdayError,
  type saveApplication,
} from '@yoursuccess/contract/application/application'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { INVALID, REQUIRED } from '@yoursuccess/contract/core/field.messages'
import { notFound, refuseCommon, refusing } from '../../http/refusal.ts'
import type { ApplicationDeps } from './application.deps.ts'
import {
  type ApplicationRow,
  findOpenCheck,
  lockApplication,
  type NewApplication,
  updateApplication,
} from './application.queries.ts'
import { changeRefusal, type FieldErrors, findMissingBefore, furtherStep } from './application.rules.ts'
import { isOccupation } from './occupations.ts'

const refuse = refusing(applicationRefusals)

export type Step = BodyOf<typeof saveApplication>['account_application']

export const saveStep = (
  { database, clock }: Pick<ApplicationDeps, 'database' | 'clock'>,
  customerId: number,
  step: Step,
): Promise<void> =>
  database.transaction(async (tx) => {
    const saved = await lockApplication(tx, customerId)
    if (!saved) throw notFound()
    const isBeingChecked = (await findOpenCheck(tx, customerId)) !== undefined
    const refusal = changeRefusal({ status: saved.status, isBeingChecked })
    if (refusal) throw refuse(refusal)
    const errors = errorsOf(step, saved, clock.today())
    if (Object.keys(errors).length > 0) throw refuseCommon('invalid_input', { errors })
    const change = changeOf(step, saved)
    assertReached(Object.assign({ ...saved }, change), saved.furthestStep)
    await updateApplication(tx, customerId, change)
  })

/** Refuses to move on to a step while fields of the steps before it are missing. */
const assertReached = (changed: ApplicationRow, before: ApplicationRow['furthestStep']) => {
  if (changed.furthestStep === before) return
  const missing = Object.entries(findMissingBefore(changed.furthestStep, changed))
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map(([field, said]) => [`account_application.${field}`, said]))
  throw refuseCommon('invalid_input', { errors })
}

/** Checks that the schema cannot make: today's date, the list of occupations, and what was saved before. */
const errorsOf = (step: Step, saved: ApplicationRow, today: CalendarDate): FieldErrors => {
  const errors: FieldErrors = {}
  const age = step.date_of_birth && birthdayError(step.date_of_birth, today)
  if (age) errors['account_application.date_of_birth'] = [age]
  if (step.occupation !== undefined && !isOccupation(step.occupation))
    errors['account_application.occupation'] = [INVALID]
  const needsShipping = step.shipping_address_different ?? saved.shippingAddressDifferent
  if (
    needsShipping &&
    !step.shipping_address_attributes &&
    (step.shipping_address_attributes === null || !saved.shippingAddress1)
  )
    errors['account_application.shipping_address_attributes'] = [REQUIRED]
  return errors
}

const changeOf = (step: Step, saved: ApplicationRow): Partial<NewApplication> => ({
  furthestStep: furtherStep(step.furthest_enrollment_step, saved.furthestStep),
  ...(step.primary_phone !== undefined && { primaryPhone: step.primary_phone }),
  ...(step.date_of_birth !== undefined && { dateOfBirth: step.date_of_birth }),
  ...(step.income_source !== undefined && { incomeSource: step.income_source }),
  ...(step.occupation !== undefined && { occupation: step.occupation }),
  ...(step.address_attributes && addressChange(step.address_attributes)),
  ...shippingChange(step, saved),
})

type Residence = NonNullable<Step['address_attributes']>

const addressChange = (place: Residence) => ({
  address1: place.address_1,
  address2: place.address_2 || null,
  city: place.city,
  state: place.state,
  postalCode: place.postal_code,
})

/** Turning the shipping address off clears it (APPLICATION-27). */
const shippingChange = (step: Step, saved: ApplicationRow): Partial<NewApplication> => {
  const isDifferent = step.shipping_address_different ?? saved.shippingAddressDifferent
  const place = isDifferent ? step.shipping_address_attributes : null
  if (place === undefined) return { shippingAddressDifferent: isDifferent }
  return {
    shippingAddressDifferent: isDifferent,
    shippingAddress1: place?.address_1 ?? null,
    shippingAddress2: place?.address_2 || null,
    shippingCity: place?.city ?? null,
    shippingState: place?.state ?? null,
    shippingPostalCode: place?.postal_code ?? null,
  }
}
