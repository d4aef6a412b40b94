/**
 * Runs in the page: waits for what slides and fades in. What turns for ever, counts down for seconds or rests under the
 * focus is not waited for. Where one thing has come to rest another may begin, as with colors that are inherited.
 * A page that draws no picture for a second has none to wait for.
 */
export const stillness = async (): Promise<void> => {
  const PASSING_MS = 1000
  const passing = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= PASSING_MS,
      )
  const LONGEST_MS = 10_000
  const over = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const nextFrame = () => Promise.race([new Promise(requestAnimationFrame), over(PASSING_MS)])
  const enough = performance.now() + LONGEST_MS
  do {
    await Promise.race([Promise.allSettled(passing().map(({ finished }) => finished)), over(2 * PASSING_MS)])
    await nextFrame()
    await nextFrame()
  } while (passing().length > 0 && performance.now() < enough)
}
