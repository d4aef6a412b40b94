import { screen, within } from '@testing-library/react'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { getTrusteeCard, type TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { expect, test } from 'vitest'
import {
  all,
  open,
  PAGE,
  payment,
  power,
  serving,
  trustee,
  withFeatures,
} from '../../../testing/bills-screen.tsx'
import { forecastReplies, sampleBreakdown } from '../../../testing/forecast-replies.ts'
import { planReplies, sampleInstallment } from '../../../testing/plan-samples.ts'
import { samplePayment } from '../../../testing/receipts-replies.ts'
import { sampleTrusteeCard } from '../../../testing/trustee-card.ts'
import { type Handler, on } from '../../../testing/wire.ts'

const owing = (change: Partial<TrusteeCard> = {}) =>
  on(getTrusteeCard, { trustee_card: sampleTrusteeCard(change) })
const paid = (change: Partial<BillPayment> = {}): BillPayment => ({
  ...payment,
  biller_id: 8,
  biller_name: 'I. Quarles',
  is_trustee: true,
  ...change,
})
const hero = async () => screen.findByRole('region', { name: 'Your trustee' })
const unpaid = { unpaid: '500.00', owed: '500.00' }

interface Shown {
  payments?: BillPayment[]
  card?: Partial<TrusteeCard>
  more?: Handler[]
}
const show = ({ payments = [], card = {}, more = [] }: Shown) =>
  open(PAGE, [...serving([power, trustee], payments), owing(card), ...more])

// BILLS-123, BILLS-127
test('says what is left to pay the trustee, by when, and by when to send it', async () => {
  show({ card: { ...unpaid, due_on: '2026-12-01' } })
  const region = await hero()
  expect(await within(region).findByText('$500.00 left to pay')).toBeInTheDocument()
  expect(region).toHaveTextContent('I. Quarles')
  expect(
    await within(region).findByText('Next: $500.00 due Tue, Dec 1. Send by Tue, Nov 24.'),
  ).toBeInTheDocument()
  expect(within(region).getByRole('button', { name: 'Pay $500.00' })).toBeInTheDocument()
})

// BILLS-127
test('says to send it today once the last day to send it is there', async () => {
  show({ card: unpaid })
  expect(
    await within(await hero()).findByText(/^Next: \$500\.00 due Wed, Nov 25\. Send it today\.$/),
  ).toBeInTheDocument()
})

// BILLS-127
test.each([
  [{ by: 'bank' }, 'Autopay sends it on Wed, Dec 9.'],
  [{ by: 'service', service: 'tfs' }, 'TFS should take it by Wed, Dec 9.'],
  [{ by: 'employer' }, 'It should come out of your pay.'],
] as const)('says who else pays, and has no main button to pay it by hand: %o', async (payer, words) => {
  const payments = sampleBreakdown().payments.map((each) => ({ ...each, ...payer }))
  const due = { ...unpaid, due_on: '2026-12-15' }
  show({ card: due, more: forecastReplies({ payments }) })
  const region = await hero()
  expect(await within(region).findByText(`Next: $500.00 due Tue, Dec 15. ${words}`)).toBeInTheDocument()
  expect(region).not.toHaveTextContent('Send')
  expect(within(region).getByRole('button', { name: 'Pay $500.00' })).toHaveAttribute(
    'data-variant',
    'default',
  )
})

// BILLS-123
test('says how late the payment is, and when the next one is due', async () => {
  show({ card: { ...unpaid, due_on: '2026-11-19', next_due_on: '2026-12-19', days_late: 2 } })
  const region = await hero()
  expect(await within(region).findByText('2 days late')).toBeInTheDocument()
  expect(region).toHaveTextContent('Next: $500.00 due Sat, Dec 19.')
})

// BILLS-127
test('assumes no due day, and asks for it', async () => {
  show({ card: { ...unpaid, due_on: null, next_due_on: null } })
  const link = await within(await hero()).findByRole('link', { name: 'Add the due day' })
  expect(link).toHaveAttribute('href', '/dashboard/tracker/trustee-payment')
  expect(await hero()).not.toHaveTextContent(/due \w{3}, /)
})

// BILLS-127
test('names the amount that the plan asks for next', async () => {
  const next = sampleInstallment({ due_on: '2026-12-25', amount: '525.00', status: 'upcoming' })
  show({ more: [...planReplies([next]), on(listTrusteePayments, { payments: [] })] })
  expect(await within(await hero()).findByText(/^Next: \$525\.00 due Fri, Dec 25\./)).toBeInTheDocument()
})

// BILLS-123
test.each([
  ['created', 'scheduled', 'Scheduled for November', '$82.10, there by Mon, Nov 23', 0],
  ['pending', 'on_its_way', 'On its way for November', '$82.10, there by Mon, Nov 23', 0],
  ['mailed', 'on_its_way', 'On its way for November', '$82.10, there by Mon, Nov 23', 0],
  ['cleared', 'received', 'Received for November', '$82.10, received Thu, Nov 19', 3],
] as const)(
  'shows where a payment is that is %s, without a check before it was received',
  async (...given) => {
    const [status, state, month, words, checks] = given
    show({
      payments: [paid({ status })],
      card: { payments: [{ amount: '82.10', state, day: '2026-11-20' }] },
    })
    const region = await hero()
    expect(await within(region).findByText(month)).toBeInTheDocument()
    expect(await within(region).findByText(words)).toBeInTheDocument()
    const track = within(region).getByRole('list', { name: 'Progress of your newest payment' })
    expect(track.querySelectorAll('svg')).toHaveLength(checks)
    expect(region).not.toHaveTextContent(/\bpaid\b|Posted/i)
  },
)

// BILLS-123
test('says that the trustee posted a payment, as its receipt says', async () => {
  const posted = on(listTrusteePayments, { payments: [samplePayment({ id: 31 })] })
  show({ payments: [paid({ status: 'cleared' })], more: [...planReplies(), posted] })
  const region = await hero()
  expect(await within(region).findByText('$82.10, posted Tue, Nov 17')).toBeInTheDocument()
  expect(within(region).getByText(/^Posted/)).toHaveTextContent('Posted, done')
  const history = screen.getByRole('table', { name: 'Bill Payment History' })
  expect(within(history).getByText('Posted Tue, Nov 17')).toBeInTheDocument()
})

// BILLS-123
test('of two trustees, the one that was paid last is on top', async () => {
  const other = { ...trustee, id: 9, biller_name: 'A. Fairwick' }
  open(PAGE, [...serving([other, trustee], [paid()]), owing(unpaid)])
  expect(await within(await hero()).findByText('I. Quarles')).toBeInTheDocument()
})

// BILLS-123
test('leads to where a trustee is added, if there is a payment for one', async () => {
  open(PAGE, [...serving([power]), owing(unpaid)])
  const link = await within(await hero()).findByRole('link', { name: 'Add your trustee' })
  expect(link).toHaveAttribute('href', `${PAGE}/add-biller`)
})

// BILLS-123
test('without the tracker, a trustee can be paid without an amount', async () => {
  open(PAGE, serving([trustee], []), withFeatures({ ...all.features, paymentTracker: false }))
  const region = await hero()
  expect(within(region).getByRole('button', { name: 'Pay your trustee' })).toBeInTheDocument()
  expect(region).not.toHaveTextContent(/left to pay|Next/)
})
