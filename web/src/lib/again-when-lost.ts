import { CallError } from './call-error.ts'

/**
 * Whether the server may have done what was asked of it, although no good answer came: the reply was lost, or the
 * server failed on the way. Only a refusal says for sure that nothing was done.
 */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  (error.status >= 500 && !isOfItsRoom(error)) ||
  error.code === 'idempotency.in_progress'

/** Certain or not, it may be over in a second. */
const isAway = (error: unknown): boolean => error instanceof CallError && error.status >= 500

/** A room's own word, `room.why`; "unavailable" may be said by whoever stands before the server, or after a commit. */
const isOfItsRoom = ({ code }: CallError): boolean => code.includes('.')

/**
 * For calls that carry an idempotency key: asking again with the same key never does it twice. What cannot be sent now
 * is told, and not kept to be sent when the phone is online again.
 */
export const againWhenLost = {
  retry: (failures: number, error: unknown) => failures < 1 && (mayHaveHappened(error) || isAway(error)),
  retryDelay: 1000,
  networkMode: 'always',
} as const
