import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { samplePlan } from '../../../testing/plan-samples.ts'
import { sampleInstallments, sampleProgress, yourPlanReplies } from '../../../testing/plan-screen.ts'
import { gradeOf, proseOf } from '../../../testing/reading-grade.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'

const attorney = { name: 'Ines Okafor', phone: '5550100100', email: null }
/** October is short by $280.00, and November is missing. */
const behind = {
  plan: samplePlan({ attorney, opening: { as_of: '2026-10-31', posted_total: '2400.00' } }),
  progress: sampleProgress({ arrears: '760.00', payments_behind: '1.6' }),
  installments: sampleInstallments({
    6: { status: 'short', applied: '200.00', posted: '0.00' },
    7: { status: 'missed', applied: '0.00', posted: '0.00' },
  }),
}

const open = (state: Parameters<typeof yourPlanReplies>[0] = behind) =>
  renderApp('/dashboard/plan/behind', { user: sampleUser, handlers: yourPlanReplies(state) })
const section = (name: string) => screen.findByRole('region', { name })

// LAD-02
test('says what is behind with amounts and days, by our count', async () => {
  open()
  const card = await section('What is not paid')
  expect(card.textContent).toContain(
    "You are $760.00 behind (1.6 payments)By our count. Your trustee's number is the one that counts.",
  )
  const items = within(card).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '$280.00 of $480.00, due Thu, Oct 15',
    '$480.00, due Sun, Nov 15',
  ])
})

// LAD-02
test('has a button for each thing that can be done today, and the number of the attorney', async () => {
  open()
  const card = within(await section('What you can do today'))
  const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Pay now', '/dashboard/paybills'],
    ['Catch up', '/dashboard/plan/catch-up'],
    ['Message to my attorney', '/dashboard/plan/message'],
    ['Call your attorney: (555) 010-0100', 'tel:5550100100'],
    ['Add a payment', '/dashboard/tracker/external-spending'],
    ['Add a notice', '/dashboard/plan/notices'],
  ])
})

// LAD-02
test('says what usually follows, in words that an eighth grader can read', async () => {
  open()
  const card = await section('What usually follows')
  expect(card.textContent).toContain(
    'Trustees can ask the court to dismiss a case when payments are missed. How soon differs by office.',
  )
  expect(gradeOf(proseOf(document))).toBeLessThanOrEqual(8)
})

// LAD-02
test('without the number of an attorney it leads to where it is added', async () => {
  open({ ...behind, plan: samplePlan({ attorney: null }) })
  const card = within(await section('What you can do today'))
  expect(card.getByText('Call your attorney.')).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Add the number of your attorney' })).toHaveAttribute(
    'href',
    '/dashboard/plan/details',
  )
})

// LAD-02
test('offers no payment to a customer without bill pay', async () => {
  const user = { ...sampleUser, features: { ...sampleUser.features, billPay: false } }
  renderApp('/dashboard/plan/behind', { user, handlers: yourPlanReplies(behind) })
  const card = within(await section('What you can do today'))
  expect(card.queryByRole('link', { name: 'Pay now' })).toBeNull()
  expect(card.getByRole('link', { name: 'Message to my attorney' })).toBeInTheDocument()
})

// LAD-02, CASE-13
test.each([
  ['of a plan without arrears', {}, 'You are up to date'],
  [
    'of a case that was dismissed',
    { plan: samplePlan({ status: 'dismissed' }) },
    'There is nothing to count now.',
  ],
  [
    'of a plan that began before this account',
    { progress: behind.progress },
    'Did you pay your trustee before you used this account?',
  ],
] as const)('%s it claims nothing is missed', async (_what, state, text) => {
  open(state)
  const card = await section('What is not paid')
  expect(card.textContent).toContain(text)
  expect(within(card).queryByRole('list')).toBeNull()
})

// LAD-02
test.each([
  ['without arrears', {}, ['Pay now', 'Message to my attorney']],
  ['of a case that was dismissed', { plan: samplePlan({ status: 'dismissed' }) }, ['Message to my attorney']],
] as const)('%s it offers nothing to catch up on', async (_what, state, offered) => {
  open(state)
  const card = within(await section('What you can do today'))
  const names = ['Pay now', 'Catch up', 'Message to my attorney']
  expect(names.filter((name) => card.queryByRole('link', { name }) !== null)).toEqual(offered)
})

// LAD-02
test('without a plan it leads to the page that sets one up', async () => {
  open({ plan: null })
  expect(await screen.findByRole('link', { name: 'Set up my plan' })).toBeInTheDocument()
})
