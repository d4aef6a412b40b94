/**
 * Attempts that were refused, as events that somebody watches: one for each reply, by what the call is and how it was
 * answered. What succeeded, and what was counted, is a row of `audit_entries` instead, written with the change itself.
 */
import type { AnyEndpoint } from '../../http/serve.ts'

/** Undefined for an answer that is nobody's business. `code` is that of the refusal. */
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
  // A record that does not exist and one of somebody else's answer alike, so both are told.
  if (status === 404 && code === 'not_found' && endpoint.ids) return 'access.foreign_record'
  // By a code of its room: what was typed wrongly has a common one.
  if (endpoint.idempotent === 'required' && code.includes('.') && code !== IN_PROGRESS) return 'money.refused'
  return undefined
}

const BY_CODE: Readonly<Record<string, string>> = {
  forbidden: 'access.forbidden',
  feature_off: 'access.forbidden',
  cross_site: 'access.cross_site',
  too_many_requests: 'access.limited',
  'mfa.too_many_tries': 'session.locked',
  // Somebody tries links that are not theirs.
  'undo_change.invalid_token': 'session.wrong_link',
  'step_up.too_many_tries': 'session.locked',
  'idempotency.key_reused': 'replay.key_reused',
}

/** The same request twice at once: the second is asked to wait, and is no refusal. */
const IN_PROGRESS = 'idempotency.in_progress'
