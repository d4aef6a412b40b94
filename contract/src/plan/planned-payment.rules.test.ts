import { expect, test } from 'vitest'
import { cents } from '../core/money.ts'
import { mayStillSend, plannedPayment } from './planned-payment.rules.ts'

// CASE-20
test.each([
  { installment: 50_000, catchUp: 0, ahead: 0, wage: 0, planned: 50_000 },
  { installment: 50_000, catchUp: 9_000, ahead: 0, wage: 0, planned: 59_000 },
  { installment: 50_000, catchUp: 9_000, ahead: 20_000, wage: 23_077, planned: 15_923 },
  { installment: 50_000, catchUp: 0, ahead: 20_000, wage: 46_154, planned: 0 },
  { installment: 0, catchUp: 0, ahead: 0, wage: 0, planned: 0 },
])(
  'of $installment and $catchUp to catch up, $ahead ahead and $wage from wages, $planned is planned',
  ({ installment, catchUp, ahead, wage, planned }) => {
    expect(
      plannedPayment({
        installmentCents: cents(installment),
        catchUpCents: cents(catchUp),
        paidAheadCents: cents(ahead),
        wageOrderCents: cents(wage),
      }),
    ).toBe(planned)
  },
)

const made = (amount: number, isUndone = false) => ({ amountCents: cents(amount), isUndone })

// CASE-20
test.each([
  { name: 'nothing was sent', payments: [], isDecided: false, left: 50_000 },
  { name: 'a part was sent', payments: [made(30_000)], isDecided: false, left: 20_000 },
  { name: 'more was sent', payments: [made(30_000), made(30_000)], isDecided: false, left: 0 },
  { name: 'a payment came back', payments: [made(50_000, true)], isDecided: false, left: 0 },
  {
    name: 'one of two payments came back',
    payments: [made(20_000), made(10_000, true)],
    isDecided: false,
    left: 0,
  },
  { name: 'the customer sends it again', payments: [made(50_000, true)], isDecided: true, left: 50_000 },
  { name: 'it was sent again', payments: [made(50_000, true), made(50_000)], isDecided: true, left: 0 },
])('of 500.00 may still be sent when $name: $left', ({ payments, isDecided, left }) => {
  expect(mayStillSend({ plannedCents: cents(50_000), payments, isDecided })).toBe(left)
})
