/** Spanish. */

export const UNDERAGE = 'Debe tener al menos 18 años'
export const TOO_OLD = 'Debe tener menos de 125 años'
export const SSN = 'Debe ingresar un número de Seguro Social válido.'
export const EMAIL = 'Ingrese una dirección de correo electrónico, como nombre@example.com.'

export const CODE_SENT = 'Enviamos un código de verificación a su teléfono'
export const PHONE_VERIFIED = '¡Su número de teléfono se verificó!'

export const ID_TYPE = 'No se admite este tipo de identificación'
