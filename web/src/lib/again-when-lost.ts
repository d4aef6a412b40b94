import { CallError } from './call-error.ts'

/**
 * Whether the server may have done the work despite the error: the reply was lost, or the server failed
 * midway. Only a refusal proves that nothing was done.
 */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  (error.status >= 500 && !isOfItsFeature(error)) ||
  error.code === 'idempotency.in_progress'

/** A server error, which may be over in a second. */
const isAway = (error: unknown): boolean => error instanceof CallError && error.status >= 500

/**
 * Whether a feature gave this code (`feature.reason`). A common code such as "unavailable" may come from a
 * proxy in front of the server, or after a commit.
 */
const isOfItsFeature = ({ code }: CallError): boolean => code.includes('.')

/**
 * Retries a call with an idempotency key once: the same key never does the work twice. Offline, the call
 * fails at once and the customer sees an error; it isn't queued until the phone is online again.
 */
export const againWhenLost = {
  retry: (failures: number, error: unknown) => failures < 1 && (mayHaveHappened(error) || isAway(error)),
  networkMode: 'always',
} as const
