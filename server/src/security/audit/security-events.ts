/**
 * Names the security event of a refused request, by the kind of call and the reply. What is written to the
 * database, such as a sign-in or a failed attempt, is recorded in `audit_entries` with that change instead.
 */
import type { AnyEndpoint } from '../../http/serve.ts'

/** Undefined for a reply that needs no attention. `code` is the refusal's. */
export const securityEventOf = (
  endpoint: Pick<AnyEndpoint, 'access' | 'ids' | 'idempotent'> | undefined,
  { status, code }: { status: number; code: string },
): string | undefined => {
  const ofCode = BY_CODE[code]
  if (ofCode) return ofCode
  if (!endpoint) return undefined
  const { who } = endpoint.access
  if (status === 401 && who === 'partner') return 'webhook.bad_signature'
  if (status === 401 && (who === 'operator' || who === 'clock')) return 'operator.wrong_key'
  // Missing records and records of others get the same reply, so both are reported.
  if (status === 404 && code === 'not_found' && endpoint.ids) return 'access.foreign_record'
  // Only codes with a dot: invalid input has a code without one.
  if (endpoint.idempotent === 'required' && code.includes('.') && code !== IN_PROGRESS) return 'money.refused'
  return undefined
}

const BY_CODE: Readonly<Record<string, string>> = {
  forbidden: 'access.forbidden',
  feature_off: 'access.forbidden',
  cross_site: 'access.cross_site',
  too_many_requests: 'access.limited',
  'mfa.too_many_tries': 'session.locked',
  // Someone is trying links that were not sent to them.
  'undo_change.invalid_token': 'session.wrong_link',
  'step_up.too_many_tries': 'session.locked',
  'idempotency.key_reused': 'replay.key_reused',
}

/** The same request was sent twice at once. The second one only has to wait, so this is no refusal. */
const IN_PROGRESS = 'idempotency.in_progress'
