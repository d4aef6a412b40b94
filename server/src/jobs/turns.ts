/** Runs work on the same subject one after another, within this process. */

/**
 * Callers for the same subject wait here in order. If they waited for a database lock instead, each would
 * occupy one of the few connections. The lock still keeps other processes out.
 */
export const createTurns = () => {
  const last = new Map<number, Promise<void>>()
  return async <Result>(subject: number, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(subject) ?? Promise.resolve()).then(work)
    const over = turn.then(
      () => undefined,
      () => undefined,
    )
    last.set(subject, over)
    try {
      return await turn
    } finally {
      if (last.get(subject) === over) last.delete(subject)
    }
  }
}
