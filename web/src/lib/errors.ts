import type * as z from 'zod'

/** A form's errors by the field's path: `address_attributes.city`. */
export type FieldErrors = Record<string, string>

/** The first message of each field. */
export const errorsOf = (result: z.ZodSafeParseResult<unknown>): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}
