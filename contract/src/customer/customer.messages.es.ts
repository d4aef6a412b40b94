/** Spanish. */

export const EMAIL_INVALID = 'No es una dirección de correo electrónico'

export const EMAIL_CONFIRMED =
  'Su nuevo correo electrónico está confirmado. De ahora en adelante, inicie sesión con él.'
