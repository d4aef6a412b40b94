/**
 * Whose request the work at hand answers, so that one customer's slow calls of partners cannot take everybody's slots.
 * Access never depends on it: every query names its customer itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** A customer's id, or somebody who is not signed in. */
export type Requester = number | 'anyone'

const current = new AsyncLocalStorage<Requester>()

/** Undefined for jobs, partners' events and the operator. */
export const currentRequester = (): Requester | undefined => current.getStore()

/** Everything that `work` starts is done for `requester`. */
export const onBehalfOf = <T>(requester: Requester | undefined, work: () => T): T =>
  requester === undefined ? work() : current.run(requester, work)
