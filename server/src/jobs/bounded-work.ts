/** Limits expensive work: how much runs at once, and how much may wait (OPERATIONS-38). */

export interface Bounds {
  atOnce: number
  waiting: number
  /** A caller that waits longer is refused, before its client gives up. Unset: no limit. */
  maxWaitMs?: number
  /** The error for a caller that finds no free place. */
  refuse(): Error
}

/**
 * Limits work in this process. Callers wait in order. Rejects with `refuse()` if too many callers wait, or
 * one waits too long.
 */
export const createBoundedWork = ({ atOnce, waiting: mostWaiting, maxWaitMs, refuse }: Bounds) => {
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
      if (maxWaitMs === undefined) return
      timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(refuse())
      }, maxWaitMs)
    })
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refuse()
      await ownTurn()
    } else running++
    try {
      return await work()
    } finally {
      // Passes the turn directly to the next in line, so no new caller can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
