import { expect, test } from 'vitest'
import { gradeOf } from './reading-grade.ts'

test('grades short words and sentences low, and long ones at college level', () => {
  expect(gradeOf(['The cat sat on the mat. The dog ran.'])).toBeLessThan(2)
  const long =
    'Notwithstanding any contrary provision, the aforementioned institution retains unconditional authorization to discontinue participation.'
  expect(gradeOf([long])).toBeGreaterThan(20)
})

test('matches a grade computed by hand', () => {
  // 10 words in 2 sentences, 11 syllables: only "water" has two.
  expect(gradeOf(['The water is cold in May. We swim each day.'])).toBeCloseTo(
    0.39 * 5 + 11.8 * (11 / 10) - 15.59,
    5,
  )
})
