/** The language and the country of every text, date, number and amount: US English. */
export const DEFAULT_LANGUAGE = 'en-US'
