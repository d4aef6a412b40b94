/** Spanish. */

export const POSTED_AHEAD = 'El día no puede ser futuro.'

export const TAKEN_BACK = 'Un monto que la oficina revirtió no corresponde a ningún pago.'
