/** Which payee a printed description names, and how alike two payees are (RULE-02, RULE-05). */

/** Words that say how a payee was paid, or what kind of company it is. */
const NO_NAME = new Set(
  [
    'ach autopay bill card checkcard co com corp debit inc llc ltd online payment pmt pos purchase recurring',
    'sq tst the visa web www',
  ].flatMap((line) => line.split(' ')),
)

/**
 * A payee as it is compared: in small letters, without numbers, which differ from one purchase to the next, and
 * without words such as "purchase". Empty only for a text without letters and digits.
 */
export const payeeKey = (description: string): string => nameWordsOf(description).join(' ').toLowerCase()

/** A payee's name for people: "Streamline Tv" for "POS PURCHASE STREAMLINE TV 0412". */
export const payeeName = (description: string): string => {
  const words = nameWordsOf(description)
  const isShouted = words.every((word) => word === word.toUpperCase())
  return words.map((word) => (isShouted && word.length > 3 ? capitalized(word) : word)).join(' ')
}

const capitalized = (word: string) => word.slice(0, 1) + word.slice(1).toLowerCase()

const nameWordsOf = (description: string): string[] => {
  const words = description
    .normalize('NFKC')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  // A name may begin with a number, such as "3M".
  const named = words.filter((word, at) => !/\d/.test(word) || (at === 0 && /\p{L}/u.test(word)))
  const name = named.filter((word) => !NO_NAME.has(word.toLowerCase()))
  return [name, named, words].find((list) => list.length > 0) ?? []
}

/** Shorter beginnings, such as "the", are shared by unlike payees. */
const MIN_BEGINNING = 4
/** What a name that another one only begins with counts for. */
const BEGINNING = 0.95

/** A key with what is compared of it. */
export interface ComparedPayee {
  key: string
  words: readonly string[]
  letters: number
}
export const comparedPayee = (key: string): ComparedPayee => ({
  key,
  words: key.split(' '),
  letters: lettersOf(key),
})

/**
 * How alike two payees are, from 0 to 1: 1 less the share of letters that are missing, wrong, or in the wrong order.
 * Words after a name, such as a city, cost little. Less than `least` may be answered as 0, which is fast.
 */
export const payeeLikeness = (a: ComparedPayee, b: ComparedPayee, least = 0): number => {
  if (a.key === b.key) return 1
  const whole = likeness(a, b, least)
  if (a.words.length === b.words.length) return whole
  const [few, many] = a.words.length < b.words.length ? [a, b] : [b, a]
  const beginning = many.words.slice(0, few.words.length).join(' ')
  if (beginning.length < MIN_BEGINNING) return whole
  return Math.max(whole, BEGINNING * likeness(few, { key: beginning, letters: lettersOf(beginning) }, least))
}

type Letters = Pick<ComparedPayee, 'key' | 'letters'>

const likeness = (a: Letters, b: Letters, least: number): number => {
  const longest = Math.max(a.key.length, b.key.length)
  if (longest === 0) return 1
  const most = longest * (1 - least)
  return leastEdits(a, b) > most ? 0 : 1 - editsBetween(a.key, b.key) / longest
}

/** A number of edits that is quick to see: each adds or takes one letter, or replaces one by another. */
const leastEdits = (a: Letters, b: Letters): number =>
  Math.max(Math.abs(a.key.length - b.key.length), bitsOf(a.letters ^ b.letters) / 2)

/** A bit for each letter that is in the text. Letters may share a bit. */
const lettersOf = (text: string): number => {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

const bitsOf = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** Letters to add, leave out or change, and neighbors to swap, to make one text of the other. */
const editsBetween = (a: string, b: string): number => {
  const width = b.length + 1
  let [before, last, next] = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)]
  for (let at = 0; at < width; at++) last[at] = at
  for (let row = 1; row <= a.length; row++) {
    next[0] = row
    for (let at = 1; at < width; at++) {
      const isSame = a[row - 1] === b[at - 1]
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      let edits = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed)
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        edits = Math.min(edits, (before[at - 2] ?? 0) + 1)
      next[at] = edits
    }
    ;[before, last, next] = [last, next, before]
  }
  return last[b.length] ?? 0
}
