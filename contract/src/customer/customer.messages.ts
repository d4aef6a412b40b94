/** Field errors of the settings. */

export const EMAIL_INVALID = 'is not an email address'
