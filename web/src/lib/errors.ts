import type * as z from 'zod'

/** What is wrong with a form, by the path of the field: `address_attributes.city`. */
export type Faults = Record<string, string>

/** The first message of each field. */
export const faultsOf = (result: z.ZodSafeParseResult<unknown>): Faults => {
  const faults: Faults = {}
  for (const { path, message } of result.error?.issues ?? []) faults[path.join('.')] ??= message
  return faults
}
