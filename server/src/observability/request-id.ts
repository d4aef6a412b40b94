/**
 * The id of the request that the current work belongs to, for its log lines, jobs and partner calls. Only for
 * tracing; no decision may depend on it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Undefined for work without a request. */
export const currentRequestId = (): string | undefined => current.getStore()

/** Runs `work` with the request's id in its async context. Without an id, just runs it. */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : current.run(requestId, work)
