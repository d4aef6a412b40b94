import { CallError } from './call-error.ts'

/**
 * Whether the server may have done the work despite the error: the reply was lost, or the server failed midway.
 * Only a refusal proves that nothing was done.
 */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  (error.status >= 500 && !isOfItsFeature(error)) ||
  error.code === 'idempotency.in_progress'

/** Whether or not the work was done, the failure may be over in a second. */
const isAway = (error: unknown): boolean => error instanceof CallError && error.status >= 500

/**
 * The feature's own code, `feature.why`. "unavailable" may come from something in front of the server, or after a
 * commit.
 */
const isOfItsFeature = ({ code }: CallError): boolean => code.includes('.')

/**
 * For calls with an idempotency key: a retry with the same key never does the work twice. If the call can't be sent
 * now, the customer sees an error. It isn't queued until the phone is online again.
 */
export const againWhenLost = {
  retry: (failures: number, error: unknown) => failures < 1 && (mayHaveHappened(error) || isAway(error)),
  networkMode: 'always',
} as const
