/**
 * The id of the request that the current work belongs to: in its log lines, its jobs, and its partner calls.
 * Only for tracing; no decision may depend on it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Undefined for work without a request. */
export const currentRequestId = (): string | undefined => current.getStore()

/** Everything that `work` starts belongs to the request; without an id the work simply runs. */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : current.run(requestId, work)
