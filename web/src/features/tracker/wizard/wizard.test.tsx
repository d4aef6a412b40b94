import { createTrackerInfo, updateTrackerInfo } from '@yoursuccess/contract/tracker'
import { deleteExpenseGoal, saveExpenseGoals, saveIncomeGoals } from '@yoursuccess/contract/tracker-goals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getProgram } from '@yoursuccess/contract/program'
import { describe, expect, test } from 'vitest'
import { emptyTracker, MONTH, sampleTracker, sampleTrustee } from '../../../testing/tracker-replies.ts'
import { button, click, openTracker, pageHeading } from '../../../testing/tracker-screen.tsx'
import { sampleProgram } from '../../../testing/samples.ts'
import { drop, on, type Wire } from '../../../testing/wire.ts'

const open = (state = emptyTracker(), path = '/get-started') => openTracker(path, state)
const amountOf = (row: string) =>
  within(screen.getByRole('group', { name: row })).getByLabelText('Monthly amount')

const TRUSTEE = 'Get started by entering your current monthly trustee payment'
const INCOME = 'Enter any income you expect to receive consistently each month'
const EXPENSES = 'Enter each expense you have this month, but may change in future months'
const REVIEW = 'Please review your information'

const monthsSaved = (wire: Wire) =>
  wire.requestsOf(saveExpenseGoals).map(({ body }) => (body as { month: string }).month)

