import { describe, expect, test } from 'vitest'
import { keepsForm, pinResultOf, stateOf } from './card.rules.ts'

const card = {
  frozen: false,
  has_requested_new_card: false,
  pin_set_at: null,
  pending_action: null,
  old_card_works: false,
} as const

describe('the card state', () => {
  // CARD-03
  test.each([
    ['active', {}],
    ['frozen', { frozen: true }],
    ['freezing', { pending_action: 'freeze' }],
    ['unfreezing', { frozen: true, pending_action: 'unfreeze' }],
    ['cancelled', { has_requested_new_card: true }],
    ['active', { has_requested_new_card: true, old_card_works: true }],
    ['frozen', { frozen: true, has_requested_new_card: true, old_card_works: true }],
    ['cancelled', { frozen: true, has_requested_new_card: true, pending_action: 'replacement' }],
  ] as const)('a card is %s with %j', (word, change) => expect(stateOf({ ...card, ...change })).toBe(word))
})

describe('the result of setting a PIN', () => {
  test.each([
    [0, 'set'],
    ['0', 'set'],
    [-1, 'different'],
    [-2, 'weak'],
    [-3, 'used'],
    [-4, 'expired'],
  ] as const)('the message %j means %s', (data, result) => expect(pinResultOf(data)).toBe(result))

  // CARD-46
  test.each([
    [null],
    [false],
    [''],
    ['00'],
    ['constructor'],
    [[0]],
    [{ result: 0 }],
    [1],
    [undefined],
    [Number.NaN],
  ])('the message %j is a failure', (data) => expect(pinResultOf(data)).toBe('failed'))

  test('keeps the form only for errors that another PIN can fix', () => {
    expect((['different', 'weak', 'used', 'expired', 'failed'] as const).filter(keepsForm)).toEqual([
      'different',
      'weak',
    ])
  })
})
