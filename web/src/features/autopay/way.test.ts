import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { samplePreviewed } from '../../testing/autopay-replies.ts'
import { wayOf } from './way.ts'

const today = day('2026-11-21')

// AUTO-01
test.each([
  [
    'days with the same share',
    {},
    '$233.00 on Fri, Nov 27 and Fri, Dec 4, sent Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15',
  ],
  [
    'days with different shares',
    {
      shares: [
        { on: '2026-11-27', amount: '155.34' },
        { on: '2026-12-04', amount: '155.33' },
      ],
    },
    '$155.34 on Fri, Nov 27 and $155.33 on Fri, Dec 4, sent Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15',
  ],
  ['no share', { shares: [] }, '$465.00, sent Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15'],
  [
    'the year of days in another year',
    { shares: [], send_on: '2027-01-11', arrive_by: '2027-01-13', due_on: '2027-01-15' },
    '$465.00, sent Mon, Jan 11, 2027, should be posted by Wed, Jan 13, 2027, due Fri, Jan 15, 2027',
  ],
  [
    'days with the same part',
    {
      parts: [
        { on: '2026-11-27', amount: '232.50' },
        { on: '2026-12-04', amount: '232.50' },
      ],
    },
    '$232.50 sent Fri, Nov 27 and Fri, Dec 4, should be posted by Fri, Dec 11, due Tue, Dec 15',
  ],
  [
    'a payment that is too soon for autopay',
    { by_hand: true, shares: [] },
    '$465.00, due Tue, Dec 15: too soon for autopay, so please pay it yourself',
  ],
])('says %s', (_what, change, sentence) => {
  expect(wayOf(samplePreviewed(change), { today, areSharesOn: true, method: 'electronic' })).toBe(sentence)
})

// AUTO-01
test('names no share while nothing is set aside from pay', () => {
  expect(wayOf(samplePreviewed(), { today, areSharesOn: false, method: 'electronic' })).toBe(
    '$465.00, sent Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15',
  )
})

// AUTO-01
test('names no day on which nothing more must be set aside', () => {
  const shares = [
    { on: day('2026-11-20'), amount: '0.00' },
    { on: day('2026-12-04'), amount: '12.50' },
  ]
  const say = (wanted: typeof shares) =>
    wayOf(samplePreviewed({ shares: wanted }), { today, areSharesOn: true, method: 'electronic' })
  expect(say(shares)).toMatch(/^\$12\.50 on Fri, Dec 4, sent /)
  expect(say(shares.slice(0, 1))).toMatch(/^\$465\.00, sent /)
})

// AUTO-09
test.each([
  ['tfs', '$465.00, collected Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15'],
  ['money_order', '$465.00, for you to send by Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15'],
] as const)('says who sends it by %s', (method, sentence) => {
  expect(wayOf(samplePreviewed({ shares: [] }), { today, areSharesOn: true, method })).toBe(sentence)
})
