/**
 * Refused attempts as security events: one for each reply, by the kind of call and the reply. Successes and
 * counts are rows of `audit_entries` instead, written with the change itself.
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
  // Only the feature's own codes: wrong input has a common code.
  if (endpoint.idempotent === 'required' && code.includes('.') && code !== IN_PROGRESS) return 'money.refused'
  return undefined
}

const BY_CODE: Readonly<Record<string, string>> = {
  forbidden: 'access.forbidden',
  feature_off: 'access.forbidden',
  cross_site: 'access.cross_site',
  too_many_requests: 'access.limited',
  'mfa.too_many_tries': 'session.locked',
  // Someone tries links that are not theirs.
  'undo_change.invalid_token': 'session.wrong_link',
  'step_up.too_many_tries': 'session.locked',
  'idempotency.key_reused': 'replay.key_reused',
}

/** The same request twice at once: the second must wait and is not refused. */
const IN_PROGRESS = 'idempotency.in_progress'
