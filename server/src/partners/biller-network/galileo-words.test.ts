import { expect, test } from 'vitest'
import { translateEvent } from '../card-processor/galileo-events.ts'
import { billPaymentOutcome, masksOf } from './galileo-words.ts'

test.each<[theirs: string[], ours: string[]]>([
  [
    ['##########', '##-########'],
    ['##########', '##-########'],
  ],
  [['**-######'], ['@@-######']],
  [['@#*'], ['*#@']],
  [[], []],
  // If a mask cannot be translated, the processor checks the number, and the masks beside it are dropped.
  [['@@@@!####', '####'], []],
])("Galileo's masks %j become our masks %j", (theirs, ours) => {
  expect(masksOf(theirs)).toEqual(ours)
})

test.each<[status: string, reason: string, outcome: object]>([
  ['N', '', { state: 'created' }],
  ['O', '', { state: 'pending' }],
  ['W', '', { state: 'pending' }],
  ['Q', '', { state: 'mailed' }],
  ['A', '', { state: 'cleared' }],
  ['C', '', { state: 'cleared' }],
  ['E', 'R02', { state: 'failed', reason: 'account_closed' }],
  ['E', 'R22', { state: 'failed', reason: 'account_unknown' }],
  ['E', 'R24', { state: 'failed', reason: 'duplicate' }],
  ['B', 'CANCELLED', { state: 'failed', reason: 'not_possible' }],
  ['R', 'R23', { state: 'returned', reason: 'refused_by_biller' }],
  ['V', 'UNDELIVERABLE', { state: 'returned', reason: 'not_delivered', isMoneyLater: true }],
  ['F', 'UNDELIVERABLE', { state: 'returned', reason: 'not_delivered' }],
  ['L', 'EXPIRED', { state: 'returned', reason: 'not_cashed', isMoneyLater: true }],
  ['Y', 'EXPIRED', { state: 'returned', reason: 'not_cashed' }],
  ['X', 'VOIDED', { state: 'returned', reason: 'voided' }],
])('the status %s with the reason "%s" is %j', (status, reason, outcome) => {
  expect(billPaymentOutcome(status, reason)).toEqual(outcome)
})

test('an unknown Galileo status has no outcome', () => {
  expect(billPaymentOutcome('?', '')).toBeUndefined()
})

const event = (type: string, facts: object) =>
  translateEvent({ event_id: 'e1', prn: '123456789012', type, ...facts })

test('translates payment events, and the debit of a payment instead of an adjustment', () => {
  const rejected = { billpay_id: '31', status: 'E', reason_code: 'R02', rjreason: 'account closed' }
  expect(event('billpay_rejected', rejected)).toMatchObject({
    type: 'bill_payment',
    paymentRef: '31',
    outcome: { state: 'failed', reason: 'account_closed' },
  })
  const debit = {
    billpay_id: '31',
    act_type: 'AD',
    otype: 'BP',
    source_id: '881',
    amount: '-121.50',
    timestamp: '2026-11-20 11:00:00 MST',
    description: 'Bill payment',
  }
  expect(event('billpay', debit)).toMatchObject({
    type: 'posted',
    transaction: { id: '881', kind: 'bill_payment', amountCents: -12_150 },
  })
  expect(() => event('billpay_status', { billpay_id: '31', status: '?' })).toThrow('malformed')
})
