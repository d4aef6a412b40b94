import { updateExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'

// TRACKER-17
test.each(['/income-goals', '/trustee-payment', '/expense-goals'])(
  'goals of a past month cannot be changed on %s',
  async (path) => {
    openTracker(`${path}?month=2026-10-01`)
    expect(
      await screen.findByText('You can only change goals for this month and next month.'),
    ).toBeInTheDocument()
    for (const name of ['Update', 'Continue', 'Add expense goal', /^Delete/, /^Edit/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  },
)

// TRACKER-18, TRACKER-20
test.each([
  { month: '2026-10-01', adds: 3 },
  { month: '2025-04-01', adds: 3 },
  { month: '2026-12-01', adds: 0 },
  { month: '2019-10-01', adds: 0 },
])('the expenses of $month offer $adds ways to add an expense', async ({ month, adds }) => {
  openTracker(`/expenses?month=${month}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Expenses' })).toBeInTheDocument()
  const buttons = screen.queryAllByRole('button', { name: /^\+ Add|^Additional Expense/ })
  expect(buttons).toHaveLength(adds)
})

// TRACKER-19
test('an item more than seven years old keeps its amount and date', async () => {
  const { wire } = openTracker('/external-spending?month=2019-10-01')
  await click('Update Money order')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Amount')).not.toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Delete this expense' })).not.toBeInTheDocument()
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Charity')
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
  await waitFor(() =>
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: '2019-10-01',
      expense_item: { category: 'charity', description: 'Money order' },
    }),
  )
})

// TRACKER-19, TRACKER-115
test.each(['/expenses', '/expense-item-by-category/housing', '/external-spending'])(
  '%s explains what can change in a closed month, and shows no notice for an open one',
  async (path) => {
    const closed = openTracker(`${path}?month=2019-10-01`)
    expect(await screen.findByText(/^This month is more than seven years ago/)).toHaveTextContent(
      'change a category',
    )
    await closed.router.navigate({ to: '.', search: { month: '2025-04-01' } })
    await screen.findByDisplayValue('April 2025')
    await waitFor(() =>
      expect(screen.queryByText(/^This month is more than seven years ago/)).not.toBeInTheDocument(),
    )
  },
)

// TRACKER-20
test('the expenses page of a future month says that it has not started', async () => {
  openTracker('/expenses?month=2026-12-01')
  expect(await screen.findByText(/^This month hasn't started\./)).toBeInTheDocument()
})
