/**
 * What all calls of the linking partner share: credentials, simulated faults, the journal, and the format of
 * errors.
 */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { partnerCall } from '../partner-call.ts'
import { isSameSecret } from '../secrets.ts'
import type { World } from '../world.ts'

const TYPES = {
  INVALID_API_KEYS: 'INVALID_INPUT',
  MISSING_FIELDS: 'INVALID_REQUEST',
  INVALID_FIELD: 'INVALID_REQUEST',
  INVALID_PUBLIC_TOKEN: 'INVALID_INPUT',
  INVALID_ACCESS_TOKEN: 'INVALID_INPUT',
  INVALID_ACCOUNT_ID: 'INVALID_INPUT',
  ITEM_LOGIN_REQUIRED: 'ITEM_ERROR',
  ACCESS_NOT_GRANTED: 'ITEM_ERROR',
  PRODUCT_NOT_READY: 'ITEM_ERROR',
  SANDBOX_PRODUCT_NOT_ENABLED: 'SANDBOX_ERROR',
} as const

export class LinkRefused extends Error {
  readonly code: keyof typeof TYPES

  constructor(code: keyof typeof TYPES, message: string) {
    super(message)
    this.code = code
  }
}

export interface LinkCall<Body> {
  path: string
  body: z.ZodType<Body>
  /** Runs in one transaction. */
  run: (tx: Db, body: Body, world: World) => Promise<object>
}

export const linkCall = <Body>(
  path: string,
  body: z.ZodType<Body>,
  run: LinkCall<Body>['run'],
): LinkCall<Body> => ({ path, body, run })

export const registerLinkCall = <Body>(app: FastifyInstance, world: World, call: LinkCall<Body>): void => {
  app.post(
    `/plaid${call.path}`,
    partnerCall(world, { partner: 'plaid', call: call.path }, async (request, reply) => {
      const request_id = randomUUID().replaceAll('-', '').slice(0, 15)
      try {
        assertCredentials(world, request.headers, request.body)
        const parsed = call.body.safeParse(request.body)
        if (!parsed.success) throw notUnderstood(parsed.error)
        const answer = await world.database.transaction((tx) => call.run(tx, parsed.data, world))
        world.webhooks.kick()
        return { ...answer, request_id }
      } catch (error) {
        if (!(error instanceof LinkRefused)) throw error
        void reply.code(400)
        return {
          error_type: TYPES[error.code],
          error_code: error.code,
          error_message: error.message,
          display_message: null,
          request_id,
        }
      }
    }),
  )
}

const keys = z.object({ client_id: z.string(), secret: z.string() })

/**
 * Accepts credentials in headers, as the SDK sends them, or in the body. Throws LinkRefused if they are
 * wrong.
 */
const assertCredentials = ({ config }: World, headers: Record<string, unknown>, body: unknown): void => {
  const given = keys.safeParse({
    client_id: headers['plaid-client-id'] ?? (body as Record<string, unknown> | null)?.['client_id'],
    secret: headers['plaid-secret'] ?? (body as Record<string, unknown> | null)?.['secret'],
  })
  if (
    !given.success ||
    !isSameSecret(given.data.client_id, config.plaid.clientId) ||
    !isSameSecret(given.data.secret, config.plaid.secret)
  )
    throw new LinkRefused('INVALID_API_KEYS', 'invalid client_id or secret provided')
}

const notUnderstood = (error: z.ZodError): LinkRefused => {
  const [issue] = error.issues
  const field = issue?.path.join('.') ?? 'body'
  return issue?.code === 'invalid_type' && issue.message.includes('undefined')
    ? new LinkRefused('MISSING_FIELDS', `the following required fields are missing: ${field}`)
    : new LinkRefused('INVALID_FIELD', `${field} is not valid`)
}
