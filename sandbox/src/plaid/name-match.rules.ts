/**
 * Scores from 0 to 100 how well the owner's name at the other bank matches the legal name. The owners
 * MISMATCH and NICKNAME have fixed scores, for tests.
 */
export const nameScore = (owner: string, legalName: string): number => {
  if (owner === 'MISMATCH') return 20
  if (owner === 'NICKNAME') return 80
  const [a, b] = [wordsOf(owner), wordsOf(legalName)]
  if (a.length === 0 || b.length === 0) return 0
  if (a.join(' ') === b.join(' ')) return 100
  const isFirst = a[0] === b[0]
  const isLast = a.at(-1) === b.at(-1)
  if (isFirst && isLast) return 90
  const isShort = isLast && (a[0]?.startsWith(b[0] ?? ' ') || b[0]?.startsWith(a[0] ?? ' '))
  if (isShort) return 80
  return isFirst || isLast ? 75 : 20
}

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !SUFFIXES.has(word))
