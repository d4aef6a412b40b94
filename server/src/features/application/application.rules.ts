/** Decisions on an application, pure. */
import {
  APPLICATION_STEPS,
  type ApplicationStatus,
  type ApplicationStep,
  birthdayError,
} from '@yoursuccess/contract/application/application'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { REQUIRED } from '@yoursuccess/contract/core/person'

/** The step that is further; a saved one never moves back (APPLICATION-09). */
export const furtherStep = (a: ApplicationStep, b: ApplicationStep): ApplicationStep =>
  APPLICATION_STEPS.indexOf(a) > APPLICATION_STEPS.indexOf(b) ? a : b

/** Messages by field as it is named on the wire. */
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

/** Fields that the steps before `step` require and that were not saved. */
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

/** The reasons an application cannot be submitted on the banking day `today`; empty when it is complete. */
export const findMissing = (saved: SavedSteps, today: CalendarDate): FieldErrors => {
  const errors = findMissingBefore('review', saved)
  const error = saved.dateOfBirth && birthdayError(saved.dateOfBirth, today)
  if (error) errors['date_of_birth'] = [error]
  return errors
}

/** Why an application cannot be changed or submitted now, or undefined (APPLICATION-56, APPLICATION-57). */
export const changeRefusal = (application: { status: ApplicationStatus; isBeingChecked: boolean }) => {
  if (application.status !== 'pending') return 'application.decided' as const
  return application.isBeingChecked ? ('application.being_checked' as const) : undefined
}

/** After so many mismatches a person must look (APPLICATION-53). */
export const MAX_MISMATCHES = 3

/** "(•••) •••-0123": of a phone on file only the last four digits are shown (APPLICATION-37). */
export const maskPhone = (phone: string | null): string | null => phone && `(•••) •••-${phone.slice(-4)}`

/** The sealed identity number is deleted so many days after the decision (PROTECTION-40). */
export const SSN_KEPT_DAYS = 30
