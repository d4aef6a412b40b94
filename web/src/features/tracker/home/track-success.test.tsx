import { getProgram } from '@yoursuccess/contract/program/program'
import { getMonthlyGoals, getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../../testing/samples.ts'
import { sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { click, openTracker, pageHeading, tab } from '../../../testing/tracker-screen.tsx'
import { on } from '../../../testing/wire.ts'

describe('the tracker dashboard', () => {
  // TRACKER-30
  test('shows each segment of the chart with its amount', async () => {
    openTracker('/track-success')
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

  // TRACKER-31
  test('summarizes the month and links each row to its page', async () => {
    openTracker('/track-success')
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

  // TRACKER-32
  test('warns about an overspent month and shows the negative amount', async () => {
    const state = sampleTracker()
    openTracker('/track-success', { ...state, income: state.income.slice(1) })
    expect(await screen.findByText(/more than your expected income for November 2026/)).toHaveTextContent(
      '$1,539.50',
    )
    const [, , , , remaining] = within(screen.getByRole('table')).getAllByRole('row')
    expect(remaining).toHaveTextContent('minus $1,539.50')
    const month = within(screen.getByRole('region', { name: 'November 2026' }))
    const segment = month.getAllByRole('term').at(-1)
    expect([segment?.textContent, segment?.nextElementSibling?.textContent]).toEqual([
      'Remaining',
      '-$1,539.50minus $1,539.50',
    ])
  })

  // TRACKER-22, TRACKER-23
  test('links to the goals of the next month when it is near, and opens the tour', async () => {
    openTracker('/track-success')
    const link = await screen.findByRole('link', { name: "Set December's Goals" })
    expect(link).toHaveAttribute('href', '/dashboard/tracker/monthly-goals')
    await click('Watch the tour')
    expect(await screen.findByRole('dialog', { name: 'A tour of the Success Tracker' })).toBeInTheDocument()
  })

  // TRACKER-22
  test('names the current month when the next one is more than 15 days away', async () => {
    renderApp('/dashboard/tracker/track-success', {
      user: sampleUser,
      handlers: [
        ...trackerReplies(sampleTracker()),
        on(getProgram, { ...sampleProgram, today: '2026-11-15' }),
      ],
    })
    expect(await screen.findByText('November Expense Tracker')).toBeInTheDocument()
  })

  // TRACKER-07, TRACKER-14, TRACKER-154
  test('loads another month and keeps it in the tab links', async () => {
    const { wire } = openTracker('/track-success')
    await userEvent.selectOptions(await screen.findByLabelText('Month'), '2026-10-01')
    expect(await screen.findByRole('region', { name: 'October 2026' })).toBeInTheDocument()
    expect(wire.requestsOf(getPaymentTracking).at(-1)?.query).toEqual({ month: '2026-10-01' })
    expect(await tab('Income Goals')).toHaveAttribute(
      'href',
      '/dashboard/tracker/income-goals?month=2026-10-01',
    )
  })

  // TRACKER-11
  test('shows the banner that links to the tracker', async () => {
    openTracker('/track-success')
    expect(await screen.findByText('Success Tracker |NEW|')).toBeInTheDocument()
    const banner = screen.getByRole('link', { name: 'Get Started' })
    expect(banner).toHaveAttribute('href', '/dashboard/tracker')
  })

  // TRACKER-232
  test('says that the tracker is new on the first visit only', async () => {
    openTracker('/track-success')
    expect(await screen.findByText('Success Tracker |NEW|')).toBeInTheDocument()
    await userEvent.click(await tab('Income Goals'))
    await pageHeading('Income Goals')
    await userEvent.click(await tab('Tracker Dashboard'))
    const banner = await screen.findByRole('region', { name: 'Success Tracker' })
    expect(within(banner).getByText('Success Tracker')).toBeInTheDocument()
    expect(within(banner).getByRole('link', { name: 'Get Started' })).toBeInTheDocument()
    expect(screen.queryByText(/NEW/)).not.toBeInTheDocument()
  })

  // TRACKER-33
  test('lists expected income by category, largest first, with percentages', async () => {
    openTracker('/track-success')
    const income = await screen.findByRole('region', { name: 'Expected Income By Category' })
    const sources = within(income)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(sources).toEqual([
      ['Salary 93%', '$2,800.00'],
      ['Rent 7%', '$200.00'],
    ])
  })

  // TRACKER-22
  test('opens the wizard for the next month, not the current one', async () => {
    const { wire } = openTracker('/track-success')
    await userEvent.click(await screen.findByRole('link', { name: "Set December's Goals" }))
    await screen.findByRole('list', { name: 'Steps' })
    expect(wire.requestsOf(getMonthlyGoals).at(-1)?.query).toEqual({ month: '2026-12-01', prefil: 'true' })
  })
})

// TRACKER-10
test('the introduction explains the tracker and links to the wizard', async () => {
  openTracker('/learn-more')
  await pageHeading('Success Tracker')
  for (const name of [
    'Trustee payments',
    'Spending',
    'Other accounts',
    'Automatic alerts',
    'Card transactions',
    'Budgeting tools',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/dashboard/tracker/get-started',
  )
})
