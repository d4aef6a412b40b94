import * as z from 'zod'

/** A field that `parse` reads further. `parse` returns undefined for an invalid value. */
export const parsedBy = <Field extends z.ZodType, Value>(
  field: Field,
  parse: (value: z.output<Field>) => Value | undefined,
  message: string,
) =>
  field.transform((value, context): Value => {
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
