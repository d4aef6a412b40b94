/**
 * Waits for all of them, even if some fail, then throws the first error. Unlike with `Promise.all`, nothing is
 * still under way when the caller continues.
 */
export const allOf = async <Results extends readonly unknown[]>(
  works: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<[...Results]> => {
  const promises: readonly Promise<unknown>[] = works
  await Promise.allSettled(promises)
  return (await Promise.all(promises)) as [...Results]
}
