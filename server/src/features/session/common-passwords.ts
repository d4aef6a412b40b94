/** Passwords that attackers try first (SESSION-53): a list of the most used ones, and words of this site. */
import { dictionary } from '@zxcvbn-ts/language-common'

const SITE_WORDS = ['yoursuccess', 'chapter13', 'chapterthirteen', 'dollarbill', 'trustee', 'bankruptcy']

const common = new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()))

/** Also with digits or signs at its ends, which is how composition rules are usually met ("Password1!"). */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return (
    common.has(lower) ||
    (core.length >= 4 && common.has(core)) ||
    SITE_WORDS.some((word) => lower === word || core === word)
  )
}
