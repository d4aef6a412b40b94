import { createTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import {
  deleteExpenseGoal,
  saveExpenseGoals,
  saveIncomeGoals,
} from '@yoursuccess/contract/tracker/tracker-goals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { emptyTracker, MONTH, sampleTracker, sampleTrustee } from '../../../testing/tracker-replies.ts'
import { button, click, openTracker, pageHeading } from '../../../testing/tracker-screen.tsx'
import { drop } from '../../../testing/wire.ts'
import { EXPENSES, INCOME, REVIEW, TRUSTEE } from '../../../testing/wizard-screen.tsx'

const open = (state = emptyTracker(), path = '/get-started') => openTracker(path, state)
const amountOf = (row: string) =>
  within(screen.getByRole('group', { name: row })).getByLabelText('Monthly amount')

describe('the first-time wizard', () => {
  // TRACKER-29, TRACKER-42, TRACKER-64, TRACKER-66, TRACKER-67, TRACKER-75, TRACKER-77, TRACKER-83, TRACKER-173
  test('the first-time wizard saves each step in one request and approves the month', async () => {
    const { wire, path } = open()
    await click('Get Started')
    expect(await pageHeading(TRUSTEE)).toBeInTheDocument()
    await userEvent.type(screen.getByPlaceholderText('Trustee Payment Amount'), '$500.5')
    await click('Continue')
    expect(await pageHeading(INCOME)).toBeInTheDocument()
    expect(wire.requestsOf(saveExpenseGoals)[0]?.body).toEqual({
      month: MONTH,
      expense_goal: { items: [{ amount: '500.5', category: 'trustee_payment', due_day: null, fixed: true }] },
    })

    await userEvent.type(amountOf('Income 1'), '3,000')
    await click('Remove Rent')
    await click('Remove Interest and dividends')
    await click('Continue')
    expect(await pageHeading(EXPENSES)).toBeInTheDocument()
    expect(wire.requestsOf(saveIncomeGoals)[0]?.body).toEqual({
      month: MONTH,
      income_goal: { items: [{ id: null, amount: '3000', category: 'salary', name: '' }] },
    })

    for (const [row, amount] of [
      ['Expense 1', '1200'],
      ['Expense 2', '0'],
      ['Expense 3', '99.5'],
    ] as const)
      await userEvent.type(amountOf(row), amount)
    await click('Continue')
    expect(await pageHeading(REVIEW)).toBeInTheDocument()
    const remaining = screen.getByText('Remaining').parentElement
    expect(remaining).toHaveTextContent('$1,200.00')

    await click('Finish')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/track-success')
    const [approval] = wire.requestsOf(createTrackerInfo)
    expect(approval?.body).toMatchObject({
      success_tracker_info: {
        get_started_completed_at: expect.any(String),
        budget_last_approved_at: expect.any(String),
      },
    })
  })

  // TRACKER-70
  test('suggests three sources of income', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    expect(await pageHeading(INCOME)).toBeInTheDocument()
    const types = screen.getAllByLabelText<HTMLSelectElement>('Income type').map(({ value }) => value)
    expect(types).toEqual(['salary', 'rent', 'interest_and_dividends'])
  })

  // TRACKER-69, TRACKER-70
  test('resumes where the customer left off, with three suggested expenses', async () => {
    open({ ...sampleTracker(), status: 'not_started', expenses: [] })
    expect(await pageHeading(EXPENSES)).toBeInTheDocument()
    const types = screen.getAllByLabelText<HTMLSelectElement>('Category').map(({ value }) => value)
    expect(types).toEqual(['housing', 'car_payment', 'utilities'])
  })

  // TRACKER-63
  test('marks the current one of five steps', async () => {
    open()
    const steps = await screen.findByRole('list', { name: 'Steps' })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
    await click('Get Started')
    await waitFor(() =>
      expect(within(steps).getByText('Trustee payment').closest('[aria-current="step"]')).toBeInTheDocument(),
    )
  })

  // TRACKER-91
  test('refuses income below the trustee payment and says how much is missing', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await click('Remove Rent')
    await click('Remove Interest and dividends')
    await userEvent.type(amountOf('Income 1'), '417.60')
    await userEvent.tab()
    const notice = await screen.findByText(/You have not entered enough income to cover/)
    expect(notice.closest('[role=alert]')).toHaveTextContent('$82.40')
    expect(button('Continue')).toBeDisabled()
    await userEvent.clear(amountOf('Income 1'))
    await userEvent.type(amountOf('Income 1'), '500')
    expect(screen.queryByText(/You have not entered enough income/)).not.toBeInTheDocument()
    expect(button('Continue')).toBeEnabled()
  })

  // TRACKER-68
  test('keeps the input when saving fails, and lets the customer retry', async () => {
    const { wire } = open()
    wire.use(drop(saveExpenseGoals))
    await click('Get Started')
    await userEvent.type(await screen.findByPlaceholderText('Trustee Payment Amount'), '450')
    await click('Continue')
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
    expect(screen.getByDisplayValue('450.00')).toBeInTheDocument()
    expect(button('Continue')).toBeEnabled()
  })

  // TRACKER-67
  test('keeps unsaved input when the customer goes back a step and returns', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await userEvent.type(amountOf('Income 1'), '777')
    await click('Back')
    await pageHeading(TRUSTEE)
    await click('Continue')
    await pageHeading(INCOME)
    expect(screen.getByDisplayValue('777.00')).toBeInTheDocument()
  })

  // TRACKER-89
  test('refuses an amount with more than two decimals', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await userEvent.type(amountOf('Income 1'), '10.999')
    await userEvent.tab()
    expect(
      await screen.findByText('Monthly amount must be a valid number with a maximum of 2 decimal.'),
    ).toBeInTheDocument()
  })

  // TRACKER-88
  test('requires a name for a second salary', async () => {
    const { wire } = open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await click('Remove Interest and dividends')
    await userEvent.selectOptions(
      within(screen.getByRole('group', { name: 'Income 2' })).getByLabelText('Income type'),
      'salary',
    )
    await userEvent.type(amountOf('Income 1'), '2000')
    await userEvent.type(amountOf('Income 2'), '900')
    expect(button('Continue')).toBeDisabled()
    const [, second] = screen.getAllByLabelText('A name to tell them apart')
    await userEvent.type(second as HTMLElement, 'Night shift')
    await click('Continue')
    await pageHeading(EXPENSES)
    expect(wire.requestsOf(saveIncomeGoals)[0]?.body).toMatchObject({
      income_goal: {
        items: [
          { category: 'salary', name: '', amount: '2000' },
          { category: 'salary', name: 'Night shift', amount: '900' },
        ],
      },
    })
  })

  // TRACKER-81
  test('adds an unused income type, which needs no name', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await click('+ Add additional income source')
    const selects = screen.getAllByLabelText<HTMLSelectElement>('Income type')
    expect(new Set(selects.map(({ value }) => value)).size).toBe(4)
    expect(screen.queryByLabelText('A name to tell them apart')).not.toBeInTheDocument()
  })

  test('removes no saved income when the customer cancels', async () => {
    open({ ...sampleTracker(), status: 'not_started', expenses: [] }, '/get-started?step=3')
    await pageHeading(INCOME)
    await click('Remove Rent')
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.getAllByLabelText('Income type')).toHaveLength(2)
  })

  // TRACKER-103
  test('deletes a saved expense after confirmation and says so', async () => {
    const { wire } = open({ ...sampleTracker(), status: 'not_started' }, '/get-started?step=4')
    await pageHeading(EXPENSES)
    await click('Remove Utilities')
    await click('Yes, delete it!')
    const popup = await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(popup).toHaveTextContent('Your expense goal has been deleted.')
    expect(wire.requestsOf(deleteExpenseGoal)[0]?.params).toEqual({ id: '12' })
    expect(screen.getAllByLabelText('Category')).toHaveLength(1)
  })

  // TRACKER-101
  test('refuses expenses above the budget and saves nothing', async () => {
    const { wire } = open({ ...sampleTracker(), status: 'not_started', expenses: [] })
    await pageHeading(EXPENSES)
    for (const [row, amount] of [
      ['Expense 1', '2500'],
      ['Expense 2', '1'],
      ['Expense 3', '0'],
    ] as const)
      await userEvent.type(amountOf(row), amount)
    await click('Continue')
    const popup = await screen.findByRole('dialog', { name: 'Over Budget' })
    expect(popup).toHaveTextContent('This would add $1.00 over your budget.')
    expect(wire.requestsOf(saveExpenseGoals)).toHaveLength(0)
  })

  // TRACKER-64
  test('Learn More opens a video', async () => {
    open()
    await click('Learn More')
    expect(await screen.findByRole('dialog', { name: 'How the Success Tracker helps' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  // TRACKER-78
  test('the wizard stays at the review and shows an error when finishing fails', async () => {
    const { wire } = open({ ...sampleTracker(), status: 'not_started' })
    await pageHeading(REVIEW)
    wire.use(drop(createTrackerInfo))
    await click('Finish')
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
    await pageHeading(REVIEW)
  })
})
