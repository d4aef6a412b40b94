/** Which of our languages a browser prefers. */
import { isLanguage, type LanguageCode } from '@yoursuccess/contract/core/language'

/**
 * The language of ours that the browser prefers, by its `Accept-Language`. English if it prefers none of them, and for
 * programs that send no such header.
 */
export const acceptedLanguage = (header: string | undefined): LanguageCode => {
  let best: { language: LanguageCode; weight: number } | undefined
  for (const range of (header ?? '').slice(0, MAX_HEADER).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const [language] = tag.trim().split('-')
    const weight = weightOf(parameters)
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language ?? 'en'
}

/** Longer headers are no browser's. */
const MAX_HEADER = 1000

/** `q=0.8`; 1 without it, and 0 for what is no number. */
const weightOf = (parameters: readonly string[]): number => {
  const given = parameters.map((parameter) => /^\s*q=(.+)$/.exec(parameter)?.[1]).find(Boolean)
  const weight = given === undefined ? 1 : Number(given)
  return weight >= 0 && weight <= 1 ? weight : 0
}
