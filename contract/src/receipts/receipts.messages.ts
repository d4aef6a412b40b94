/** Why a receipt or its match is refused, under the field. */

export const POSTED_AHEAD = "The day can't be in the future."

/** The office took money back: that is the posting of no payment. */
export const TAKEN_BACK = 'What the office took back has no payment.'
