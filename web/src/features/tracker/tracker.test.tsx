import { getPaymentTracking } from '@yoursuccess/contract/tracker'
import { createExpenseGoal, saveExpenseGoals, saveIncomeGoals } from '@yoursuccess/contract/tracker-goals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getProgram } from '@yoursuccess/contract/program'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../testing/samples.ts'
import { emptyTracker, sampleTracker, trackerReplies } from '../../testing/tracker-replies.ts'
import { drop, on, refuse } from '../../testing/wire.ts'

const open = (path: string, state = sampleTracker()) =>
  renderApp(`/dashboard/tracker${path}`, { user: sampleUser, handlers: trackerReplies(state) })
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the way in', () => {
  test.each(['', '/track-success'])('leads who has not started to the wizard (from "%s")', async (path) => {
    const app = open(path, emptyTracker())
    expect(await heading('Success Tracker')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/get-started')
  })

  test('leads who approved the month to the tracker', async () => {
    const app = open('')
    expect(await heading('Track Your Success')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  })

  test.each([
    '/nothing-here',
    '/expense-item-by-category/uncategorized',
    '/expense-goals/expense-item-by-category/x',
  ])('says "Page not found" for %s', async (path) => {
    const app = open(path)
    expect(await heading('Page not found')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/404')
  })

  test('does not exist without the feature', async () => {
    const user = { ...sampleUser, features: { ...sampleUser.features, paymentTracker: false } }
    renderApp('/dashboard/tracker/expenses', { user, handlers: trackerReplies(sampleTracker()) })
    expect(await heading('Page not found')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Success Tracker' })).toBeNull()
  })

  test('offers to load again when nothing came, and writes the failure down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // React tells of every error that reaches a boundary.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = renderApp('/dashboard/tracker/income-goals', {
      user: sampleUser,
      handlers: [...trackerReplies(sampleTracker()), refuse(getPaymentTracking, 'conflict')],
    })
    const again = await screen.findByRole('button', { name: 'Load again' })
    expect(warn).toHaveBeenCalledWith('loading the tracker failed: conflict test-request')
    expect(screen.queryByRole('alert')).toBeNull()
    wire.use(...trackerReplies(sampleTracker()))
    await userEvent.click(again)
    expect(await heading('Income Goals')).toBeTruthy()
  })
})

describe('the tabs', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Success Tracker' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  test('are four, and the category only where there is one', async () => {
    open('/expenses')
    expect(await tabs()).toEqual(['Tracker Dashboard', 'Expense Overview', 'Trustee Payment', 'Income Goals'])
  })

  test('name the category of the route', async () => {
    open('/expense-item-by-category/housing')
    expect(await tabs()).toContain('Category: Housing')
  })
})

describe('track your success', () => {
  test('shows each segment with its number', async () => {
    open('/track-success')
    const month = await screen.findByRole('region', { name: 'November 2026' })
    const numbers = within(month)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(numbers).toEqual([
      ['Paid To Trustee', '$200.00'],
      ['To Pay Trustee', '$300.00'],
      ['Current Spend', '$1,239.50'],
      ['Remaining', '$1,260.50'],
    ])
  })

  test('sums the month up, each row with its page', async () => {
    open('/track-success')
    const table = await screen.findByRole('table', { name: 'Summary of the month' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Total Income', '$3,000.00', 'Income Goals'],
      ['Trustee Payment', '$500.00', 'Trustee Payment'],
      ['Current Spend', '$1,239.50', 'Expenses'],
      ['Remaining', '$1,260.50', 'Expense Goals'],
    ])
    const targets = within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('/').at(-1))
    expect(targets).toEqual(['income-goals', 'trustee-payment', 'expenses', 'expense-goals'])
  })

  test('says first and plainly that the month is overdrawn; the table shows the true value', async () => {
    const state = sampleTracker()
    open('/track-success', { ...state, income: state.income.slice(1) })
    expect((await screen.findByText(/over your income this month/)).textContent).toContain('$1,539.50')
    const [, , , , remaining] = within(screen.getByRole('table')).getAllByRole('row')
    expect(remaining?.textContent).toContain('minus $1,539.50')
  })

  test('links to the next month when it is near, and shows the tour', async () => {
    open('/track-success')
    const link = await screen.findByRole('link', { name: "Set December's Goals" })
    expect(link.getAttribute('href')).toBe('/dashboard/tracker/monthly-goals')
    await click('Watch the tour')
    expect(await screen.findByRole('dialog', { name: 'A tour of the Success Tracker' })).toBeTruthy()
  })

  test('names this month when the next one is more than 15 days away', async () => {
    renderApp('/dashboard/tracker/track-success', {
      user: sampleUser,
      handlers: [
        ...trackerReplies(sampleTracker()),
        on(getProgram, { ...sampleProgram, today: '2026-11-15' }),
      ],
    })
    expect(await screen.findByText('November Expense Tracker')).toBeTruthy()
  })

  test('another month is asked for and stays in the tabs', async () => {
    const { wire } = open('/track-success')
    await userEvent.selectOptions(await screen.findByLabelText('Month'), '2026-10-01')
    expect(await screen.findByRole('region', { name: 'October 2026' })).toBeTruthy()
    expect(wire.requestsOf(getPaymentTracking).at(-1)?.query).toEqual({ month: '2026-10-01' })
    const tab = screen.getAllByRole('link', { name: 'Income Goals' })[0]
    expect(tab?.getAttribute('href')).toBe('/dashboard/tracker/income-goals?month=2026-10-01')
  })

  test('has the banner that leads to the tracker', async () => {
    open('/track-success')
    expect(await screen.findByText('Success Tracker |NEW|')).toBeTruthy()
    const banner = screen.getByRole('link', { name: 'Get Started' })
    expect(banner.getAttribute('href')).toBe('/dashboard/tracker')
  })
})

