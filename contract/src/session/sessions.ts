/** Where a customer is signed in, and signing out elsewhere. */
import * as z from 'zod'
import { ANY_STATE } from '../core/access.ts'
import { endpoint, idParams, noBody } from '../core/endpoint.ts'

const openSession = z.strictObject({
  id: z.int(),
  /** "Chrome". Null if the browser does not say, or signed in before we kept it. */
  browser: z.string().nullable(),
  /** "Windows". */
  system: z.string().nullable(),
  /** The network of the sign-in, `203.0.113.0/24`, never the whole address. Null if it is not known. */
  network: z.string().nullable(),
  started_at: z.iso.datetime(),
  /** When the customer last did something there. */
  last_active_at: z.iso.datetime(),
  /** The session that makes this call. */
  is_current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

const own = { who: 'customer', states: ANY_STATE } as const

export const listSessions = endpoint('GET /api/sessions', {
  summary: "The customer's open sessions, the newest first",
  access: own,
  replies: { 200: z.strictObject({ sessions: z.array(openSession) }) },
})

export const endOneSession = endpoint('DELETE /api/sessions/:id', {
  summary: 'Sign out in one place',
  access: own,
  params: idParams,
  ids: { 'params.id': 'session' },
  replies: { 204: noBody },
})

export const endOtherSessions = endpoint('DELETE /api/sessions', {
  summary: 'Sign out everywhere but here',
  access: own,
  replies: { 204: noBody },
})
