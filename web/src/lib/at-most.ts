/**
 * Resolves when the work succeeds or fails, or after `ms` milliseconds. Later results appear when they
 * arrive. The component that shows the data handles failures.
 */
export const atMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    work.then(end, end)
  })
