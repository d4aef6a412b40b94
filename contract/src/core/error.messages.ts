/** What the replies of any call may say. */

/** The sentence that several features give for moving money too often or too much of it (WIRE-58, FUNDING-107). */
export const VELOCITY = 'You have exceeded your transaction velocity limit. Please try again later.'

/** For a fault of ours. */
export const OUR_SIDE = 'Something went wrong on our side.'
/** For a field that has no message of its own. */
export const CHECK_FIELD = 'Please check this field'
/** Precedes the name of a field that the call does not have (WIRE-56). Only other programs can send one. */
export const UNKNOWN_FIELD = 'Unknown field:'
