import { expect, test } from 'vitest'
import { textRuns } from './text-runs.ts'

const scriptOf = (character: string) =>
  /\p{Script=Hebrew}/u.test(character) ? 'hebrew' : /\p{Script=Han}/u.test(character) ? 'han' : 'latin'
const drawn = (line: string) => textRuns(line, scriptOf).map(({ text, font }) => [text, font])

test('a line of one script is one run', () => {
  expect(drawn('Łukasz O’Brien, Jr.')).toEqual([['Łukasz O’Brien, Jr.', 'latin']])
})

test('each character takes a font that has it, and spaces stay with the word before', () => {
  expect(drawn('Ms. 王 小明 Lee')).toEqual([
    ['Ms. ', 'latin'],
    ['王 小明 ', 'han'],
    ['Lee', 'latin'],
  ])
})

// OPERATIONS-78
test('right-to-left words are drawn in visual order', () => {
  expect(drawn('שרה לוי').map(([text]) => text)).toEqual(['לוי', ' ', 'שרה'])
})

test('a right-to-left name keeps its place in a left-to-right line', () => {
  expect(drawn('Paid by שרה לוי today').map(([text]) => text)).toEqual([
    'Paid by ',
    'לוי',
    ' ',
    'שרה',
    ' ',
    'today',
  ])
})

test('a number after a right-to-left word is drawn to its left', () => {
  expect(drawn('לוי 12').map(([text]) => text)).toEqual(['12', ' ', 'לוי'])
})

test('an empty line has no runs', () => {
  expect(drawn('')).toEqual([])
})
