/** Costly work of which only so much may be under way, and for which only so many may wait (OPERATIONS-38). */

export interface Bounds {
  atOnce: number
  waiting: number
  /** Who waited for so long is refused, while somebody still listens; without it there is no limit. */
  longestWaitMs?: number
  /** What is thrown for whoever finds all places taken. */
  refuse(): Error
}

/** For this process. Whoever waits is served in the order in which they came; rejects with `refuse()` when too many do, or for too long. */
export const createBoundedWork = ({ atOnce, waiting: mostWaiting, longestWaitMs, refuse }: Bounds) => {
  let running = 0
  const waiting: (() => void)[] = []
  const ownTurn = () =>
    new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(begin)
      if (longestWaitMs === undefined) return
      timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(refuse())
      }, longestWaitMs)
    })
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refuse()
      await ownTurn()
    } else running++
    try {
      return await work()
    } finally {
      // The turn is handed on, so that nobody comes in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
