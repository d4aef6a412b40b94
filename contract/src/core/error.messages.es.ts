/** Spanish. */

export const VELOCITY = 'Superó su límite de transacciones. Intente de nuevo más tarde.'

export const OUR_SIDE = 'Algo salió mal de nuestro lado.'
export const CHECK_FIELD = 'Revise este campo'
export const UNKNOWN_FIELD = 'Campo desconocido:'
