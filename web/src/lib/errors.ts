import type * as z from 'zod'

/** A form's errors by the field's path: `address_attributes.city`. */
export type Faults = Record<string, string>

/** The first message of each field. */
export const faultsOf = (result: z.ZodSafeParseResult<unknown>): Faults => {
  const faults: Faults = {}
  for (const { path, message } of result.error?.issues ?? []) faults[path.join('.')] ??= message
  return faults
}
