/**
 * What `errors` of a reply says about a field, and what a form says while it is filled in. English, because
 * other programs read it; the web app translates it (docs/decisions/0146-field-errors-are-translated.md).
 * Where the requirements give a text, it is exactly that one. These are for the fields of several features.
 */

export const REQUIRED = 'This field is required'
/** In the settings and for paper billers (BILLS-50). */
export const REQUIRED_SHORT = 'Required'
export const INVALID = 'Invalid'
export const TOO_LONG = 'Too long'
export const TOO_SHORT = 'Needs more characters'

/** The amount of a transfer or a direct deposit (docs/requirements/funding.md). */
export const AMOUNT_REQUIRED = 'Amount is required'
export const AMOUNT_POSITIVE = 'Amount must be positive'
export const AMOUNT_NO_NUMBER = 'Amount must be a number'
export const AMOUNT_DECIMALS = 'amount can only have up to two digits after the decimal'
export const AMOUNT_TOO_LARGE = 'Amount is too large'

export const PHONE = 'Please enter a complete phone number'
export const ZIP_CODE = 'Zip Code Invalid'
export const PO_BOX = 'Address PO Box is not allowed'

export const UUID = 'must be a UUID'
