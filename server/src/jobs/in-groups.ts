/** Does the work of many callers together, within this process. */
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Callers of the same moment are a group, and those that arrive while a group is at work are the next one. If a group
 * fails, each of its members is tried alone, so that one keeps it from no other. So the work must be harmless when
 * repeated.
 */
export const inGroups = <Item, Result>(
  work: (items: readonly Item[]) => Promise<Result>,
): ((item: Item) => Promise<Result>) => {
  let next: { items: Item[]; result: Promise<Result> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const begin = () => {
    const items: Item[] = []
    const result = last
      .then(() => turn())
      .then(() => {
        next = undefined
        return work(items)
      })
    last = result.catch(() => undefined)
    return { items, result }
  }
  return async (item) => {
    next ??= begin()
    const { items, result } = next
    items.push(item)
    try {
      return await result
    } catch (error) {
      if (items.length === 1) throw error
      return work([item])
    }
  }
}
