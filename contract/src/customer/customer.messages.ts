/** Field errors and confirmations of the settings. */

export const EMAIL_INVALID = 'is not an email address'

export const EMAIL_CONFIRMED = 'Your new email is confirmed. Sign in with it from now on.'
