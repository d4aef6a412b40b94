import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getPaycheck } from '@yoursuccess/contract/paydays/paydays'
import { expect, test } from 'vitest'
import { paydaysReplies, samplePaycheck, samplePayday } from '../../../testing/paydays-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'

const open = (paycheck: ReturnType<typeof samplePaycheck> | null = samplePaycheck(), search = '') =>
  renderApp(`/dashboard/tracker/paycheck${search}`, {
    user: sampleUser,
    handlers: [...trackerReplies(sampleTracker()), ...paydaysReplies({ paycheck })],
  })
const numbers = () =>
  screen
    .getAllByRole('definition')
    .map((amount) => `${amount.parentElement?.querySelector('dt')?.textContent} ${amount.textContent}`)

// PAYD-06
test('leads with what is left until the next payday, and shows the sum behind it', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'This paycheck' })).toBeInTheDocument()
  expect(screen.getByText('You have $484.00 left until Fri, Dec 4, about $37.23 a day')).toBeInTheDocument()
  expect(screen.getByText('Fri, Nov 20 to Thu, Dec 3')).toBeInTheDocument()
  expect(numbers()).toEqual([
    'Came in $1,200.00',
    'Spent $250.00',
    'Still due to your trustee $466.00',
    'Left $484.00',
  ])
})

// PAYD-06
test('lists what is due before the next payday, and spending beside its share of the goals', async () => {
  open()
  const due = within(await screen.findByRole('list', { name: 'Due before the next payday' }))
  expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Larkspur PowerBill reminder on Fri, Nov 27',
    'Transfer from Example CheckingExpected Mon, Nov 30$75.00',
    'Trustee paymentDue Tue, Dec 1$466.00',
  ])
  const spent = within(screen.getByRole('list', { name: 'Spent by category' }))
  const [food, none] = spent.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(food).toContain('$180.00 of $233.33')
  expect(none).toContain('No category yet')
})

// PAYD-06
test('shows what was set aside only once something is', async () => {
  open(samplePaycheck({ set_aside: '466.00', left: '484.00' }))
  await screen.findByRole('heading', { level: 1 })
  expect(numbers()).toContain('Set aside for your trustee $466.00')
  expect(numbers().join()).not.toContain('Still due')
})

// PAYD-06
test.each([
  [{ left: '-40.00', per_day: '0.00' }, "You're $40.00 short until Fri, Dec 4"],
  [{ came_in: '0.00', left: '-250.00', per_day: '0.00' }, 'Nothing has come in since Fri, Nov 20'],
  [
    { from: '2026-11-06', to: '2026-11-19', per_day: null, days_left: 0 },
    'You had $484.00 left of this paycheck',
  ],
  [
    { from: '2026-11-06', to: '2026-11-19', left: '-12.00', per_day: null, days_left: 0 },
    'You spent $12.00 more than came in',
  ],
  [{ from: '2026-12-04', to: '2026-12-17' }, 'This paycheck begins on Fri, Dec 4'],
])('%o reads: %s', async (change, text) => {
  open(samplePaycheck(change))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

// PAYD-04, PAYD-06
test('says that the pay of the period is late', async () => {
  open(samplePaycheck({ paydays: [samplePayday('2026-11-18', { is_late: true })] }))
  expect(await screen.findByText(/^Your pay from Acme was expected Wednesday\./)).toBeInTheDocument()
})

// PAYD-06
test('leads to the paychecks before and after it', async () => {
  const { wire, router } = open()
  await userEvent.click(await screen.findByRole('link', { name: 'Previous paycheck' }))
  expect(router.state.location.search).toEqual({ on: '2026-11-19' })
  await userEvent.click(await screen.findByRole('link', { name: 'Next paycheck' }))
  expect(wire.requestsOf(getPaycheck).map(({ query }) => query)).toEqual([
    {},
    { on: '2026-11-19' },
    { on: '2026-12-04' },
  ])
})

// PAYD-06
test('asks for paydays while there are none', async () => {
  open(null)
  expect(await screen.findByText('Add your paydays to see this.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add your paydays' })).toHaveAttribute(
    'href',
    '/dashboard/plan/paydays',
  )
})

// PAYD-06
test('leads back from days without paydays', async () => {
  open(null, '?on=2021-05-01')
  expect(await screen.findByText(/^We don't know your paydays around this day\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show this paycheck' })).toHaveAttribute(
    'href',
    '/dashboard/tracker/paycheck',
  )
})
