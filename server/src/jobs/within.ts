/** Waits until the work has ended, however it ends, but no longer than this. */
export const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let giveUp: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (giveUp = setTimeout(resolve, ms)))
  await Promise.race([Promise.allSettled([work]), late])
  clearTimeout(giveUp)
}
