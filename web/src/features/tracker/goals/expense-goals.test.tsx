import { getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { createExpenseGoal, updateExpenseGoal } from '@yoursuccess/contract/tracker/tracker-goals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { emptyTracker, MONTH, sampleTracker } from '../../../testing/tracker-replies.ts'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'
import { drop, on, refuse } from '../../../testing/wire.ts'

describe('expense goals', () => {
  // TRACKER-44, TRACKER-93, TRACKER-94
  test('lists expense goals with a trustee payment that cannot be deleted', async () => {
    openTracker('/expense-goals')
    expect(
      await screen.findByText('Make sure goals are up to date for what you plan to spend this month.'),
    ).toBeInTheDocument()
    const table = screen.getByRole('table', { name: 'This Month Goals' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Category', 'Amount', 'Actions'])
    const [trustee] = within(table).getAllByRole('row').slice(1)
    expect(trustee?.textContent).toBe('Trustee Payment$500.00')
    expect(within(table).getByRole('link', { name: 'Edit Trustee Payment' })).toHaveAttribute(
      'href',
      '/dashboard/tracker/trustee-payment',
    )
    expect(within(table).queryByRole('button', { name: 'Delete Trustee Payment' })).not.toBeInTheDocument()
    expect(within(table).getByRole('button', { name: 'Delete Housing' })).toBeInTheDocument()
  })

  // TRACKER-94
  test('shows the description of a goal together with its category', async () => {
    const state = sampleTracker()
    const expenses = state.expenses.map((goal) => ({ ...goal, description: `For ${goal.category}` }))
    openTracker('/expense-goals', { ...state, expenses })
    const table = await screen.findByRole('table', { name: 'This Month Goals' })
    const words = within(table).getByText('For housing')
    expect(words.parentElement?.tagName).toBe('SPAN')
    expect(words.parentElement?.textContent).toBe('HousingFor housing')
  })

  // TRACKER-96, TRACKER-151
  test('saves an expense goal with its effective month', async () => {
    const { wire } = openTracker('/expense-goals')
    await click('Add expense goal')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense goal' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '5')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'charity')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const [sent, ...more] = wire.requestsOf(createExpenseGoal)
    expect(sent?.body).toMatchObject({ expense_goal: { effective_date: MONTH } })
    expect(more).toEqual([])
  })

  // TRACKER-95
  test('shows "No data available" when there are no expense goals', async () => {
    openTracker('/expense-goals', { ...emptyTracker(), status: 'approved' })
    expect(await screen.findByText('No data available')).toBeInTheDocument()
  })

  // TRACKER-101
  test('refuses an expense goal above the budget', async () => {
    const { wire } = openTracker('/expense-goals')
    await click('Add expense goal')
    const dialog = await screen.findByRole('dialog', { name: 'Add expense goal' })
    await userEvent.type(within(dialog).getByLabelText('Amount'), '1000.01')
    await userEvent.selectOptions(within(dialog).getByLabelText('Category'), 'charity')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    const popup = await screen.findByRole('dialog', { name: 'Over Budget' })
    expect(popup).toHaveTextContent('This would add $0.01 over your budget.')
    expect(wire.requestsOf(createExpenseGoal)).toHaveLength(0)
    await userEvent.click(within(popup).getByRole('button', { name: 'OK' }))
    const amount = within(await screen.findByRole('dialog', { name: 'Add expense goal' })).getByLabelText(
      'Amount',
    )
    await userEvent.clear(amount)
    await userEvent.type(amount, '1000')
    await click('Save')
    const table = await screen.findByRole('table', { name: 'This Month Goals' })
    await waitFor(() => expect(within(table).getByText('Charity')).toBeInTheDocument())
  })

  // TRACKER-105
  test('lists a new expense goal from the reply before the month reloads', async () => {
    const { wire } = openTracker('/expense-goals')
    await click('Add expense goal')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense goal' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '77')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'charity')
    wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const table = screen.getByRole('table', { name: 'This Month Goals', hidden: true })
    expect(await within(table).findByText('$77.00')).toBeInTheDocument()
  })

  // TRACKER-101
  test('shows the same popup when only the server knows that the goal exceeds the budget', async () => {
    const { wire } = openTracker('/expense-goals')
    wire.use(refuse(createExpenseGoal, 'tracker.over_budget', { details: ['1250.50'] }))
    await click('Add expense goal')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense goal' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '900')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'charity')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const popup = await screen.findByRole('dialog', { name: 'Over Budget' })
    expect(popup).toHaveTextContent('This would add $1,250.50 over your budget.')
    await userEvent.click(within(popup).getByRole('button', { name: 'OK' }))
    expect(await screen.findByDisplayValue('900.00')).toBeInTheDocument()
  })

  // TRACKER-98, TRACKER-99, TRACKER-102
  test('shows errors under the fields, and offers no reserved or used category', async () => {
    openTracker('/expense-goals')
    await click('Add expense goal')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense goal' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '1.999')
    await userEvent.tab()
    await userEvent.tab()
    expect(
      dialog.getByText('The trust payment must be a valid number with a maximum of 2 decimal.'),
    ).toBeInTheDocument()
    expect(dialog.getByText('This field is required')).toBeInTheDocument()
    const offered = dialog.getAllByRole('option').map(({ textContent }) => textContent)
    for (const reserved of ['Cushion', 'Trustee Payment', 'Housing']) expect(offered).not.toContain(reserved)
  })

  // TRACKER-104
  test('keeps the input and shows an error when saving an expense goal fails', async () => {
    const { wire } = openTracker('/expense-goals')
    wire.use(drop(createExpenseGoal))
    await click('Add expense goal')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense goal' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '5')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'charity')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
    expect(screen.getByDisplayValue('5.00')).toBeInTheDocument()
  })

  // TRACKER-96
  test("does not count a goal's old amount against its new one", async () => {
    const { wire } = openTracker('/expense-goals')
    wire.use(on(updateExpenseGoal, { expense_goals: sampleTracker().expenses, trustee_payment: null }))
    await click('Edit Housing')
    const dialog = within(await screen.findByRole('dialog', { name: 'Update expense goal' }))
    await userEvent.clear(dialog.getByLabelText('Amount'))
    await userEvent.type(dialog.getByLabelText('Amount'), '2200')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(updateExpenseGoal)[0]).toMatchObject({
      params: { id: '11' },
      body: { expense_goal: { amount: '2200', category: 'housing' } },
    })
  })

  // TRACKER-12
  test('Back on the expense goals returns to the previous page', async () => {
    const app = openTracker('/expenses')
    await userEvent.click(await screen.findByRole('link', { name: 'Expense Goals' }))
    await screen.findByRole('table', { name: 'This Month Goals' })
    await click('Back')
    await waitFor(() => expect(app.path()).toBe('/dashboard/tracker/expenses'))
  })
})
