/** Spanish. */

export const POSTED_AHEAD = 'El día no puede ser futuro.'

export const TAKEN_BACK = 'Lo que la oficina revirtió no tiene un pago.'
