/** Field errors and confirmations of the settings. */

export const EMAIL_INVALID = 'is not an email address'

export const EMAIL_CONFIRMED = 'Your new e-mail address is confirmed. Please sign in with it from now on.'
