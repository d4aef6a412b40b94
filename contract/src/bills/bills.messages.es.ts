/** Spanish. */

export const IDS = 'Debe ser una lista JSON de ids'
