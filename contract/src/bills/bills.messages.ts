/** Field errors of bills. */

export const IDS = 'must be a JSON list of ids'
