/** Passwords that attackers try first (SESSION-53): a public list of common ones, and words of this site. */
import { dictionary } from '@zxcvbn-ts/language-common'

const SITE_WORDS = ['yoursuccess', 'chapter13', 'chapterthirteen', 'dollarbill', 'trustee', 'bankruptcy']

const common = new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()))

/**
 * Also true for a common password with digits or symbols added at either end ("Password1!"), which is how
 * people usually meet composition rules.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return (
    common.has(lower) ||
    (core.length >= 4 && common.has(core)) ||
    SITE_WORDS.some((word) => lower === word || core === word)
  )
}
