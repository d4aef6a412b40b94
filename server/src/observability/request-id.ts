/**
 * Which request the work at hand belongs to: in its lines of the log, in its jobs, and in its calls of partners. Only
 * for following one request through all of them; no decision may depend on it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Undefined for work that no request asked for. */
export const currentRequestId = (): string | undefined => current.getStore()

/** Everything that `work` starts belongs to the request; without an id it is simply done. */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : current.run(requestId, work)
