import { deleteIncomeGoal, saveIncomeGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleTracker } from '../../../testing/tracker-replies.ts'
import { button, click, openTracker, pageHeading, tab } from '../../../testing/tracker-screen.tsx'
import { on, refuse } from '../../../testing/wire.ts'

describe('income goals', () => {
  // TRACKER-83, TRACKER-85, TRACKER-92
  test('updates all income goals at once and says so', async () => {
    const { wire } = openTracker('/income-goals')
    const [salary] = await screen.findAllByLabelText('Monthly amount')
    await userEvent.clear(salary as HTMLElement)
    await userEvent.type(salary as HTMLElement, '2900')
    await click('Update')
    expect(await screen.findByText('Success! Your income goals have been updated.')).toBeInTheDocument()
    expect(wire.requestsOf(saveIncomeGoals)[0]?.body).toMatchObject({
      income_goal: {
        items: [
          { id: 1, amount: '2900' },
          { id: 2, amount: '200.00' },
        ],
      },
    })
  })

  // TRACKER-81, TRACKER-84
  test('shows a tip and a video, and adds rows', async () => {
    openTracker('/income-goals')
    expect(
      await screen.findByText('Your income and its source is on Schedule I of your bankruptcy petition.'),
    ).toBeInTheDocument()
    await click('+ Add additional income source')
    expect(screen.getAllByLabelText('Income type')).toHaveLength(3)
    await click('Watch: which income counts')
    expect(await screen.findByRole('dialog', { name: 'Which income counts' })).toBeInTheDocument()
  })

  // TRACKER-12, TRACKER-83
  test('Back on the income goals returns to the previous page', async () => {
    const app = openTracker('/expenses')
    await userEvent.click(await tab('Income Goals'))
    await pageHeading('Income Goals')
    await click('Back')
    await pageHeading('Expenses')
    expect(app.path()).toBe('/dashboard/tracker/expenses')
  })

  // TRACKER-91, TRACKER-172
  test('refuses income below the trustee payment and says how much is missing', async () => {
    const { wire } = openTracker('/income-goals')
    const [salary] = await screen.findAllByLabelText('Monthly amount')
    await userEvent.clear(salary as HTMLElement)
    await userEvent.type(salary as HTMLElement, '200{Enter}')
    const notice = await screen.findByText(
      'You have not entered enough income to cover your monthly trustee payment. Please verify your income and trustee payment amounts.',
    )
    expect(notice.closest('[role=alert]')).toHaveTextContent('$100.00')
    expect(button('Update')).toBeDisabled()
    expect(wire.requestsOf(saveIncomeGoals)).toHaveLength(0)
  })

  // TRACKER-91
  test('refuses to remove income needed for the trustee payment', async () => {
    const { wire } = openTracker('/income-goals')
    wire.use(refuse(deleteIncomeGoal, 'tracker.income_shortfall', { details: ['300.00'] }))
    await click('Remove Salary')
    await click('Yes, delete it!')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('You have not entered enough income to cover')
    expect(notice).toHaveTextContent('Still to cover: $300.00')
    expect(screen.getAllByLabelText('Income type')).toHaveLength(2)
  })

  // TRACKER-82
  test('removes a saved income goal after confirmation', async () => {
    const { wire } = openTracker('/income-goals')
    wire.use(on(deleteIncomeGoal, { income_goals: sampleTracker().income.slice(0, 1) }))
    await click('Remove Rent')
    await click('Yes, delete it!')
    await waitFor(() => expect(screen.getAllByLabelText('Income type')).toHaveLength(1))
    expect(wire.requestsOf(deleteIncomeGoal)[0]?.params).toEqual({ id: '2' })
  })

  // TRACKER-82
  test('asks before it removes the last saved income goal', async () => {
    const state = { ...sampleTracker(), income: sampleTracker().income.slice(0, 1) }
    const { wire } = openTracker('/income-goals', state)
    wire.use(on(deleteIncomeGoal, { income_goals: [] }))
    await click('Remove Salary')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Are you sure?')
    await click('Cancel')
    expect(wire.requestsOf(deleteIncomeGoal)).toHaveLength(0)
    expect(screen.getAllByLabelText('Income type')).toHaveLength(1)
    await click('Remove Salary')
    await click('Yes, delete it!')
    await waitFor(() => expect(screen.queryByLabelText('Income type')).not.toBeInTheDocument())
    expect(wire.requestsOf(deleteIncomeGoal)[0]?.params).toEqual({ id: '1' })
  })

  // TRACKER-82
  test('removes unsaved income goals without asking, and disables Update when none are left', async () => {
    const { wire } = openTracker('/income-goals', { ...sampleTracker(), income: [] })
    for (const name of ['Salary', 'Rent', 'Interest and dividends']) await click(`Remove ${name}`)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Income type')).not.toBeInTheDocument()
    expect(wire.requestsOf(deleteIncomeGoal)).toHaveLength(0)
    expect(button('Update')).toBeDisabled()
    await click('+ Add additional income source')
    await userEvent.type(screen.getByLabelText('Monthly amount'), '2900')
    await waitFor(() => expect(button('Update')).toBeEnabled())
  })
})
