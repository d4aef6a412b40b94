/** Spanish. */

export const EMAIL_REQUIRED = 'El correo electrónico es obligatorio'
export const PASSWORD_REQUIRED = 'La contraseña es obligatoria'
export const PASSWORD_TOO_SHORT = 'Contraseña demasiado corta'
export const PASSWORD_TOO_LONG = 'Contraseña demasiado larga'
export const PASSWORD_TOO_SIMPLE = 'La contraseña debe tener letras mayúsculas, letras minúsculas y números.'
export const CONFIRMATION_REQUIRED = 'La confirmación de la contraseña es obligatoria'
export const CONFIRMATION_DIFFERS = 'Las contraseñas deben ser iguales'

export const RESET_REQUESTED = 'Busque en su correo electrónico un enlace para restablecer su contraseña.'
export const PASSWORD_UPDATED = 'Su contraseña se actualizó. Ahora pasará al inicio de sesión'
