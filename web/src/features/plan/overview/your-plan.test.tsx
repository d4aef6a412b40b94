import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { getProgress, listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import { listSteps } from '@yoursuccess/contract/plan/plan-steps'
import { getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { expect, test } from 'vitest'
import { acme } from '../../../testing/paydays-replies.ts'
import { samplePlan } from '../../../testing/plan-samples.ts'
import {
  sampleInstallments,
  sampleLumpSum,
  sampleProgress,
  yourPlanReplies,
} from '../../../testing/plan-screen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleTrusteeCard } from '../../../testing/trustee-card.ts'
import { on, refuse } from '../../../testing/wire.ts'

const open = (state: Parameters<typeof yourPlanReplies>[0] = {}) =>
  renderApp('/dashboard/plan', { user: sampleUser, handlers: yourPlanReplies(state) })
const section = (name: string) => screen.findByRole('region', { name })
const main = async () => {
  await section('Your payments')
  return screen.getByRole('main')
}

// CASE-13
test.each([
  [{}, 'You are up to date'],
  [{ arrears: '465.00', payments_behind: '1.0' }, 'You are $465.00 behind (1 payment)'],
  [{ arrears: '538.45', payments_behind: '1.1' }, 'You are $538.45 behind (1.1 payments)'],
  [{ arrears: '20.00', payments_behind: null }, 'You are $20.00 behind'],
] as const)('with %o leads with "%s"', async (change, answer) => {
  open({ progress: sampleProgress(change) })
  const text = (await main()).textContent
  expect(text).toContain(`${answer}By our count. Your trustee's number is the one that counts.`)
  expect(text).not.toContain('By what your trustee posted')
})

// CASE-13
test('says the same by what the trustee posted, and what is paid ahead', async () => {
  open({
    progress: sampleProgress({ posted_arrears: '960.00', posted_payments_behind: '2.0', ahead: '120.00' }),
  })
  const text = (await main()).textContent
  expect(text).toContain('is the one that counts.By what your trustee posted: $960.00 behind (2 payments)')
  expect(text).toContain('Paid ahead: $120.00')
})

// CASE-09
test('shows the month, what is due now and next, and what is left', async () => {
  open({
    progress: sampleProgress({ next_change: { month: '2027-03-01', amount: '510.00' } }),
    plan: samplePlan({
      trustee_name: 'Martha Quillfeather',
      paid_by: ['electronic', 'money_order'],
      attorney: { name: 'Ines Okafor', phone: '5550100100', email: null },
    }),
  })
  expect((await main()).textContent).toContain('Month 7 of 60')
  const numbers = (await section('Your payments')).textContent
  for (const words of [
    '$480.00, due Sun, Nov 15',
    '$510.00 a month from March 2027',
    'The 15th of each month',
    'Sent$3,360.00',
    'Posted$2,880.00',
    'Still to come$25,440.00',
    'Plan total$28,800.00',
    'Expected April 15, 2031',
  ])
    expect(numbers).toContain(words)
  const people = within(await section('Your case'))
  expect(people.getByRole('link', { name: /^Martha Quillfeather/ })).toHaveAttribute(
    'href',
    '/dashboard/plan/trustee',
  )
  expect(people.getByText('Electronic payment from this account, Money order')).toBeInTheDocument()
  expect(people.getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute('href', 'tel:5550100100')
})

// CASE-09
test.each([
  [{ day: 31, roll: 'clamp' }, 'The last day of each month'],
  [{ day: 30, roll: 'clamp' }, 'The 30th, or the last day of a shorter month'],
  [{ day: 31, roll: 'to_first' }, 'The 1st of each month'],
] as const)('a due day of %o is called "%s"', async ({ day, roll }, words) => {
  const schedule = { ...samplePlan().schedule, due_day: day, roll } as ReturnType<
    typeof samplePlan
  >['schedule']
  open({ plan: samplePlan({ schedule }) })
  expect(await within(await section('Your payments')).findByText(words)).toBeInTheDocument()
})

// CASE-09
test('a number of the month is no guess: it needs a day of filing or a first due day', async () => {
  open({ plan: samplePlan({ filed_on: null, first_due_on: null }) })
  expect((await main()).textContent).not.toMatch(/Month \d/)
})

// CASE-12, CASE-09
test('the strip says in words what became of twelve months', async () => {
  const installments = sampleInstallments({
    2: { late: true },
    3: { status: 'sent', reported: '480.00', posted: '0.00' },
    4: { status: 'missed', applied: '0.00', posted: '0.00' },
    5: { status: 'short', applied: '200.00', posted: '0.00' },
    8: { status: 'covered' },
    9: { status: 'none', amount: '0.00' },
  })
  open({ installments })
  const strip = within(await section('Twelve months'))
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'May 2026Posted',
    'Jun 2026Posted late',
    'Jul 2026Reported by you',
    'Aug 2026Missed',
    'Sep 2026Short',
    'Oct 2026Posted',
    'Nov 2026Sent',
    'Dec 2026Covered',
    'Jan 2027Nothing due',
    'Feb 2027Upcoming',
    'Mar 2027Upcoming',
    'Apr 2027Upcoming',
  ])
  expect(strip.getByText('Nov 2026').closest('li')).toHaveAttribute('aria-current', 'date')
})

// PAYD-05
test('months with three paydays are marked', async () => {
  open({ schedules: [{ ...acme, anchor_on: '2026-11-20' }] })
  const strip = within(await section('Twelve months'))
  expect(await strip.findByText('January has three paydays')).toBeInTheDocument()
  expect(strip.getByText('Jan 2027').closest('li')?.textContent).toContain('3 paydays')
})

// CASE-09
test('lists all payments by year, and the current year is open', async () => {
  open()
  const all = within(await section('All payments'))
  expect(all.getByText(/^8 payments/).textContent).toBe('8 payments, $3,840.00')
  const years = all.getAllByRole('group')
  expect(years.map((each) => (each as HTMLDetailsElement).open)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

// CASE-17
test('a lump sum whose day has passed is said beside the answer, and one to come among the numbers', async () => {
  open({
    progress: sampleProgress({
      lump_sums: [
        sampleLumpSum({ id: 1, due_on: '2026-11-02', overdue: true }),
        sampleLumpSum({ id: 2, amount: '300.00' }),
      ],
    }),
  })
  expect((await main()).textContent).toContain('Lump sum of $1,540.00 was due Mon, Nov 2')
  expect((await section('Your payments')).textContent).toContain('$300.00, due Fri, Apr 30, 2027')
})

// CASE-09
test('a plan that began before the account asks for what was posted before it asks for money', async () => {
  const progress = sampleProgress({ arrears: '3360.00', payments_behind: '7.0' })
  open({ progress })
  await main()
  expect(screen.queryByRole('link', { name: 'Make a payment' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add what was posted before' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

// CASE-13
test('a customer who is behind can pay from here', async () => {
  const plan = samplePlan({ opening: { as_of: '2026-10-31', posted_total: '2880.00' } })
  open({ plan, progress: sampleProgress({ arrears: '480.00', payments_behind: '1.0' }) })
  await main()
  expect(screen.getByRole('link', { name: 'Make a payment' })).toHaveAttribute('href', '/dashboard/paybills')
  expect(screen.getByRole('link', { name: 'Catch up over your paydays' })).toHaveAttribute(
    'href',
    '/dashboard/plan/catch-up',
  )
  expect(screen.getByRole('link', { name: 'What you can do today' })).toHaveAttribute(
    'href',
    '/dashboard/plan/behind',
  )
})

// CASE-09
test('asks for one missing fact at a time', async () => {
  open({ plan: samplePlan({ case_number: null, case_number_shown: null }) })
  const ask = within(await section('One thing to add'))
  expect(ask.getByRole('button', { name: 'Add your case number' })).toBeInTheDocument()
  expect(ask.queryByRole('button', { name: 'Add your trustee' })).not.toBeInTheDocument()
  await userEvent.click(ask.getByRole('button', { name: 'Not now' }))
  expect(ask.getByRole('button', { name: 'Add your trustee' })).toBeInTheDocument()
  await userEvent.click(ask.getByRole('button', { name: 'Add your trustee' }))
  expect(await screen.findByRole('dialog', { name: /trustee/i })).toBeInTheDocument()
})

// CASE-09
test('a plan without an amount says so, and leads to the set-up', async () => {
  const { wire } = open({ steps: [] })
  wire.use(refuse(getProgress, 'plan.incomplete'), refuse(listInstallments, 'plan.incomplete'))
  expect(await screen.findByText(/^Your plan has no payment amount yet\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue the set-up' })).toHaveAttribute(
    'href',
    '/dashboard/plan/set-up',
  )
})

// CASE-09
test.each([
  [[], 'Your plan has no payment amount and no due day yet.'],
  [undefined, 'Your plan has no due day yet.'],
] as const)('a plan without a due day says what is missing', async (steps, words) => {
  const { wire } = open({ plan: samplePlan({ schedule: null }), ...(steps && { steps: [...steps] }) })
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeInTheDocument()
  expect(wire.requestsOf(getProgress)).toEqual([])
})

// CASE-15
test.each([
  ['completed', 'Your plan is completed'],
  ['discharged', 'Your case was discharged'],
  ['dismissed', 'Your case was dismissed'],
  ['converted', 'Your case was converted'],
] as const)(
  'a plan that is %s says so in the heading, and no longer counts what is behind',
  async (status, title) => {
    open({
      plan: samplePlan({ status, status_on: '2026-11-20' }),
      progress: sampleProgress({ arrears: '480.00', payments_behind: '1.0' }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const text = (await main()).textContent
    expect(text).toContain('Since November 20, 2026.')
    expect(text).not.toContain('behind')
    const asks = status === 'dismissed' || status === 'converted'
    expect(text.includes('Ask your attorney before you move this money.')).toBe(asks)
  },
)

// CASE-01
test("shows the tracker's card of this month's payment, from which its page can be reached", async () => {
  const { wire } = renderApp('/dashboard/plan', {
    user: sampleUser,
    handlers: [...yourPlanReplies(), on(getTrusteeCard, { trustee_card: sampleTrusteeCard() })],
  })
  const card = within(await section('Trustee Payment'))
  expect(await card.findByRole('link', { name: /^See details/ })).toHaveAttribute(
    'href',
    '/dashboard/tracker/trustee-payment',
  )
  // The plan itself needs four calls, and one asks for deposits that look like tax refunds.
  const ofPlan = wire.requests.filter(({ path }) => /^\/api\/(plan|pay_schedules)/.test(path))
  expect(ofPlan).toHaveLength(5)
  expect(wire.requestsOf(getPlan)).toHaveLength(1)
  expect(wire.requestsOf(listSteps)).toEqual([])
})

// CASE-01
test('the trustee card of the home page leads to the plan, if the customer has that feature', async () => {
  renderApp('/dashboard', { user: sampleUser, handlers: yourPlanReplies() })
  const link = await within(await section('Trustee Payment')).findByRole('link', { name: 'Your plan' })
  expect(link).toHaveAttribute('href', '/dashboard/plan')
})
