/**
 * Does in one call what arrives while the previous call runs: a payday's events then need one statement and
 * one commit for dozens of them, and a single event waits for nothing. If a call finds the database away, what waits
 * behind it fails with it: it would wait for the time limit twice.
 */
import { isRetriable, isUnavailable } from '@yoursuccess/database/sql-error'

export const together = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): ((item: Item) => Promise<Result>) => {
  let waiting: { item: Item; settle: PromiseWithResolvers<Result> }[] = []
  let isWorking = false
  const workOff = async () => {
    if (isWorking) return
    isWorking = true
    while (waiting.length > 0) {
      const some = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await work(some.map(({ item }) => item))
        some.forEach(({ settle }, index) => settle.resolve(results[index] as Result))
      } catch (error) {
        const isAway = isUnavailable(error) && !isRetriable(error)
        const failed = isAway ? [...some, ...waiting.splice(0)] : some
        for (const { settle } of failed) settle.reject(error)
      }
    }
    isWorking = false
  }
  return (item) => {
    const settle = Promise.withResolvers<Result>()
    waiting.push({ item, settle })
    void workOff()
    return settle.promise
  }
}
