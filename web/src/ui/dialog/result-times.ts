/** How long a result stays when it goes by itself (FRAME-97); without a time it stays until dismissed. */
export const RESULT_MS = { short: 1500, medium: 2000, long: 3000 } as const
