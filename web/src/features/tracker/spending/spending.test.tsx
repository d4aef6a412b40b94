import { deleteExpenseGoal } from '@yoursuccess/contract/tracker/tracker-goals'
import { createExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { readStored, store } from '../../../lib/storage.ts'
import { MONTH, sampleGoal, sampleItem, sampleTracker } from '../../../testing/tracker-replies.ts'
import { button, click, openTracker, section } from '../../../testing/tracker-screen.tsx'
import { refuse } from '../../../testing/wire.ts'

describe('current spending by category', () => {
  // TRACKER-110, TRACKER-111
  test('lists spent categories by label, then uncategorized, then goals without spending', async () => {
    openTracker('/expenses')
    const rows = within(await screen.findByRole('list', { name: 'Spending by category' })).getAllByRole(
      'listitem',
    )
    expect(rows.map((row) => row.textContent?.match(/^[A-Za-z ]+/)?.[0].trim())).toEqual([
      'Housing',
      'Trustee Payment',
      'Uncategorized',
      'Utilities',
    ])
    expect(rows[0]).toHaveTextContent('As planned')
    expect(rows[1]).toHaveTextContent('$200.00 of $500.00')
    expect(rows[1]).toHaveTextContent('$300.00 left to send')
    expect(rows[3]).toHaveTextContent('$300.00 left, 0% used, within your goal')
  })

  // TRACKER-44, TRACKER-107, TRACKER-112, TRACKER-180
  test('a row opens its breakdown and what can be done with its goal', async () => {
    openTracker('/expenses')
    const list = within(await screen.findByRole('list', { name: 'Spending by category' }))
    for (const opener of list.getAllByRole('button')) {
      expect(opener).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(opener)
      expect(opener).toHaveAttribute('aria-expanded', 'true')
    }
    const offers = list.getAllByRole('listitem').map((row) => {
      const actions = [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')]
      return actions
        .filter((action) => !action.hasAttribute('aria-expanded'))
        .map((action) => action.getAttribute('aria-label') ?? action.textContent)
    })
    expect(offers).toEqual([
      ['Spending Breakdown of Housing', 'Edit goal for Housing', 'Delete goal for Housing'],
      ['Spending Breakdown of Trustee Payment', 'Edit trustee payment'],
      [],
      ['Spending Breakdown of Utilities', 'Edit goal for Utilities', 'Delete goal for Utilities'],
    ])
    await click(/^Housing/)
    expect(screen.queryByRole('link', { name: 'Spending Breakdown of Housing' })).not.toBeInTheDocument()
  })

  // TRACKER-180
  test('names a row by its category, its numbers and what is left', async () => {
    openTracker('/expenses')
    for (const name of [
      'Housing $1,200.00 of $1,200.00 As planned',
      'Utilities $0.00 of $300.00 $300.00 left, 0% used, within your goal',
    ])
      expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  })

  // TRACKER-180
  test('edits a goal, and sets one for a category without a goal', async () => {
    openTracker('/expenses', {
      ...sampleTracker(),
      items: [sampleItem({ id: 21, amount: '5.00', category: 'charity', description: 'Alms' })],
    })
    await click(/^Utilities/)
    await click(/^Edit goal\s*for Utilities$/)
    const edit = within(await screen.findByRole('dialog', { name: 'Update expense goal' }))
    expect(edit.getByLabelText('Amount')).toHaveValue('300.00')
    await userEvent.click(edit.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await click(/^Charity/)
    await click(/^Set a goal\s*for Charity$/)
    const add = within(await screen.findByRole('dialog', { name: 'Add expense goal' }))
    expect(add.getByLabelText('Category')).toHaveValue('charity')
  })

  // TRACKER-17, TRACKER-180
  test('in a past month a row opens only its breakdown', async () => {
    openTracker('/expenses?month=2026-10-01')
    await click(/^Housing/)
    const row = (await screen.findByRole('link', { name: /^Spending Breakdown/ })).closest('li')
    expect(within(row as HTMLElement).getAllByRole('button')).toHaveLength(1)
  })

  // TRACKER-181
  test('orders the categories by risk when the customer wants it, and remembers it', async () => {
    const state = {
      ...sampleTracker(),
      items: [
        ...sampleTracker().items,
        sampleItem({ id: 31, amount: '250.00', category: 'utilities' }),
        sampleItem({ id: 32, amount: '7.00', category: 'taxes' }),
      ],
    }
    const order = () =>
      within(screen.getByRole('list', { name: 'Spending by category' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent?.match(/^[A-Za-z ]+/)?.[0].trim())
    openTracker('/expenses', state)
    await click('Needs attention first')
    expect(button('Needs attention first')).toHaveAttribute('aria-pressed', 'true')
    expect(order()).toEqual(['Taxes', 'Utilities', 'Uncategorized', 'Trustee Payment', 'Housing'])
    expect(readStored('ys.spending-order')).toBe('risk')
    await click('Needs attention first')
    expect(order()).toEqual(['Housing', 'Taxes', 'Trustee Payment', 'Utilities', 'Uncategorized'])
    expect(readStored('ys.spending-order')).toBeUndefined()
  })

  // TRACKER-181
  test('begins with the order that was chosen last in this browser', async () => {
    store('ys.spending-order', 'risk')
    openTracker('/expenses')
    const list = within(await screen.findByRole('list', { name: 'Spending by category' }))
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^Uncategorized/)
  })

  // TRACKER-103, TRACKER-112
  test('deletes a goal after confirmation and says so', async () => {
    const { wire } = openTracker('/expenses')
    await click(/^Utilities/)
    await click('Delete goal for Utilities')
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    expect(question).toHaveTextContent("You won't be able to revert this!")
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }))
    const popup = await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(popup).toHaveTextContent('Your expense goal has been deleted.')
    expect(wire.requestsOf(deleteExpenseGoal)[0]).toMatchObject({
      params: { id: '12' },
      query: { month: MONTH },
    })
    expect(
      screen.queryByRole('button', { name: 'Delete goal for Utilities', hidden: true }),
    ).not.toBeInTheDocument()
  })

  // TRACKER-112
  test('says why a goal could not be deleted', async () => {
    const { wire } = openTracker('/expenses')
    wire.use(refuse(deleteExpenseGoal, 'tracker.month_not_plannable'))
    await click(/^Utilities/)
    await click('Delete goal for Utilities')
    await click('Yes, delete it!')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can only change goals for this month and next month.',
    )
    expect(screen.getByRole('button', { name: 'Delete goal for Utilities' })).toBeInTheDocument()
  })

  // TRACKER-113, TRACKER-172
  test('adds an expense made today from this account', async () => {
    const { wire } = openTracker('/expenses')
    await click('Additional Expense Transaction')
    const dialog = await screen.findByRole('dialog', { name: 'Additional Expense Transaction' })
    const save = within(dialog).getByRole('button', { name: 'Save' })
    expect(save).toBeDisabled()
    await userEvent.type(within(dialog).getByLabelText('Amount'), '12.5')
    await userEvent.selectOptions(within(dialog).getByLabelText('Expense Category'), 'charity')
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(createExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { amount: '12.5', category: 'charity', external: false },
    })
    const list = await screen.findByRole('list', { name: 'Spending by category' })
    expect(within(list).getByText('Charity')).toBeInTheDocument()
  })

  // TRACKER-113
  test('Cancel adds no expense', async () => {
    const { wire } = openTracker('/expenses')
    await click('Additional Expense Transaction')
    const dialog = within(await screen.findByRole('dialog', { name: 'Additional Expense Transaction' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '12.5')
    await userEvent.selectOptions(dialog.getByLabelText('Expense Category'), 'charity')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(createExpenseItem)).toEqual([])
  })

  // TRACKER-106
  test('shows the totals of income, goals and spending', async () => {
    openTracker('/expenses')
    const panel = await section('Current Spending By Category')
    const sums = within(panel)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(sums).toEqual([
      ['Current spend', '$1,239.50'],
      ['Income goals', '$3,000.00'],
      ['Expense goals', '$1,500.00'],
    ])
  })

  // TRACKER-108, TRACKER-111
  test.each([
    { spent: '239.99', says: '79% used, within your goal', color: 'within' },
    { spent: '240.00', says: '80% used, close to your goal', color: 'near' },
    { spent: '299.99', says: '99% used, close to your goal', color: 'near' },
    { spent: '300.00', says: 'As planned', color: 'reached' },
    { spent: '300.01', says: '$0.01 over your goal', color: 'reached' },
    { spent: '1050.55', says: '$750.55 over your goal', color: 'reached' },
  ])('for $spent dollars of 300 spent shows: $says', async ({ spent, says, color }) => {
    openTracker('/expenses', {
      ...sampleTracker(),
      items: [sampleItem({ amount: spent, category: 'utilities' })],
    })
    const list = await screen.findByRole('list', { name: 'Spending by category' })
    const row = within(list).getByText('Utilities').closest('li')
    expect(row).toHaveTextContent(says)
    const bar = row?.querySelector('rect:last-child')
    expect(bar).toHaveAttribute('fill', `var(--ys-goal-${color})`)
    // The bar ends at its goal.
    const width = Math.min(100, Math.floor(Number(spent) / 3))
    expect(bar).toHaveAttribute('width', String(width))
  })
})

// TRACKER-98, TRACKER-114
test('a category page shows only its items, and does not offer the category Cushion', async () => {
  const state = {
    ...sampleTracker(),
    expenses: [...sampleTracker().expenses, sampleGoal(13, 'cushion', '5.00')],
  }
  openTracker('/expense-item-by-category/housing', state)
  expect(await screen.findByRole('heading', { level: 1, name: 'Housing' })).toBeInTheDocument()
  expect(
    within(screen.getByRole('table', { name: 'Spent on Housing' })).getByText('Maple Court'),
  ).toBeInTheDocument()
  expect(screen.queryByText('Streamline TV')).not.toBeInTheDocument()
  await click('Update Maple Court')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('option', { name: 'Cushion' })).not.toBeInTheDocument()
})
