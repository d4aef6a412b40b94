import { AsyncLocalStorage } from 'node:async_hooks'

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Throws where the work must not happen inside a transaction: on the outer handle (it hangs for ever on the embedded
 * database and escapes the transaction on PostgreSQL), and in partner calls (they would hold locks while they wait).
 */
export const assertOutsideTransaction = (what: string): void => {
  if (insideTransaction.getStore()) throw new Error(`${what} inside a transaction`)
}

export const runInsideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  insideTransaction.run(true, work)
