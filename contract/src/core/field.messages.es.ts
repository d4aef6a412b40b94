/** Spanish. */

export const REQUIRED = 'Este campo es obligatorio'
export const REQUIRED_SHORT = 'Obligatorio'
export const INVALID = 'No es válido'
export const TOO_LONG = 'Demasiado largo'
export const TOO_SHORT = 'Faltan caracteres'

export const AMOUNT_REQUIRED = 'El monto es obligatorio'
export const AMOUNT_POSITIVE = 'El monto debe ser mayor que cero'
export const AMOUNT_NO_NUMBER = 'El monto debe ser un número'
export const AMOUNT_DECIMALS = 'El monto puede tener como máximo dos dígitos después del punto'
export const AMOUNT_TOO_LARGE = 'El monto es demasiado alto'

export const PHONE = 'Ingrese un número de teléfono completo'
export const ZIP_CODE = 'El código postal (ZIP) no es válido'
export const PO_BOX = 'No se permite un apartado postal (P.O. Box) como dirección'

export const UUID = 'Debe ser un UUID'