describe('the first-time wizard', () => {
  test('leads from a trustee payment to an approved month, saving each step in bulk', async () => {
    const { wire, path } = open()
    await click('Get Started')
    expect(await pageHeading(TRUSTEE)).toBeTruthy()
    await userEvent.type(screen.getByPlaceholderText('Trustee Payment Amount'), '$500.5')
    await click('Continue')
    expect(await pageHeading(INCOME)).toBeTruthy()
    expect(wire.requestsOf(saveExpenseGoals)[0]?.body).toEqual({
      month: MONTH,
      expense_goal: { items: [{ amount: '500.5', category: 'trustee_payment', due_day: null, fixed: true }] },
    })

    await userEvent.type(amountOf('Income 1'), '3,000')
    await click('Remove Rent')
    await click('Remove Interest and dividends')
    await click('Continue')
    expect(await pageHeading(EXPENSES)).toBeTruthy()
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
    expect(await pageHeading(REVIEW)).toBeTruthy()
    const remaining = screen.getByText('Remaining').parentElement
    expect(remaining?.textContent).toContain('$1,200.00')

    await click('Finish')
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(path()).toBe('/dashboard/tracker/track-success')
    const [approval] = wire.requestsOf(createTrackerInfo)
    expect(approval?.body).toMatchObject({
      success_tracker_info: {
        get_started_completed_at: expect.any(String),
        budget_last_approved_at: expect.any(String),
      },
    })
  })

  test('begins with three sources of income and three expenses', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    expect(await pageHeading(INCOME)).toBeTruthy()
    const types = screen.getAllByLabelText<HTMLSelectElement>('Income type').map(({ value }) => value)
    expect(types).toEqual(['salary', 'rent', 'interest_and_dividends'])
  })

  test('goes on where the customer left off', async () => {
    open({ ...sampleTracker(), status: 'not_started', expenses: [] })
    expect(await pageHeading(EXPENSES)).toBeTruthy()
    const types = screen.getAllByLabelText<HTMLSelectElement>('Category').map(({ value }) => value)
    expect(types).toEqual(['housing', 'car_payment', 'utilities'])
  })

  test('says where one is among five steps', async () => {
    open()
    const steps = await screen.findByRole('list', { name: 'Steps' })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
    await click('Get Started')
    await waitFor(() =>
      expect(within(steps).getByText('Trustee payment').closest('[aria-current="step"]')).toBeTruthy(),
    )
  })

  test('does not let income below the trustee payment pass, and says what is missing', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await click('Remove Rent')
    await click('Remove Interest and dividends')
    await userEvent.type(amountOf('Income 1'), '417.60')
    await userEvent.tab()
    const notice = await screen.findByText(/You have not entered enough income to cover/)
    expect(notice.closest('[role=alert]')?.textContent).toContain('$82.40')
    expect(button('Continue').disabled).toBe(true)
    await userEvent.clear(amountOf('Income 1'))
    await userEvent.type(amountOf('Income 1'), '500')
    expect(screen.queryByText(/You have not entered enough income/)).toBeNull()
    expect(button('Continue').disabled).toBe(false)
  })

  test('keeps what was typed when a save fails, says so, and lets one try again', async () => {
    const { wire } = open()
    wire.use(drop(saveExpenseGoals))
    await click('Get Started')
    await userEvent.type(await screen.findByPlaceholderText('Trustee Payment Amount'), '450')
    await click('Continue')
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't reach YourSuccess")
    expect(screen.getByDisplayValue('450.00')).toBeTruthy()
    expect(button('Continue').disabled).toBe(false)
  })

  test('keeps a draft over a step back', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await userEvent.type(amountOf('Income 1'), '777')
    await click('Back')
    await pageHeading(TRUSTEE)
    await click('Continue')
    await pageHeading(INCOME)
    expect(screen.getByDisplayValue('777.00')).toBeTruthy()
  })

  test('refuses more than two decimals with the stated words', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await userEvent.type(amountOf('Income 1'), '10.999')
    await userEvent.tab()
    expect(
      await screen.findByText('Monthly amount must be a valid number with a maximum of 2 decimal.'),
    ).toBeTruthy()
  })

  test('takes two salaries, each with a name of its own', async () => {
    const { wire } = open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await click('Remove Interest and dividends')
    await userEvent.selectOptions(
      within(screen.getByRole('group', { name: 'Income 2' })).getByLabelText('Income type'),
      'salary',
    )
    await userEvent.type(amountOf('Income 1'), '2000')
    await userEvent.type(amountOf('Income 2'), '900')
    expect(button('Continue').disabled).toBe(true)
    const [, second] = screen.getAllByLabelText('Whose, or where from')
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

  test('adds a source of a type that has none yet, which needs no name', async () => {
    open({ ...emptyTracker(), trustee: sampleTrustee('500.00') })
    await pageHeading(INCOME)
    await click('+ Add additional income source')
    const selects = screen.getAllByLabelText<HTMLSelectElement>('Income type')
    expect(new Set(selects.map(({ value }) => value)).size).toBe(4)
    expect(screen.queryByLabelText('Whose, or where from')).toBeNull()
  })

  test('asks before it removes saved income, and removes nothing when the answer is no', async () => {
    open({ ...sampleTracker(), status: 'not_started', expenses: [] }, '/get-started?step=3')
    await pageHeading(INCOME)
    await click('Remove Rent')
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.getAllByLabelText('Income type')).toHaveLength(2)
  })

  test('says that a saved expense is deleted, once the question was answered with yes', async () => {
    const { wire } = open({ ...sampleTracker(), status: 'not_started' }, '/get-started?step=4')
    await pageHeading(EXPENSES)
    await click('Remove Utilities')
    await click('Yes, delete it!')
    const told = await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(told.textContent).toContain('Your expense goal has been deleted.')
    expect(wire.requestsOf(deleteExpenseGoal)[0]?.params).toEqual({ id: '12' })
    expect(screen.getAllByLabelText('Category')).toHaveLength(1)
  })

  test('stops expenses beyond the budget with a popup and saves nothing', async () => {
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
    expect(popup.textContent).toContain('This would add $1.00 over your budget.')
    expect(wire.requestsOf(saveExpenseGoals)).toHaveLength(0)
  })

  test('opens a video with its words from Learn More', async () => {
    open()
    await click('Learn More')
    expect(await screen.findByRole('dialog', { name: 'How the Success Tracker helps' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that cannot be finished stays at the review, and says so', async () => {
    const { wire } = open({ ...sampleTracker(), status: 'not_started' })
    await pageHeading(REVIEW)
    wire.use(drop(createTrackerInfo))
    await click('Finish')
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't reach YourSuccess")
    await pageHeading(REVIEW)
  })
})

describe('the first-time wizard, when the month turns', () => {
  test.each([
    { at: REVIEW, step: '5' },
    { at: 'Enter each expense you have in November, but may change in future months', step: '4' },
  ])('goes on in the month in which it was opened, from "$at"', async ({ at, step }) => {
    const { wire, router, queryClient } = open({ ...sampleTracker(), status: 'not_started' })
    await pageHeading(REVIEW)
    await router.navigate({ to: '.', search: { step, month: MONTH } })
    wire.use(on(getProgram, { ...sampleProgram, today: '2026-12-01' }))
    await act(() => queryClient.invalidateQueries({ queryKey: ['program'] }))
    expect(await pageHeading(at)).toBeTruthy()
    expect(screen.getByText('Your plan for November 2026')).toBeTruthy()
    if (step === '4') await click('Continue')
    await pageHeading(REVIEW)
    expect(monthsSaved(wire)).toEqual(step === '4' ? [MONTH] : [])
    await click('Finish')
    await pageHeading('Track Your Success')
    expect(wire.requestsOf(createTrackerInfo)[0]?.body).toMatchObject({ month: MONTH })
  })

  test('does not plan a month of the address that is over', async () => {
    const { wire } = open(emptyTracker(), '/get-started?step=2&month=2026-09-01')
    await click('Get Started')
    expect(screen.getByText('Your plan for November 2026')).toBeTruthy()
    expect(wire.requestsOf(saveExpenseGoals)).toEqual([])
  })
})

describe('the monthly wizard', () => {
  test('opens for a month that needs approval, with the goals of last time, and approves it', async () => {
    const { wire, path } = open({ ...sampleTracker(), status: 'needs_approval' }, '')
    // The goals of this month are saved, so the wizard goes on at the review.
    expect(await pageHeading(REVIEW)).toBeTruthy()
    expect(path()).toBe('/dashboard/tracker/monthly-goals')
    await click('Finish')
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(wire.requestsOf(updateTrackerInfo)[0]?.body).toEqual({
      success_tracker_info: { budget_last_approved_at: MONTH },
    })
  })

  const nothingSaved = () => {
    const state = sampleTracker()
    const unsaved = <Row extends object>(row: Row) => ({ ...row, id: null as unknown as number })
    return {
      ...state,
      status: 'needs_approval' as const,
      income: state.income.map(unsaved),
      expenses: state.expenses.map(unsaved),
      trustee: unsaved(sampleTrustee('500.00')),
    }
  }

  test('welcomes to next month with the stated words', async () => {
    const { router } = open({ ...nothingSaved(), status: 'approved' }, '/learn-more')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month: '2026-12-01' } })
    expect(await pageHeading("It's time to update your goals for next month")).toBeTruthy()
    expect(screen.getByText('Your plan for December 2026')).toBeTruthy()
  })

  test('never calls this month the next one', async () => {
    open(nothingSaved(), '')
    expect(await pageHeading("It's time to set your goals for November")).toBeTruthy()
    await click('Next')
    await pageHeading(TRUSTEE)
    expect(screen.getByDisplayValue('500.00')).toBeTruthy()
  })

  test('without a month in the navigation state it leads to the tracker', async () => {
    const { path } = open(sampleTracker(), '/monthly-goals')
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(path()).toBe('/dashboard/tracker/track-success')
  })

  test.each([
    { at: REVIEW, step: '5' },
    { at: 'Enter each expense you have in November, but may change in future months', step: '4' },
  ])('goes on in its month when that turns at "$at"', async ({ at, step }) => {
    const state = { ...sampleTracker(), status: 'needs_approval' as const }
    const { wire, router, queryClient } = open(state, '')
    await pageHeading(REVIEW)
    await router.navigate({ to: '.', search: { step, month: MONTH }, state: true })
    wire.use(on(getProgram, { ...sampleProgram, today: '2026-12-01' }))
    await act(() => queryClient.invalidateQueries({ queryKey: ['program'] }))
    expect(await pageHeading(at)).toBeTruthy()
    expect(screen.getByText('Your plan for November 2026')).toBeTruthy()
    if (step === '4') await click('Continue')
    await pageHeading(REVIEW)
    expect(monthsSaved(wire)).toEqual(step === '4' ? [MONTH] : [])
    await click('Finish')
    await pageHeading('Track Your Success')
    expect(wire.requestsOf(updateTrackerInfo)[0]?.body).toEqual({
      success_tracker_info: { budget_last_approved_at: MONTH },
    })
  })

  test('ends at the month it planned when that began meanwhile, not at the one before', async () => {
    const { wire, router, path } = open(sampleTracker(), '/expenses')
    await pageHeading('Expenses')
    await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month: '2026-12-01' } })
    await pageHeading(REVIEW)
    wire.use(on(getProgram, { ...sampleProgram, today: '2026-12-01' }))
    await click('Finish')
    await pageHeading('Track Your Success')
    expect(await screen.findByRole('region', { name: 'December 2026' })).toBeTruthy()
    expect(path()).toBe('/dashboard/tracker/track-success')
  })

  test.each(['2026-10-01', '2027-01-01', '2026-12-02'])('nor does it open for %s', async (month) => {
    const { path, router } = open(sampleTracker(), '/expenses')
    await pageHeading('Expenses')
    await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month } })
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(path()).toBe('/dashboard/tracker/track-success')
  })
})
