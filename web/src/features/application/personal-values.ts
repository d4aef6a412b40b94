import {
  type AccountApplication,
  birthdayError,
  INCOME_SOURCES,
  personalInformationForm,
} from '@yoursuccess/contract/application/application'
import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { language } from '../../i18n/language.ts'
import { type FieldErrors, errorsOf } from '../../lib/errors.ts'
import type { SavedFields } from './application.api.ts'

/** The values of the fields: strings, as typed. */
export interface PersonalValues {
  primary_phone: string
  date_of_birth: string
  income_source: string
  occupation: string
}

export const personalValuesOf = (application: AccountApplication): PersonalValues => ({
  primary_phone: application.primary_phone ?? '',
  date_of_birth: application.date_of_birth ?? '',
  income_source: application.income_source ? String(application.income_source) : '',
  occupation: application.occupation ?? '',
})

const birthdayOf = ({ date_of_birth }: PersonalValues) => readTypedDay(date_of_birth).day

const toForm = (values: PersonalValues) => ({
  ...values,
  date_of_birth: birthdayOf(values) ?? values.date_of_birth,
  income_source: values.income_source ? Number(values.income_source) : undefined,
})

/** The contract's rules. Age depends on today's date in the bank's calendar (APPLICATION-18). */
export const personalErrors = (values: PersonalValues, today: CalendarDate): FieldErrors => {
  const errors = errorsOf(personalInformationForm.safeParse(toForm(values)))
  const { day, error } = readTypedDay(values.date_of_birth)
  const born = day ? birthdayError(day, today) : values.date_of_birth && error
  return born ? { ...errors, date_of_birth: language.fromWire(born) } : errors
}

/** The fields to save. Call only with valid values. */
export const personalFields = (values: PersonalValues): SavedFields => ({
  ...values,
  furthest_enrollment_step: 'address',
  date_of_birth: birthdayOf(values) ?? values.date_of_birth,
  income_source: Number(values.income_source) as (typeof INCOME_SOURCES)[number],
})
