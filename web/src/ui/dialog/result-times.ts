/**
 * How long a result stays, in milliseconds, when it closes automatically (FRAME-97). Without a time, it stays
 * until the customer closes it.
 */
export const RESULT_MS = { short: 1500, medium: 2000, long: 3000 } as const
