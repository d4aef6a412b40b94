/** Messages under the fields of a receipt. */

export const POSTED_AHEAD = "The day can't be in the future."
