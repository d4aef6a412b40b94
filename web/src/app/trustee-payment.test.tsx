/** The page of the trustee payment for a customer with a plan. Without one, it is in the tests of the tracker. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { getProgress, listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import { getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { expect, test, vi } from 'vitest'
import { serving, trustee } from '../testing/bills-screen.tsx'
import { forecastReplies } from '../testing/forecast-replies.ts'
import { samplePlan } from '../testing/plan-samples.ts'
import { sampleInstallments, yourPlanReplies } from '../testing/plan-screen.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { sampleTracker, trackerReplies } from '../testing/tracker-replies.ts'
import { sampleTrusteeCard } from '../testing/trustee-card.ts'
import { on, refuse } from '../testing/wire.ts'

const PAGE = '/dashboard/tracker/trustee-payment'
const SUMMARY = 'Your plan'

const open = (given: Parameters<typeof yourPlanReplies>[0] = {}, path = PAGE) =>
  renderApp(path, {
    user: sampleUser,
    handlers: [...trackerReplies(sampleTracker()), ...yourPlanReplies(given)],
  })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const sections = async () => {
  await screen.findByLabelText('Trustee Payment Amount')
  return within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
}

// TRACKER-230
test('shows the plan, this month, twelve months, and then amount and due day', async () => {
  open({ plan: samplePlan({ trustee_name: 'Martha Quillfeather' }) })
  expect(await sections()).toEqual([SUMMARY, 'Trustee Payment', 'Twelve months', 'Edit plan details'])
  const summary = await section(SUMMARY)
  expect(summary.getByText('26-10077')).toBeInTheDocument()
  expect(summary.getByText('Month 7 of 60')).toBeInTheDocument()
  expect(summary.getByRole('link', { name: 'Martha Quillfeather' })).toHaveAttribute(
    'href',
    '/dashboard/plan/trustee',
  )
  expect(summary.getByRole('link', { name: 'See the whole plan' })).toHaveAttribute('href', '/dashboard/plan')
  expect((await section('Edit plan details')).getByLabelText('Trustee Payment Amount')).toHaveValue('500.00')
})

// TRACKER-230
test('says in words what became of each of twelve months', async () => {
  const installments = sampleInstallments({
    2: { late: true },
    3: { status: 'sent', reported: '480.00', posted: '0.00' },
    4: { status: 'missed', applied: '0.00', posted: '0.00' },
  })
  open({ installments })
  const months = (await section('Twelve months')).getAllByRole('listitem')
  expect(months.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'May 2026Posted',
    'Jun 2026Posted late',
    'Jul 2026Reported by you',
    'Aug 2026Missed',
  ])
  expect(months).toHaveLength(12)
})

// TRACKER-234
test.each([PAGE, '/dashboard/plan'])(
  '%s says by when to send the payment, and has a button that pays it',
  async (path) => {
    const owed = { amount: '465.00', unpaid: '465.00', owed: '465.00', due_on: '2026-12-15' }
    renderApp(path, {
      user: sampleUser,
      handlers: [
        ...serving([trustee]),
        ...trackerReplies(sampleTracker()),
        ...yourPlanReplies(),
        ...forecastReplies(),
        on(getTrusteeCard, { trustee_card: sampleTrusteeCard(owed) }),
      ],
    })
    const card = await section('Trustee Payment')
    expect(await card.findByText('Send by Wed, Dec 9.')).toBeInTheDocument()
    const pay = card.getByRole('button', { name: 'Pay $465.00' })
    expect(pay).toHaveAttribute('data-variant', 'default')
    await userEvent.click(pay)
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a Payment' }))
    expect(dialog.getByLabelText('Amount')).toHaveValue('465.00')
  },
)

// TRACKER-235
test.each([
  [PAGE, true],
  ['/dashboard', false],
])('%s shows the steps of a payment that was not sent yet: %s', async (path, isShown) => {
  const card = sampleTrusteeCard({ unpaid: '500.00', owed: '500.00' })
  renderApp(path, {
    user: sampleUser,
    handlers: [
      ...trackerReplies(sampleTracker()),
      ...yourPlanReplies(),
      on(getTrusteeCard, { trustee_card: card }),
    ],
  })
  const region = await section('Trustee Payment')
  await region.findByText(/left to pay/)
  const track = region.queryByRole('list', { name: "Progress of this month's payment" })
  expect(track?.textContent ?? null).toBe(
    isShown ? 'Scheduled, still to comeOn its way, still to comeReceived, still to come' : null,
  )
})

// TRACKER-234, FRAME-55
test('says that the day to send it by could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { wire } = open()
  wire.use(refuse(getForecast, 'internal'))
  const card = await section('Trustee Payment')
  expect(await card.findByText("We couldn't check by when to send it.")).toBeInTheDocument()
})

// TRACKER-230
test.each([
  ['without a plan', { plan: null }, PAGE],
  ['for a plan without a due day', { plan: samplePlan({ schedule: null }) }, PAGE],
  ['for a plan that has ended', { plan: samplePlan({ status: 'dismissed' }) }, PAGE],
  ['in another month', {}, `${PAGE}?month=2026-10-01`],
])('has only the payment %s', async (_, given, path) => {
  open(given, path)
  expect(await screen.findByRole('region', { name: 'Trustee Payment' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: SUMMARY })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Edit plan details' })).not.toBeInTheDocument()
})

// TRACKER-230
test('of a plan whose case and trustee are not known, shows the month', async () => {
  open({ plan: samplePlan({ case_number: null, case_number_shown: null }) })
  const summary = await section(SUMMARY)
  expect(summary.getByText('Month 7 of 60')).toBeInTheDocument()
  expect(summary.queryByRole('term')).not.toBeInTheDocument()
})

// TRACKER-230, FRAME-55
test('says that the months could not be loaded, and keeps the form', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { wire } = open()
  wire.use(refuse(getProgress, 'internal'), refuse(listInstallments, 'internal'))
  expect(
    await (await section(SUMMARY)).findByText("Some of your plan couldn't be loaded."),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Trustee Payment Amount')).toBeInTheDocument()
})
