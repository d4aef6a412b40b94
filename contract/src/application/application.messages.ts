/** Field errors and confirmations of the application and the sign-up. */

export const UNDERAGE = 'You must be at least 18 years old'
export const TOO_OLD = 'You must be younger than 125'
export const SSN = 'You must enter a valid social security number.'
export const EMAIL = 'Enter an email address, like name@example.com.'

export const CODE_SENT = 'We have sent a verification code to your phone'
export const PHONE_VERIFIED = 'Phone number successfully verified!'

/** In the `details` of `application.invalid_parameter`. */
export const ID_TYPE = 'Id type is not supported'
