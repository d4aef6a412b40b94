/** The language and the country of every text, date, number and amount: US English. */
export const DEFAULT_LANGUAGE = 'en-US'

/** Sweden writes days and times as ISO 8601 does: 2026-11-20 17:00:00. */
export const ISO_LANGUAGE = 'sv-SE'

/** The languages in which customers can read everything. English is for readers whose language is none of them. */
export const LANGUAGES = ['en', 'es'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** How each language writes dates, numbers and plurals: as in the United States. */
export const LOCALES = { en: DEFAULT_LANGUAGE, es: 'es-US' } as const satisfies Record<LanguageCode, string>

export const isLanguage = (text: unknown): text is LanguageCode => LANGUAGES.some((code) => code === text)

/** The text with a capital letter at its start, as in "Noviembre de 2026" where the month is a heading. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A day with a short month, as the formatter of the locale writes it, without the "de" of long Spanish dates:
 * "mié, 25 de nov" becomes "mié, 25 nov". English stays as it is.
 */
export const inShort = (locale: string, formatted: string): string =>
  locale === LOCALES.es ? formatted.replaceAll(' de ', ' ') : formatted
