import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Throws inside a transaction. Call it where a transaction would do harm: on the outer handle (hangs forever
 * on the embedded database, escapes the transaction on PostgreSQL), and in partner calls (would hold locks
 * while they wait).
 */
export const assertOutsideTransaction = (what: string): void => {
  if (current.getStore()?.isOpen) throw new Error(`${what} inside a transaction`)
}

/**
 * Runs the work as inside a transaction. What it starts and does not finish (a timer, a new connection)
 * counts as outside once the transaction has ended.
 */
export const runInsideTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/** Wraps an object so that the named methods throw inside a transaction. */
export const guardCalls = <Target extends object>(
  target: Target,
  names: readonly (keyof Target & string)[],
): Target =>
  new Proxy(target, {
    get: (_target, property) => {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      if (!(names as readonly unknown[]).includes(property)) return value.bind(target)
      return (...args: unknown[]) => {
        assertOutsideTransaction('The outer database was used')
        return (value as (...all: unknown[]) => unknown).apply(target, args)
      }
    },
  })
