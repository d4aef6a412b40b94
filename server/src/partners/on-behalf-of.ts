/**
 * The requester of the current work, so that one customer's slow partner calls cannot take all slots. Access
 * never depends on it: every query filters by its customer itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** A customer's id, or a visitor who is not signed in. */
export type Requester = number | 'anyone'

const current = new AsyncLocalStorage<Requester>()

/** Undefined for jobs, partners' events and the operator. */
export const currentRequester = (): Requester | undefined => current.getStore()

/** Runs `work` with `requester` in its async context. Without a requester, just runs it. */
export const onBehalfOf = <T>(requester: Requester | undefined, work: () => T): T =>
  requester === undefined ? work() : current.run(requester, work)
