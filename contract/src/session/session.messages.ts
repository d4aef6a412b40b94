/** Field errors of signing in and of passwords, and what the replies say that went well. */

export const EMAIL_REQUIRED = 'Email is required'
export const PASSWORD_REQUIRED = 'Password is required'
export const PASSWORD_TOO_SHORT = 'Password Too Short'
export const PASSWORD_TOO_LONG = 'Password Too Long'
export const PASSWORD_TOO_SIMPLE = 'Password must contain uppercase letters, lowercase letters, and numbers.'
export const CONFIRMATION_REQUIRED = 'Password confirmation is required'
export const CONFIRMATION_DIFFERS = 'Passwords must match'

export const RESET_REQUESTED = 'Check your email for a link to reset your password.'
export const PASSWORD_UPDATED =
  'Your password has been successfully updated. You will now be redirected to login'
