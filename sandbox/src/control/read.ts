/** Validates the input of control calls. Throws Refusal 422 with the field's name if it is invalid. */
import { amountInput } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import { Refusal } from '../world.ts'

export const read = <Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> => {
  const parsed = shape.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(422, `${issue?.path.join('.') || 'command'}: ${issue?.message ?? 'not understood'}`)
}

/** A positive amount of dollars, as text or number, parsed to cents. */
export const amount = amountInput('must be a positive amount with at most two decimals', { min: 1 })

export const prnParameter = z.object({ prn: z.string().max(20) })
export const idParameter = z.object({ id: z.coerce.number().int().min(1) })

export const limitedText = (length: number) => z.string().trim().min(1).max(length)
