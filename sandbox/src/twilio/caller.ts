/** What all Twilio calls share: checking the credentials and reading the form. */
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isSameSecret } from '../secrets.ts'
import type { World } from '../world.ts'
import { invalidParameter, unauthorized } from './words.ts'

/** Throws 20003 if the credentials are wrong or missing. */
export const assertHasCredentials = (
  { headers }: FastifyRequest,
  { accountSid, authToken }: World['config']['twilio'],
): void => {
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  if (!isSameSecret(headers.authorization ?? '', expected)) throw unauthorized()
}

/** Throws 60200 with the name of the first invalid parameter. */
export const readForm = <Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> => {
  const parsed = shape.safeParse(body ?? {})
  if (!parsed.success) throw invalidParameter(String(parsed.error.issues[0]?.path[0] ?? 'body'))
  return parsed.data
}
