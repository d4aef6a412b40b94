/**
 * The only module that reads the computer's clock. The business day comes from the server: `useToday` of
 * program.api.
 */

/** Clocks that differ by less count as equal, because the server's header has whole seconds. */
const TOLERANCE_MS = 3000
let offsetMs = 0

/** Milliseconds since 1970 by the server's clock, so that a wrong local clock doesn't end a session. */
export const now = (): number => Date.now() + offsetMs

/** Uses a reply's `date` header to learn how far the local clock is off. */
export const learnServerTime = (dateHeader: string | null): void => {
  const difference = Date.parse(dateHeader ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}

/** The current instant in the API's format. */
export const instantNow = (): string => new Date(now()).toISOString()
