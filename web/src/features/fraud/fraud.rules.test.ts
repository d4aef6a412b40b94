import { expect, test } from 'vitest'
import { type AuthDenial, viewOf } from './fraud.rules.ts'

const denial: AuthDenial = {
  id: 4,
  merchant_name: 'FAR AWAY GEMS',
  amount: '300.00',
  timestamp: '2026-11-21T15:00:00.000Z',
  fraud_result: 'FREEZE',
  result: null,
  can_answer: true,
}
const card = {
  frozen: true,
  has_requested_new_card: false,
  pin_set_at: null,
  pending_action: null,
  is_mailed: true,
  old_card_works: false,
}

// FRAUD-03
test.each([
  ['question', {}, {}],
  ['tooOld', { can_answer: false }, {}],
  ['confirmed', { result: 'confirmed' }, { frozen: false }],
  ['stillFrozen', { result: 'confirmed' }, {}],
  ['unfreezing', { result: 'confirmed' }, { pending_action: 'unfreeze' }],
  ['confirmed', { result: 'confirmed', fraud_result: 'DENY' }, {}],
  ['denied', { result: 'denied' }, { frozen: false, has_requested_new_card: true }],
  ['replacing', { result: 'denied' }, { has_requested_new_card: true, pending_action: 'replacement' }],
] as const)('shows the view "%s" for an alert with %j and a card with %j', (view, ofAlert, ofCard) => {
  expect(viewOf({ ...denial, ...ofAlert }, { ...card, ...ofCard })).toBe(view)
})

test('an answered alert shows the answer even if the customer no longer has a card', () => {
  expect(viewOf({ ...denial, result: 'confirmed' }, null)).toBe('confirmed')
  expect(viewOf({ ...denial, result: 'denied' }, null)).toBe('denied')
})
