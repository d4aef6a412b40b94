import { getMonthlyGoals, updateTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import { saveExpenseGoals, saveIncomeGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { acme } from '../../../testing/paydays-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import {
  MONTH,
  returningReplies,
  returningTracker,
  sampleGoal,
  sampleTracker,
  sampleTrustee,
} from '../../../testing/tracker-replies.ts'
import { button, click, pageHeading } from '../../../testing/tracker-screen.tsx'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'
import { INCOME, REVIEW, TRUSTEE } from '../../../testing/wizard-screen.tsx'

type Tracker = ReturnType<typeof sampleTracker>

interface Given {
  november?: Tracker
  october?: Tracker
  handlers?: Handler[]
}

const open = ({ november, october, handlers = [] }: Given = {}) =>
  renderApp('/dashboard/tracker', {
    user: sampleUser,
    handlers: [...returningReplies(november, october), ...handlers],
  })

const ready = () => screen.findByRole('heading', { name: 'Same as October?' })
/** Each row with its hint and its amount. */
const rows = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
const remaining = () => screen.getByText('Remaining').parentElement?.textContent
const income = (amount: string) => ({ ...sampleTracker().income[0], amount }) as Tracker['income'][number]
/** Only a salary, prefilled in November and saved in October. */
const withSalary = (amount: string): Given => {
  const [november, october] = [returningTracker(), sampleTracker()]
  return {
    november: { ...november, income: [{ ...income(amount), id: null as unknown as number }] },
    october: { ...october, income: [income(amount)] },
  }
}

describe('a returning month', () => {
  // TRACKER-200
  test('is one page with three totals and what remains', async () => {
    const { path } = open()
    expect(await ready()).toBeInTheDocument()
    expect(await pageHeading("It's time to set your goals for November")).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/monthly-goals')
    expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument()
    expect(rows()).toEqual([
      ['Total income', '$3,000.00'],
      ['Trustee payment', '$500.00'],
      ['Total expenses', '$1,500.00'],
    ])
    expect(remaining()).toBe('Remaining$1,000.00')
  })

  // TRACKER-201
  test('is saved and approved by one press', async () => {
    const november = returningTracker()
    november.expenses = november.expenses.map((goal) => ({ ...goal, description: `${goal.category} note` }))
    const { wire, path } = open({ november })
    await ready()
    await click('Approve')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/track-success')
    expect(wire.requestsOf(saveIncomeGoals).map(({ body }) => body)).toEqual([
      {
        month: MONTH,
        income_goal: {
          items: [
            { id: null, amount: '2800.00', category: 'salary', name: '' },
            { id: null, amount: '200.00', category: 'rent', name: '' },
          ],
        },
      },
    ])
    expect(wire.requestsOf(saveExpenseGoals).map(({ body }) => body)).toEqual([
      {
        month: MONTH,
        expense_goal: {
          items: [
            { amount: '500.00', category: 'trustee_payment', due_day: 25, fixed: true },
            { id: null, amount: '1200.00', category: 'housing', description: 'housing note' },
            { id: null, amount: '300.00', category: 'utilities', description: 'utilities note' },
          ],
        },
      },
    ])
    expect(wire.requestsOf(updateTrackerInfo).map(({ body }) => body)).toEqual([
      { success_tracker_info: { budget_last_approved_at: MONTH } },
    ])
  })

  // TRACKER-200, TRACKER-67
  test('opens its steps with Edit, and returns from them', async () => {
    open()
    await click('Edit')
    await pageHeading(TRUSTEE)
    expect(screen.getByRole('list', { name: 'Steps' })).toBeInTheDocument()
    expect(screen.getByDisplayValue('500.00')).toBeInTheDocument()
    await click('Back')
    expect(await ready()).toBeInTheDocument()
  })

  // TRACKER-201
  test('saves only what is not saved yet', async () => {
    const november = { ...returningTracker(), expenses: sampleTracker().expenses }
    const { wire } = open({ november })
    await ready()
    await click('Approve')
    await pageHeading('Track Your Success')
    expect(wire.requestsOf(saveExpenseGoals).map(({ body }) => body)).toEqual([
      {
        month: MONTH,
        expense_goal: {
          items: [{ amount: '500.00', category: 'trustee_payment', due_day: 25, fixed: true }],
        },
      },
    ])
  })

  // TRACKER-98, TRACKER-200
  test('does not take over a goal in a reserved category', async () => {
    const november = returningTracker()
    const cushion = { ...sampleGoal(13, 'cushion', '75.00'), id: null }
    const goals = on(getMonthlyGoals, () => ({
      income_goals: november.income,
      expense_goals: [...november.expenses, cushion],
      trustee_payment: november.trustee,
    }))
    const { wire } = open({ november, handlers: [goals] })
    await screen.findByRole('heading', { name: 'Same as last time?' })
    expect(rows()[2]).toEqual(['Total expenses', '$1,500.00'])
    await click('Approve')
    await pageHeading('Track Your Success')
    expect(JSON.stringify(wire.requestsOf(saveExpenseGoals))).not.toContain('cushion')
  })

  // TRACKER-202
  test('says what a total was in the month before, if it differs', async () => {
    const october = { ...sampleTracker(), trustee: sampleTrustee('480.00') }
    open({ october })
    await ready()
    expect(rows()).toEqual([
      ['Total income', '$3,000.00'],
      ['Trustee payment $480.00 in October', '$500.00'],
      ['Total expenses', '$1,500.00'],
    ])
  })

  // TRACKER-200
  test('does not name the month before if the goals are from an earlier one', async () => {
    open({ october: returningTracker() })
    expect(await screen.findByRole('heading', { name: 'Same as last time?' })).toBeInTheDocument()
    expect(button('Approve')).toBeEnabled()
  })

  // TRACKER-204
  test.each([
    ['income below the trustee payment', '400.00', /^You have not entered enough income to cover/],
    ['goals above the income', '1900.00', /^You have exceeded your income\..* \$100\.00 more/],
  ])('cannot be approved with %s', async (_, amount, words) => {
    const { wire } = open(withSalary(amount))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(button('Approve')).toBeDisabled()
    await click('Edit')
    await pageHeading(TRUSTEE)
    expect(wire.requestsOf(saveIncomeGoals)).toEqual([])
  })
})

describe('the pay of a returning month', () => {
  /** Paid on Fridays: five times in October 2026, and four times in November. */
  const fridays = { ...acme, frequency: 'weekly' as const, anchor_on: '2026-08-07', usual_amount: '600.00' }
  const paid = (amount: string) => ({
    ...withSalary(amount),
    handlers: [on(listPaySchedules, { pay_schedules: [fridays] })],
  })

  // TRACKER-203
  test('follows the paydays of the month', async () => {
    const { wire } = open(paid('3000.00'))
    await ready()
    expect(rows()[0]).toEqual(['Total income $3,000.00 in October', '$2,400.00'])
    expect(remaining()).toBe('Remaining$400.00')
    await click('Approve')
    await pageHeading('Track Your Success')
    expect(wire.requestsOf(saveIncomeGoals)[0]?.body).toMatchObject({
      income_goal: { items: [{ category: 'salary', amount: '2400.00' }] },
    })
  })

  // TRACKER-203
  test('is in the income step, too', async () => {
    open(paid('3000.00'))
    await ready()
    await click('Edit')
    await pageHeading(TRUSTEE)
    await click('Continue')
    await pageHeading(INCOME)
    expect(screen.getByLabelText('Monthly amount')).toHaveValue('2,400.00')
  })

  // TRACKER-203
  test('leaves an income alone that the paydays do not explain', async () => {
    open(paid('2900.00'))
    await ready()
    expect(rows()[0]).toEqual(['Total income', '$2,900.00'])
  })

  // TRACKER-203
  test('that cannot be loaded says so and leaves the income alone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    open({ ...withSalary('3000.00'), handlers: [refuse(listPaySchedules, 'conflict')] })
    expect(await screen.findByText("We couldn't check your paydays.")).toBeInTheDocument()
    expect(rows()[0]).toEqual(['Total income', '$3,000.00'])
    expect(button('Approve')).toBeEnabled()
  })
})

describe('an approval that fails', () => {
  // TRACKER-201
  test('before anything is saved stays on the page, and can be tried again', async () => {
    const { wire } = open()
    await ready()
    wire.use(drop(saveIncomeGoals))
    await click('Approve')
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
    expect(screen.getByRole('heading', { name: 'Same as October?' })).toBeInTheDocument()
    expect(wire.requestsOf(updateTrackerInfo)).toEqual([])
    wire.use(...returningReplies())
    await click('Approve')
    await pageHeading('Track Your Success')
  })

  // TRACKER-78, TRACKER-201
  test('after the goals were saved is at the review', async () => {
    const { wire } = open()
    await ready()
    wire.use(drop(updateTrackerInfo))
    await click('Approve')
    await pageHeading(REVIEW)
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
    wire.use(on(updateTrackerInfo, approved))
    await click('Finish')
    await waitFor(() => expect(wire.requestsOf(updateTrackerInfo)).toHaveLength(2))
    expect(wire.requestsOf(saveIncomeGoals)).toHaveLength(1)
  })

  const approved = {
    success_tracker_info: {
      status: 'approved' as const,
      get_started_completed_at: '2026-10-01T12:00:00.000Z',
      budget_last_approved_at: MONTH,
    },
  }
})
