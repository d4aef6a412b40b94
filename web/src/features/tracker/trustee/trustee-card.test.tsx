import { getTrusteeCard, type TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleTrusteeCard } from '../../../testing/trustee-card.ts'
import { on, refuse } from '../../../testing/wire.ts'

const home = (change: Partial<TrusteeCard>) =>
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [on(getTrusteeCard, { trustee_card: sampleTrusteeCard(change) })],
  })
const card = async () => screen.findByRole('region', { name: 'Trustee Payment' })
const textOf = async (words: string | RegExp) => {
  const region = await card()
  await within(region).findByText(words)
  return region.textContent
}
const unpaid = { unpaid: '500.00', owed: '500.00' }

// TRACKER-49
test('says how much is still due to the trustee and by when', async () => {
  home(unpaid)
  expect(await textOf(/left to pay/)).toContain('$500.00 left to pay by Wed, Nov 25')
})

// TRACKER-51
test('says how late a trustee payment is and carries it into a new month', async () => {
  home({
    month: '2026-12-01',
    due_on: '2026-12-25',
    unpaid: '500.00',
    earlier_unpaid: '500.00',
    earlier_month: '2026-11-01',
    owed: '1000.00',
    days_late: 6,
  })
  const text = await textOf('6 days late')
  expect(text).toContain('$1,000.00 left to pay')
  expect(text).toContain('That includes $500.00 from November')
  expect(text).toContain('Due Fri, Dec 25')
})

// TRACKER-54
test.each([
  ['scheduled', 'Scheduled for November', '$500.00 scheduled, expected by Wed, Nov 25'],
  ['on_its_way', 'On its way for November', '$500.00 on its way, expected by Wed, Nov 25'],
  ['received', 'Received for November', '$500.00 received on Wed, Nov 25'],
  ['posted', 'Posted for November', '$500.00 posted by your trustee on Wed, Nov 25'],
  ['reported', 'Nothing left to pay for November', '$500.00 reported by you for Wed, Nov 25'],
] as const)('a trustee payment that is %s is never called paid', async (state, answer, line) => {
  home({ payments: [{ amount: '500.00', state, day: '2026-11-25' }] })
  const text = await textOf(answer)
  expect(text).toContain(line)
  expect(text).toContain('Next payment due Fri, Dec 25')
  expect(text).not.toMatch(/\bpaid\b/i)
})

// CASE-19
test('a month of a suspension has no due day, and names the next payment', async () => {
  home({ amount: '0.00', due_on: null, next_due_on: '2027-02-25' })
  const text = await textOf('Nothing left to pay for November')
  expect(text).toContain('Next payment due Thu, Feb 25')
  expect(text).not.toMatch(/sent for November|What day of the month/)
})

// CASE-15
test('counts no payment of a case that has ended, and still shows one that is under way', async () => {
  const payments = [{ amount: '500.00', state: 'on_its_way', day: '2026-11-25' }] as const
  home({ amount: null, due_on: null, next_due_on: null, case_ended: true, payments: [...payments] })
  const text = await textOf('Your case has ended, so we no longer count a payment for it.')
  expect(text).toContain('$500.00 on its way, expected by Wed, Nov 25')
  expect(text).not.toMatch(/left to pay|Enter your trustee payment/)
})

// TRACKER-174
test.each([
  ['scheduled', ['Scheduled, now', 'On its way, still to come', 'Received, still to come']],
  ['on_its_way', ['Scheduled, done', 'On its way, now', 'Received, still to come']],
  ['received', ['Scheduled, done', 'On its way, done', 'Received, done']],
  ['posted', ['Scheduled, done', 'On its way, done', 'Received, done', 'Posted, done']],
] as const)('shows how far the newest payment is: %s', async (state, steps) => {
  home({
    payments: [
      { amount: '500.00', state, day: '2026-11-25' },
      { amount: '20.00', state: 'received', day: '2026-11-03' },
    ],
  })
  const track = await within(await card()).findByRole('list', { name: 'Progress of your newest payment' })
  expect(
    within(track)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(steps)
})

// TRACKER-174
test('shows no progress of a payment that the customer reported', async () => {
  home({ payments: [{ amount: '500.00', state: 'reported', day: '2026-11-25' }] })
  await within(await card()).findByRole('list', { name: 'Payments to your trustee' })
  expect(screen.queryByRole('list', { name: /^Progress/ })).not.toBeInTheDocument()
})

// TRACKER-53
test('asks for the due date when it is unknown', async () => {
  home({ ...unpaid, due_on: null, next_due_on: null })
  expect(await textOf(/left to pay/)).toContain('What day of the month is it due?')
  const link = screen.getByRole('link', { name: 'Add the due day' })
  expect(link).toHaveAttribute('href', '/dashboard/tracker/trustee-payment')
})

// TRACKER-48
test('the trustee card links to the tracker before setup', async () => {
  home({ amount: null, due_on: null, next_due_on: null })
  const link = await within(await card()).findByRole('link', { name: 'Enter your trustee payment' })
  expect(link).toHaveAttribute('href', '/dashboard/tracker')
})

// TRACKER-56
test('a trustee card that fails to load can be retried', async () => {
  const { wire } = renderApp('/dashboard', {
    user: sampleUser,
    handlers: [refuse(getTrusteeCard, 'internal')],
  })
  const retry = await within(await card()).findByRole('button', { name: 'Try again' })
  wire.use(on(getTrusteeCard, { trustee_card: sampleTrusteeCard(unpaid) }))
  await userEvent.click(retry)
  expect(await textOf(/left to pay/)).toContain('$500.00')
})
