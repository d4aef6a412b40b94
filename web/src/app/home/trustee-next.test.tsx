/** What the trustee card of the home page says of the next payment, and its button. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import { getProgram } from '@yoursuccess/contract/program/program'
import { listRefundChecks } from '@yoursuccess/contract/refunds/refunds'
import { getTrusteeCard, type TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { expect, test } from 'vitest'
import { power, serving, trustee } from '../../testing/bills-screen.tsx'
import { forecastReplies, sampleBreakdown } from '../../testing/forecast-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { endedProgram, sampleUser } from '../../testing/samples.ts'
import { sampleTrusteeCard } from '../../testing/trustee-card.ts'
import { type Handler, on } from '../../testing/wire.ts'

const UNPAID = { amount: '465.00', unpaid: '465.00', owed: '465.00', due_on: '2026-12-15', next_due_on: null }
const payments = (change: Partial<ForecastBreakdown['payments'][number]> = {}) => ({
  payments: sampleBreakdown().payments.map((each) => ({ ...each, ...change })),
})
const arranged = (
  change: Partial<ForecastBreakdown['arranged'][number]> = {},
): ForecastBreakdown['arranged'][number] => ({
  due_on: '2026-12-15',
  send_on: '2026-12-09',
  amount: '465.00',
  by: 'employer',
  service: null,
  ...change,
})
const home = (change: Partial<TrusteeCard>, parts: Partial<ForecastBreakdown> = {}, ...more: Handler[]) =>
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [
      ...serving([trustee]),
      ...forecastReplies(parts),
      on(getTrusteeCard, { trustee_card: sampleTrusteeCard(change) }),
      ...more,
    ],
  })
const card = async () => within(await screen.findByRole('region', { name: 'Trustee Payment' }))
const pay = async () => (await card()).findByRole('button', { name: 'Pay $465.00' })

// TRACKER-175
test.each([
  ['by when to send what is owed', UNPAID, {}, 'Send by Wed, Dec 9.'],
  ['that autopay sends it', UNPAID, payments({ by: 'bank' }), 'Autopay sends it on Wed, Dec 9.'],
  [
    'that autopay sends it in parts, and not all on one day',
    UNPAID,
    payments({ by: 'bank', by_payday: true }),
    'Autopay sends it in parts after your paydays, the rest on Wed, Dec 9.',
  ],
  [
    'that a service takes it',
    UNPAID,
    payments({ by: 'service', service: 'tfs' }),
    'TFS should take it by Wed, Dec 9.',
  ],
  ['that it comes out of the pay', UNPAID, payments({ by: 'employer' }), 'It should come out of your pay.'],
  [
    'that a service is waited for after its day',
    UNPAID,
    { payments: [], arranged: [arranged({ send_on: '2026-11-20', by: 'service', service: 'epay' })] },
    "We're waiting for ePay to take it.",
  ],
  [
    'to send it today after its send day',
    UNPAID,
    payments({ send_on: '2026-11-20' }),
    'Send it today. It may arrive after the due day.',
  ],
  [
    'what is next once the month is covered',
    { ...UNPAID, unpaid: '0.00', owed: '0.00', due_on: '2026-11-15' },
    {},
    'Next: $465.00 due Tue, Dec 15. Send by Wed, Dec 9.',
  ],
  [
    'only the due day of what is late',
    { ...UNPAID, due_on: '2026-11-19', days_late: 2 },
    {},
    'Due Thu, Nov 19',
  ],
])('says %s', async (_what, change, parts, words) => {
  home(change, parts)
  expect(await (await card()).findByText(words)).toBeInTheDocument()
})

// TRACKER-176
test('pays the trustee what is owed, in the payment of the Payment Assistant', async () => {
  home(UNPAID)
  await userEvent.click(await pay())
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a Payment' }))
  expect(dialog.getByText('I. Quarles')).toBeInTheDocument()
  expect(dialog.getByLabelText('Amount')).toHaveValue('465.00')
})

// TRACKER-176
test.each([
  ['no trustee, to adding one', [power], '/dashboard/paybills/add-biller'],
  ['several trustees, to the list of them', [trustee, { ...trustee, id: 9 }], '/dashboard/paybills'],
  ['a deleted trustee, to adding one', [{ ...trustee, is_removed: true }], '/dashboard/paybills/add-biller'],
])('leads a customer with %s', async (_what, billers, page) => {
  const { path } = home(UNPAID, {}, ...serving(billers))
  await userEvent.click(await pay())
  await screen.findByRole('heading', { level: 1, name: /^(Payment Assistant|Add a new bill)$/ })
  expect(path()).toBe(page)
})

// TRACKER-176
test('offers nothing to pay once the month is covered', async () => {
  home({ ...UNPAID, unpaid: '0.00', owed: '0.00' })
  await (await card()).findByText(/^Next:/)
  expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument()
})

// TRACKER-176
test('offers nothing to pay once spending has ended', async () => {
  home(UNPAID, {}, on(getProgram, endedProgram), on(listRefundChecks, { refund_checks: [] }))
  await (await card()).findByText(/left to pay/)
  expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument()
})

// TRACKER-176
test.each([
  ['the customer', payments(), 'filled'],
  ['the bank', payments({ by: 'bank' }), 'default'],
  ['a service', payments({ by: 'service', service: 'tfs' }), 'default'],
  ['a wage order that brings all of it', { payments: [], arranged: [arranged()] }, 'default'],
])('its button is the main one only if the customer pays: %s', async (_who, parts, variant) => {
  home(UNPAID, parts)
  await (await card()).findByText(/^(Send by|Autopay|TFS|It should)/)
  expect(await pay()).toHaveAttribute('data-variant', variant)
})
