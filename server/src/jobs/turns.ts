/** Work on one subject in this process, one after another. */

/**
 * Those who wait for the same thing wait here rather than at a lock of the database, where each would keep one of its few
 * connections from everybody else. Other processes are kept apart by the lock.
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
