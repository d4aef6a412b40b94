import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { emptyTracker, sampleTracker } from '../../testing/tracker-replies.ts'
import { click, openTracker, pageHeading } from '../../testing/tracker-screen.tsx'

const tabs = () => screen.queryByRole('navigation', { name: 'Success Tracker' })

describe('tracker addresses', () => {
  // TRACKER-02, TRACKER-08, TRACKER-85, TRACKER-115
  test.each([
    { path: '/track-success', page: 'Track Your Success', hasMonths: true },
    { path: '/expenses', page: 'Expenses', hasMonths: true },
    { path: '/external-spending', page: 'External Spending', hasMonths: true },
    { path: '/expense-goals', page: 'Expense Goals', hasMonths: true },
    {
      path: '/trustee-payment',
      page: 'Get started by entering your current monthly trustee payment',
      hasMonths: true,
    },
    { path: '/income-goals', page: 'Income Goals', hasMonths: true },
    { path: '/expense-item-by-category/utilities', page: 'Utilities', hasMonths: true },
    { path: '/expense-goals/expense-item-by-category/utilities', page: 'Utilities', hasMonths: true },
    { path: '/learn-more', page: 'Success Tracker', hasMonths: false },
  ])('$path opens "$page", with tabs and months: $hasMonths', async ({ path, page, hasMonths }) => {
    const app = openTracker(path)
    expect(await pageHeading(page)).toBeInTheDocument()
    expect(app.path()).toBe(`/dashboard/tracker${path}`)
    expect(tabs() !== null).toBe(hasMonths)
    expect(screen.queryByRole('combobox', { name: 'Month' }) !== null).toBe(hasMonths)
  })

  // TRACKER-08
  test.each([
    { wizard: 'get-started', state: emptyTracker() },
    { wizard: 'monthly-goals', state: { ...sampleTracker(), status: 'needs_approval' as const } },
  ])('the wizard $wizard has no tabs', async ({ wizard, state }) => {
    const app = openTracker('', state)
    await screen.findByRole('list', { name: 'Steps' })
    expect(app.path()).toBe(`/dashboard/tracker/${wizard}`)
    expect(tabs()).not.toBeInTheDocument()
  })
})

describe('the expenses page', () => {
  // TRACKER-22
  test('the expenses page links to the goals of the next month', async () => {
    openTracker('/expenses')
    const link = await screen.findByRole('link', { name: "Set December's Goals" })
    expect(link).toHaveAttribute('href', '/dashboard/tracker/monthly-goals')
  })

  // TRACKER-107, TRACKER-114
  test('the expenses page links from each category to its items and goal', async () => {
    const app = openTracker('/expenses')
    await click(/^Housing/)
    await userEvent.click(await screen.findByRole('link', { name: /^Spending Breakdown\s*of Housing$/ }))
    expect(await pageHeading('Housing')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/expense-item-by-category/housing')
    expect(screen.getByRole('table', { name: 'Spent on Housing' })).toHaveTextContent('Maple Court')
    const [spent] = screen.getAllByText('$1,200.00')
    expect(spent?.closest('p')?.textContent).toBe('$1,200.00 of $1,200.00 spent')
  })

  // TRACKER-124
  test('the expenses page links to External Spending', async () => {
    const app = openTracker('/expenses')
    await userEvent.click(await screen.findByRole('link', { name: 'External Spending' }))
    expect(await pageHeading('External Spending')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/external-spending')
  })
})