describe('the trustee payment', () => {
  test('is updated, and says so for a while', async () => {
    const { wire } = open('/trustee-payment')
    const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '600')
    await click('Continue')
    expect(await screen.findByText('Trustee payment successfully updated.')).toBeTruthy()
    expect(wire.requestsOf(saveExpenseGoals)[0]?.body).toMatchObject({
      expense_goal: { items: [{ amount: '600', category: 'trustee_payment', due_day: 25 }] },
    })
    expect(screen.getByText('$400.00').parentElement?.textContent).toContain('still to pay by Wed, Nov 25')
  })

  test('beyond the income is blocked, with income and excess', async () => {
    open('/trustee-payment')
    const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1500.01')
    const banner = await screen.findByText(/^You have exceeded/)
    expect(banner.textContent).toContain('$3,000.00')
    expect(banner.textContent).toContain('$0.01')
    expect(button('Continue').disabled).toBe(true)
  })

  test('that could not be saved says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = open('/trustee-payment')
    wire.use(drop(saveExpenseGoals))
    await screen.findByPlaceholderText('Trustee Payment Amount')
    await click('Continue')
    expect(await screen.findByText('Error processing trustee payment. Please try again.')).toBeTruthy()
  })
})

describe('income goals', () => {
  test('are updated in bulk, and say so', async () => {
    const { wire } = open('/income-goals')
    const [salary] = await screen.findAllByLabelText('Monthly amount')
    await userEvent.clear(salary as HTMLElement)
    await userEvent.type(salary as HTMLElement, '2900')
    await click('Update')
    expect(await screen.findByText('Success! Your income goals have been updated.')).toBeTruthy()
    expect(wire.requestsOf(saveIncomeGoals)[0]?.body).toMatchObject({
      income_goal: {
        items: [
          { id: 1, amount: '2900' },
          { id: 2, amount: '200.00' },
        ],
      },
    })
  })
})

test.each(['/income-goals', '/trustee-payment', '/expense-goals'])(
  'goals of a past month are shown and cannot be changed on %s',
  async (path) => {
    open(`${path}?month=2026-10-01`)
    expect(await screen.findByText('Goals can be changed for this month and the next one only.')).toBeTruthy()
    for (const name of ['Update', 'Continue', 'Add expense goal', /^Delete/, /^Edit/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  },
)

describe('expense goals', () => {
  test('stand in a table where the trustee payment cannot be deleted', async () => {
    open('/expense-goals')
    expect(
      await screen.findByText('Make sure goals are up to date for what you plan to spend this month.'),
    ).toBeTruthy()
    const table = screen.getByRole('table', { name: 'This Month Goals' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Category', 'Amount', 'Actions'])
    expect(within(table).queryByRole('button', { name: 'Delete Trustee Payment' })).toBeNull()
    expect(within(table).getByRole('button', { name: 'Delete Housing' })).toBeTruthy()
  })

  test('say "No data available" when there are none', async () => {
    open('/expense-goals', { ...emptyTracker(), status: 'approved' })
    expect(await screen.findByText('No data available')).toBeTruthy()
  })

  test('are added within the budget only', async () => {
    const { wire } = open('/expense-goals')
    await click('Add expense goal')
    const dialog = await screen.findByRole('dialog', { name: 'Add expense goal' })
    await userEvent.type(within(dialog).getByLabelText('Amount'), '1000.01')
    await userEvent.selectOptions(within(dialog).getByLabelText('Category'), 'charity')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    const popup = await screen.findByRole('dialog', { name: 'Over Budget' })
    expect(popup.textContent).toContain('This would add $0.01 over your budget.')
    expect(wire.requestsOf(createExpenseGoal)).toHaveLength(0)
    await userEvent.click(within(popup).getByRole('button', { name: 'OK' }))
    const amount = within(await screen.findByRole('dialog', { name: 'Add expense goal' })).getByLabelText(
      'Amount',
    )
    await userEvent.clear(amount)
    await userEvent.type(amount, '1000')
    await click('Save')
    const table = await screen.findByRole('table', { name: 'This Month Goals' })
    await waitFor(() => expect(within(table).getByText('Charity')).toBeTruthy())
  })
})

test('the introduction explains the tracker and leads to the wizard', async () => {
  open('/learn-more')
  await heading('Success Tracker')
  for (const name of [
    'Trustee payments',
    'Spending',
    'Other accounts',
    'Automatic alerts',
    'Card transactions',
    'Budgeting tools',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
    '/dashboard/tracker/get-started',
  )
})
