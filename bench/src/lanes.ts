/** Runs `work` on every item, at most `lanes` at a time. */
export const inLanes = async <T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  let next = 0
  const lane = async () => {
    while (next < items.length) await work(items[next++] as T)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
