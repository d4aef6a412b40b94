/** Days of the models, with a calendar of banking days of their own. */

/** Days without banking that are no weekend, of the days that the models pass. */
const HOLIDAYS = ['2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15']

export const dayAfter = (on: string, days = 1): string =>
  new Date(Date.parse(`${on}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const isBanking = (on: string): boolean =>
  ![0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay()) && !HOLIDAYS.includes(on)

/** The day itself, or the next banking day. */
export const firstBanking = (on: string): string => (isBanking(on) ? on : firstBanking(dayAfter(on)))
