import { getPaymentTracking } from '@yoursuccess/contract/tracker'
import { deleteExpenseGoal } from '@yoursuccess/contract/tracker-goals'
import {
  createExpenseItem,
  listExpenseItems,
  splitExpenseItem,
  updateExpenseItem,
} from '@yoursuccess/contract/tracker-items'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import {
  MONTH,
  sampleGoal,
  sampleItem,
  sampleTracker,
  trackerReplies,
} from '../../testing/tracker-replies.ts'
import { drop, on, refuse } from '../../testing/wire.ts'

const open = (state = sampleTracker(), path = '/dashboard/tracker/expenses') =>
  renderApp(path, { user: sampleUser, handlers: trackerReplies(state) })
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const section = (name: string) => screen.findByRole('region', { name })
const choiceOf = (name: RegExp) => screen.findByRole('combobox', { name })

describe('uncategorized spendings', () => {
  test('come first, with a choice for each one', async () => {
    open()
    const list = await section('Uncategorized Spendings')
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    const [first] = screen.getAllByRole('region')
    expect(first).toBe(list)
  })

  test('are cleared by keyboard alone: letters, Enter, and the next one has the focus', async () => {
    const { wire } = open()
    ;(await choiceOf(/Category of Thrift and Thread/)).focus()
    await userEvent.keyboard('clo{Enter}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Streamline TV/ })),
    )
    expect(screen.queryByRole('combobox', { name: /Thrift/ })).toBeNull()
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'clothing_laundry_and_dry_cleaning' },
    })
    await userEvent.keyboard('ente{Enter}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Uncategorized Spendings' })).toBeNull())
    expect(document.activeElement?.textContent).toBe('Expenses')
  })

  test('of an earlier month leave the lists of this month as they are', async () => {
    const state = sampleTracker()
    const old = sampleItem({ id: 90, description: 'Old Diner', effective_date: '2026-10-04' })
    let uncategorized = [old]
    const { wire } = open(state)
    wire.use(
      on(listExpenseItems, () => ({ expense_items: uncategorized })),
      on(updateExpenseItem, () => {
        uncategorized = []
        return { expense_items: [{ ...old, category: 'entertainment' as const }] }
      }),
    )
    ;(await choiceOf(/Old Diner/)).focus()
    // The numbers of this month do not come again before the row has left.
    wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
    await userEvent.keyboard('ente{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Old Diner/ })).toBeNull())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({ month: '2026-10-01' })
    expect(screen.getByText('Maple Court')).toBeTruthy()
    expect(screen.queryByText('Old Diner')).toBeNull()
  })

  test('stay when the update fails, and nothing is said', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = open()
    wire.use(drop(updateExpenseItem))
    ;(await choiceOf(/Thrift/)).focus()
    await userEvent.keyboard('clo{Enter}')
    await waitFor(() => expect(warn).toHaveBeenCalled())
    expect(await choiceOf(/Thrift/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('have no section when there are none', async () => {
    open({ ...sampleTracker(), items: [] })
    await section('Current Spending By Category')
    expect(screen.queryByRole('region', { name: 'Uncategorized Spendings' })).toBeNull()
  })
})

describe('current spending by category', () => {
  test('lists spent categories by label, then uncategorized, then goals without spending', async () => {
    open()
    const rows = within(await screen.findByRole('list', { name: 'Spending by category' })).getAllByRole(
      'listitem',
    )
    expect(rows.map((row) => row.textContent?.match(/^[A-Za-z ]+/)?.[0])).toEqual([
      'Housing',
      'Trustee Payment',
      'Uncategorized',
      'Utilities',
    ])
    expect(rows[0]?.textContent).toContain('100% goal reached')
    expect(rows[1]?.textContent).toContain('$200.00 of $500.00')
    expect(rows[3]?.textContent).toContain('0% within the goal')
  })

  test('offers the breakdown of each category but of what has none, and no delete for the trustee payment', async () => {
    open()
    const rows = within(await screen.findByRole('list', { name: 'Spending by category' })).getAllByRole(
      'listitem',
    )
    const offers = rows.map((row) => within(row).queryByRole('link', { name: /Spending Breakdown/ }) !== null)
    expect(offers).toEqual([true, true, false, true])
    const deletes = rows.map((row) => within(row).queryByRole('button', { name: /Delete goal/ }) !== null)
    expect(deletes).toEqual([true, false, false, true])
  })

  test('deletes a goal after a question, and says so', async () => {
    const { wire } = open()
    await click('Delete goal of Utilities')
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    expect(question.textContent).toContain("You won't be able to revert this!")
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }))
    const told = await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(told.textContent).toContain('Your expense goal has been deleted.')
    expect(wire.requestsOf(deleteExpenseGoal)[0]).toMatchObject({
      params: { id: '12' },
      query: { month: MONTH },
    })
    expect(screen.queryByRole('button', { name: 'Delete goal of Utilities', hidden: true })).toBeNull()
  })

  test('takes an additional expense, of today and of this account', async () => {
    const { wire } = open()
    await click('Additional Expense Transaction')
    const dialog = await screen.findByRole('dialog', { name: 'Additional Expense Transaction' })
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await userEvent.type(within(dialog).getByLabelText('Amount'), '12.5')
    await userEvent.selectOptions(within(dialog).getByLabelText('Expense Category'), 'charity')
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(wire.requestsOf(createExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { amount: '12.5', category: 'charity', external: false },
    })
    const list = await screen.findByRole('list', { name: 'Spending by category' })
    expect(within(list).getByText('Charity')).toBeTruthy()
  })
})

