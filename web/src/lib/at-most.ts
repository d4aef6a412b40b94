/** Waits for the work, but no longer than this: what comes later is drawn when it comes. A failure is for who shows it. */
export const atMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    work.then(end, end)
  })
