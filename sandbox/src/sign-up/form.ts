/**
 * The sign-up form: its fields, the request to the bank, and the field to which each error of the bank
 * belongs. The bank does the validation.
 */
import * as z from 'zod'

export const FIELDS = {
  first_name: 'First name',
  middle_name: 'Middle name (optional)',
  last_name: 'Last name',
  email: 'E-mail address',
  password: 'Password',
  phone1: 'Phone',
  phone2: 'Second phone (optional)',
  phone3: 'Third phone (optional)',
} as const
export type Field = keyof typeof FIELDS

const text = z.string().max(1000).default('')
export const typed = z.object({
  reference: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  email: text,
  password: text,
  phone1: text,
  phone2: text,
  phone3: text,
  /** Absent if the box is not checked. */
  phone_verification: z.literal('yes').optional(),
})
export type Typed = z.output<typeof typed>

/** A person in the format of `POST /partner/customers`. */
export const personOf = (form: Typed) => ({
  reference: form.reference,
  email: form.email.trim(),
  password: form.password,
  first_name: form.first_name,
  middle_name: form.middle_name.trim() || null,
  last_name: form.last_name,
  phones: phonesOf(form).map((name) => form[name]),
  phone_verification: form.phone_verification === 'yes',
})
export type Person = ReturnType<typeof personOf>

/** The first error of each field; `form` is for the whole form. */
export type Problems = Partial<Record<Field | 'form', string>>

/**
 * Maps the bank's errors, which have the API's field names, to fields of the form. An error without a field
 * becomes an error of the whole form.
 */
export const problemsOf = (form: Typed, error: string, errors: Record<string, string[]>): Problems => {
  const problems: Problems = {}
  for (const [name, [message = error]] of Object.entries(errors))
    problems[fieldOf(form, name) ?? 'form'] ??= message
  return Object.keys(problems).length > 0 ? problems : { form: error }
}

const fieldOf = (form: Typed, name: string): Field | undefined => {
  const [first = '', index] = name.split('.')
  if (first === 'phones') return phonesOf(form)[Number(index ?? 0)]
  return first in FIELDS ? (first as Field) : undefined
}

/** The phone fields to send: always the first, the others only if filled in, so that the list has no gaps. */
const phonesOf = (form: Typed) =>
  (['phone1', 'phone2', 'phone3'] as const).filter((name) => name === 'phone1' || form[name].trim() !== '')