describe('reported expenses', () => {
  test('stand in two tables, five to a page', async () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      sampleItem({ id: 30 + at, category: 'charity', description: `Gift ${at}` }),
    )
    open({ ...sampleTracker(), items: [...sampleTracker().items, ...many] })
    const generated = await screen.findByRole('table', {
      name: 'Your reported expenses generated this month',
    })
    expect(within(generated).getAllByRole('row')).toHaveLength(1 + 5)
    const external = screen.getByRole('table', { name: 'Your reported external expenses this month' })
    expect(within(external).getByText('Money order')).toBeTruthy()
    await click('Page 2')
    expect(within(generated).getAllByRole('row')).toHaveLength(1 + 5)
  })

  test('made by a transaction keep amount and day: only category and description can be updated', async () => {
    const { wire } = open()
    await click('Update Maple Court')
    const dialog = await screen.findByRole('dialog', { name: 'Update expense' })
    expect(within(dialog).queryByLabelText('Amount')).toBeNull()
    expect(within(dialog).queryByRole('button', { name: /Delete/ })).toBeNull()
    await userEvent.type(within(dialog).getByLabelText('Description (optional)'), ' flat')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'housing', description: 'Maple Court flat' },
    })
  })

  test('are split into parts only when the parts add up exactly', async () => {
    const { wire } = open()
    await click('Break down Thrift and Thread')
    const dialog = await screen.findByRole('dialog', { name: 'Breakdown Transaction' })
    const part = (at: number) => within(within(dialog).getByRole('group', { name: `Part ${at}` }))
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save breakdown' })
    for (const [at, amount, category] of [
      [1, '20', 'charity'],
      [2, '5', 'other'],
    ] as const) {
      await userEvent.type(part(at).getByLabelText('Amount'), amount)
      await userEvent.selectOptions(part(at).getByLabelText('Category'), category)
    }
    expect(dialog.textContent).toContain('$0.50 too much.')
    expect(save.disabled).toBe(true)
    await userEvent.clear(part(2).getByLabelText('Amount'))
    await userEvent.type(part(2).getByLabelText('Amount'), '4.50')
    expect(dialog.textContent).toContain('The parts add up exactly.')
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(wire.requestsOf(splitExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_items: [
        { amount: '20', category: 'charity', description: '', expense_item_id: 22 },
        { amount: '4.50', category: 'other', description: '', expense_item_id: 22 },
      ],
    })
  })
})

describe('external spending', () => {
  const path = '/dashboard/tracker/external-spending'

  test('records a trustee payment made elsewhere, and says so', async () => {
    const { wire } = open(sampleTracker(), path)
    await userEvent.type(await screen.findByLabelText('Amount'), '$300.00')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Trustee Payment')
    await click('+ Save external transaction')
    const popup = await screen.findByRole('dialog', { name: 'Success!' })
    expect(popup.textContent).toContain('Your operation was completed successfully.')
    expect(wire.requestsOf(createExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: {
        amount: '300.00',
        category: 'trustee_payment',
        effective_date: '2026-11-21',
        external: true,
        description: '',
      },
    })
  })

  test('keeps what was typed when it fails, and says so', async () => {
    const { wire } = open(sampleTracker(), path)
    wire.use(drop(createExpenseItem))
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    await click('+ Save external transaction')
    const popup = await screen.findByRole('dialog', { name: 'Error!' })
    expect(popup.textContent).toContain('Something went wrong. Please try again.')
    expect(screen.getByDisplayValue('300.00')).toBeTruthy()
  })

  test('says why when the server refuses', async () => {
    const { wire } = open(sampleTracker(), path)
    wire.use(refuse(createExpenseItem, 'tracker.month_closed'))
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    await click('+ Save external transaction')
    expect((await screen.findByRole('dialog', { name: 'Error!' })).textContent).toContain(
      'This month is closed.',
    )
  })

  test('a closed month takes no more spending, and says so', async () => {
    open(sampleTracker(), `${path}?month=2026-09-01`)
    expect(await screen.findByText(/^This month is closed\./)).toBeTruthy()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  test('needs a day', async () => {
    open(sampleTracker(), path)
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: '+ Save external transaction' })
    expect(save.disabled).toBe(false)
    await userEvent.clear(screen.getByLabelText('Day'))
    await userEvent.tab()
    await waitFor(() => expect(save.disabled).toBe(true))
  })
})

test.each([
  { month: '2026-10-01', adds: 3 },
  { month: '2026-09-01', adds: 0 },
])('the expenses of $month offer $adds ways to add one', async ({ month, adds }) => {
  open(sampleTracker(), `/dashboard/tracker/expenses?month=${month}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Expenses' })).toBeTruthy()
  const buttons = screen.queryAllByRole('button', { name: /^\+ Add|^Additional Expense/ })
  expect(buttons).toHaveLength(adds)
})

test('in a closed month an item keeps its amount and day', async () => {
  const { wire } = open(sampleTracker(), '/dashboard/tracker/external-spending?month=2026-09-01')
  await click('Update Money order')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Amount')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Delete this expense' })).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Charity')
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
  await waitFor(() =>
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: '2026-09-01',
      expense_item: { category: 'charity', description: 'Money order' },
    }),
  )
})

test('a category shows its items and its goal; cushion goals cannot be chosen', async () => {
  const state = {
    ...sampleTracker(),
    expenses: [...sampleTracker().expenses, sampleGoal(13, 'cushion', '5.00')],
  }
  open(state, '/dashboard/tracker/expense-item-by-category/housing')
  expect(await screen.findByRole('heading', { level: 1, name: 'Housing' })).toBeTruthy()
  expect(
    within(screen.getByRole('table', { name: 'Spent on Housing' })).getByText('Maple Court'),
  ).toBeTruthy()
  await click('Update Maple Court')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('option', { name: 'Cushion' })).toBeNull()
})
