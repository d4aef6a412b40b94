import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPayee, payeeKey, payeeLikeness, payeeName } from './payees.rules.ts'

// RULE-02, RULE-05
test.each([
  ['POS PURCHASE STREAMLINE TV 0412', 'streamline tv', 'Streamline TV'],
  ['Streamline TV', 'streamline tv', 'Streamline TV'],
  ["SQ *JOE'S DINER #12", 'joes diner', 'Joes Diner'],
  ['3M COMPANY STORE', '3m company store', '3M Company Store'],
  ['7-ELEVEN 33412', 'eleven', 'Eleven'],
  ['PAYMENT', 'payment', 'Payment'],
  ['1234', '1234', '1234'],
  ['***', '', ''],
])('%s is the payee "%s", shown as "%s"', (description, key, name) => {
  expect(payeeKey(description)).toBe(key)
  expect(payeeName(description)).toBe(name)
})

const alikeOf = (a: string, b: string) => payeeLikeness(comparedPayee(a), comparedPayee(b))

// RULE-05
test.each([
  ['corner market', 'corner market', 1],
  ['corner market', 'corner markt', 1 - 1 / 13],
  ['corner market', 'cornre market', 1 - 1 / 13],
  ['corner market', 'corner market boston ma', 0.95],
  ['corner market boston', 'cornr market', 0.95 * (1 - 1 / 13)],
  ['ace', 'ace boston', 0.3],
  ['', 'market', 0],
])('"%s" and "%s" are alike by %f', (a, b, alike) => expect(alikeOf(a, b)).toBeCloseTo(alike, 9))

// RULE-05
test('likeness is the same both ways, from 0 to 1, and 1 of the same payee alone', () => {
  const payee = fc
    .array(fc.stringMatching(/^[a-d]{1,6}$/), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(payee, payee, (a, b) => {
      const alike = alikeOf(a, b)
      expect(alike).toBeCloseTo(alikeOf(b, a), 12)
      expect(alike).toBeGreaterThanOrEqual(0)
      expect(alike === 1).toBe(a === b)
    }),
  )
})
