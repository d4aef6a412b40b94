/** How many years of school a text requires: the Flesch-Kincaid grade level of 1975, for English. */
export const gradeOf = (texts: readonly string[]): number => {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
    .filter((each) => /[a-z]/i.test(each))
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z][a-z'’]*/gi) ?? [])
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Counts groups of vowels. A final silent e and the e of a past tense don't count. */
const syllablesOf = (word: string): number => {
  const pronounced = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<![aeiouy])e$|(?<=[^td])ed$|(?<=[^aeiouycgsxz])es$/, '')
  return Math.max(1, pronounced.match(/[aeiouy]+/g)?.length ?? 1)
}

/** The sentences on a page, element by element. */
export const proseOf = (page: ParentNode): string[] =>
  [...page.querySelectorAll('main p, main li, main dd, main th')]
    .filter((part) => !part.querySelector('p'))
    .map((part) => part.textContent ?? '')
