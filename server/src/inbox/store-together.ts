/**
 * Does in one call what arrives while the previous call runs: a payday's events then need one statement and
 * one commit for dozens of them, and a single event waits for nothing.
 */
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
        for (const { settle } of some) settle.reject(error)
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
