/** The only place that asks the machine for the time. The business day comes from the server: `useToday` of program.api. */

/** Clocks that differ by less count as equal; the server's header has whole seconds. */
const TOLERANCE_MS = 3000
let offsetMs = 0

/** Milliseconds since 1970 by the server's clock, so that a wrong clock here does not end a session. */
export const now = (): number => Date.now() + offsetMs

/** Learns from the `date` header of a reply how far this machine's clock is off. */
export const learnServerTime = (dateHeader: string | null): void => {
  const difference = Date.parse(dateHeader ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}

/** Now as an instant of the wire. */
export const instantNow = (): string => new Date(now()).toISOString()
