import type * as z from 'zod'
import { language } from '../i18n/language.ts'

/** A form's errors by the field's path: `address_attributes.city`. */
export type FieldErrors = Record<string, string>

type Checked = Pick<z.ZodSafeParseResult<unknown>, 'error'>

/** The first error of each field. */
export const errorsOf = ({ error }: Checked): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= language.fromWire(message)
  return errors
}

/** The first error of a single field. */
export const errorOf = ({ error }: Checked): string | undefined => {
  const [first] = error?.issues ?? []
  return first && language.fromWire(first.message)
}

/** Checks a form by its schema: `useForm({ validate: checkedBy(schema) })`. */
export const checkedBy =
  (schema: z.ZodType) =>
  (values: unknown): FieldErrors =>
    errorsOf(schema.safeParse(values))
