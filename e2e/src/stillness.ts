/**
 * Runs in the page and waits for elements that slide or fade in. It doesn't wait for endless spinners, for
 * countdowns of seconds, or for effects on the focused element. When one animation has ended, another may
 * start, as with inherited colors. A page that renders no frame for a second has no animation to wait for.
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
  const MAX_MS = 10_000
  const over = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const nextFrame = () => Promise.race([new Promise(requestAnimationFrame), over(PASSING_MS)])
  const enough = performance.now() + MAX_MS
  do {
    await Promise.race([Promise.allSettled(passing().map(({ finished }) => finished)), over(2 * PASSING_MS)])
    await nextFrame()
    await nextFrame()
  } while (passing().length > 0 && performance.now() < enough)
}
