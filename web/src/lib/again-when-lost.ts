import { CallError } from './call-error.ts'

/**
 * Whether the server may have done what was asked of it, although no good answer came: the reply was lost, or the
 * server failed on the way. Only a refusal says for sure that nothing was done.
 */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status >= 500 || error.code === 'idempotency.in_progress'

/**
 * For calls that carry an idempotency key: asking again with the same key never does it twice. What cannot be sent now
 * is told, and not kept to be sent when the phone is online again.
 */
export const againWhenLost = {
  retry: (failures: number, error: unknown) => failures < 1 && mayHaveHappened(error),
  retryDelay: 1000,
  networkMode: 'always',
} as const
