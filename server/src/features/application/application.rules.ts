/** Decisions on an application. Pure. */
import {
  APPLICATION_STEPS,
  type ApplicationStatus,
  type ApplicationStep,
  birthdayError,
} from '@yoursuccess/contract/application/application'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { REQUIRED } from '@yoursuccess/contract/core/field.messages'

/** The later of two steps. A saved step never moves back (APPLICATION-09). */
export const furtherStep = (a: ApplicationStep, b: ApplicationStep): ApplicationStep =>
  APPLICATION_STEPS.indexOf(a) > APPLICATION_STEPS.indexOf(b) ? a : b

/** Error messages, by the field's name in the contract. */
export type FieldErrors = Record<string, string[]>

export interface SavedSteps {
  primaryPhone: string | null
  dateOfBirth: CalendarDate | null
  incomeSource: number | null
  occupation: string | null
  address1: string | null
  shippingAddressDifferent: boolean
  shippingAddress1: string | null
}

/** Fields that are required before `step` and not saved yet. */
export const findMissingBefore = (step: ApplicationStep, saved: SavedSteps): FieldErrors => {
  const errors: FieldErrors = {}
  const demand = (field: string, value: unknown) => {
    if (value === null) errors[field] = [REQUIRED]
  }
  const isAfter = (earlier: ApplicationStep) =>
    APPLICATION_STEPS.indexOf(step) > APPLICATION_STEPS.indexOf(earlier)
  if (isAfter('personal_information')) {
    demand('primary_phone', saved.primaryPhone)
    demand('date_of_birth', saved.dateOfBirth)
    demand('income_source', saved.incomeSource)
    demand('occupation', saved.occupation)
  }
  if (isAfter('address')) {
    demand('address_attributes', saved.address1)
    if (saved.shippingAddressDifferent) demand('shipping_address_attributes', saved.shippingAddress1)
  }
  return errors
}

/** Why the application cannot be submitted on the banking day `today`. Empty if it is complete. */
export const findMissing = (saved: SavedSteps, today: CalendarDate): FieldErrors => {
  const errors = findMissingBefore('review', saved)
  const error = saved.dateOfBirth && birthdayError(saved.dateOfBirth, today)
  if (error) errors['date_of_birth'] = [error]
  return errors
}

/** Why the application cannot be changed or submitted now, if so (APPLICATION-56, APPLICATION-57). */
export const changeRefusal = (application: { status: ApplicationStatus; isBeingChecked: boolean }) => {
  if (application.status !== 'pending') return 'application.decided' as const
  return application.isBeingChecked ? ('application.being_checked' as const) : undefined
}

/** At this many mismatches, the operator must decide (APPLICATION-53). */
export const MAX_MISMATCHES = 3

/** Shows only the last four digits of a phone on file, such as "(•••) •••-0123" (APPLICATION-37). */
export const maskPhone = (phone: string | null): string | null => phone && `(•••) •••-${phone.slice(-4)}`

/** The sealed identity number is deleted this many days after the decision (PROTECTION-40). */
export const SSN_KEPT_DAYS = 30
