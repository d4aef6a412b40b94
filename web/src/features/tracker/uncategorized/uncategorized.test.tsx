import { listCategorySuggestions } from '@yoursuccess/contract/tracker/category-suggestions'
import { getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { listExpenseItems, updateExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { MONTH, sampleItem, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { click, openTracker, section } from '../../../testing/tracker-screen.tsx'
import { drop, type Handler, on } from '../../../testing/wire.ts'

const findCategoryMenu = (name: RegExp) => screen.findByRole('combobox', { name })

/** Opens the expenses page with the list instead of one item at a time. */
const openList = async (state = sampleTracker(), ...handlers: Handler[]) => {
  const app = openTracker('/expenses', state, ...handlers)
  await click('Show as a list')
  return app
}

describe('uncategorized spending as a list', () => {
  // TRACKER-120
  test('lists uncategorized spending first, with a category menu in each row', async () => {
    await openList()
    const list = await section('Uncategorized Spendings')
    const table = within(within(list).getByRole('table', { name: 'Uncategorized Spendings' }))
    const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(titles).toEqual(['Date', 'Description', 'Amount', 'Category'])
    const rows = table.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      const [date, description, amount, category] = within(row).getAllByRole('cell')
      expect(date?.textContent).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)
      expect(amount?.textContent).toMatch(/^\$[\d,]+\.\d{2}$/)
      const name = `Category of ${description?.textContent}, ${date?.textContent}`
      expect(within(category as HTMLElement).getByRole('combobox', { name })).toBeInTheDocument()
    }
    const [first] = screen.getAllByRole('region')
    expect(first).toBe(list)
  })

  // TRACKER-121
  test('categorizes by keyboard alone and moves the focus to the next row', async () => {
    const { wire } = await openList()
    ;(await findCategoryMenu(/Category of Thrift and Thread/)).focus()
    await userEvent.keyboard('clo{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Streamline TV/ })).toHaveFocus())
    expect(screen.queryByRole('combobox', { name: /Thrift/ })).not.toBeInTheDocument()
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'clothing_laundry_and_dry_cleaning' },
    })
    await userEvent.keyboard('ente{Enter}')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Uncategorized Spendings' })).not.toBeInTheDocument(),
    )
    expect(document.activeElement?.textContent).toBe('Expenses')
  })

  // TRACKER-120, TRACKER-121
  test('categorizing an earlier month leaves the lists of this month unchanged', async () => {
    const state = sampleTracker()
    const old = sampleItem({ id: 90, description: 'Old Diner', effective_date: '2026-10-04' })
    let uncategorized = [old]
    const { wire } = openTracker('/expenses', state)
    wire.use(
      on(listExpenseItems, () => ({ expense_items: uncategorized })),
      on(updateExpenseItem, () => {
        uncategorized = []
        return { expense_items: [{ ...old, category: 'entertainment' as const }] }
      }),
    )
    ;(await findCategoryMenu(/Old Diner/)).focus()
    // This month's numbers don't reload before the row has left.
    wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
    await userEvent.keyboard('ente{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Old Diner/ })).not.toBeInTheDocument())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({ month: '2026-10-01' })
    expect(screen.getByText('Maple Court')).toBeInTheDocument()
    expect(screen.queryByText('Old Diner')).not.toBeInTheDocument()
  })

  // TRACKER-122
  test('a failed update shows an error in its row, keeps the category and can be retried', async () => {
    const state = sampleTracker()
    const { wire } = await openList(state)
    wire.use(drop(updateExpenseItem))
    ;(await findCategoryMenu(/Thrift/)).focus()
    await userEvent.keyboard('clo{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("We couldn't reach YourSuccess")
    const choice = await screen.findByRole('combobox', { name: /Thrift/ })
    expect(alert.closest('tr')).toBe(choice.closest('tr'))
    expect(choice).toHaveValue('Clothing, laundry and dry cleaning')

    wire.use(...trackerReplies(state))
    await click('Try again')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Thrift/ })).not.toBeInTheDocument())
    expect(wire.requestsOf(updateExpenseItem).at(-1)?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'clothing_laundry_and_dry_cleaning' },
    })
  })

  // TRACKER-120
  test('shows eight uncategorized items and how many more there are', async () => {
    const many = Array.from({ length: 11 }, (_, at) => sampleItem({ id: 50 + at, description: `Shop ${at}` }))
    await openList({ ...sampleTracker(), items: many })
    const list = within(await section('Uncategorized Spendings'))
    expect(list.getAllByRole('combobox')).toHaveLength(8)
    expect(list.getByText('And 3 more after these.')).toBeInTheDocument()
  })

  // TRACKER-120
  test('hides the section when nothing is uncategorized', async () => {
    openTracker('/expenses', { ...sampleTracker(), items: [] })
    await section('Current Spending By Category')
    expect(screen.queryByRole('region', { name: 'Uncategorized Spendings' })).not.toBeInTheDocument()
  })

  // TRACKER-123
  test('suggests the last category of the payee, from this month or the one before', async () => {
    const streamline = { description: 'Streamline TV', category: null }
    const { wire } = await openList({
      ...sampleTracker(),
      items: [
        sampleItem({ id: 31, ...streamline, effective_date: '2026-11-05' }),
        sampleItem({ id: 32, ...streamline, effective_date: '2026-10-05' }),
        sampleItem({ id: 33, description: 'Thrift and Thread', effective_date: '2026-11-09' }),
        sampleItem({ id: 34, description: 'Thrift and Thread', category: 'charity' }),
      ],
    })
    const list = await section('Uncategorized Spendings')
    expect(within(list).getAllByRole('button', { name: /: Use / })).toHaveLength(1)
    await click(/^Thrift and Thread, .*: Use Charity$/)
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Thrift/ })).not.toBeInTheDocument())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({
      expense_item: { category: 'charity' },
    })

    ;(await findCategoryMenu(/Streamline TV, Nov 05/)).focus()
    await userEvent.keyboard('ente{Enter}')
    await click(/^Streamline TV, Oct 05.*: Use Entertainment$/)
    await waitFor(() => expect(wire.requestsOf(updateExpenseItem)).toHaveLength(3))
    expect(wire.requestsOf(updateExpenseItem)[2]).toMatchObject({
      params: { id: '32' },
      body: { expense_item: { category: 'entertainment' } },
    })
  })

  describe('swiping a row', () => {
    const withCharity = () => ({
      ...sampleTracker(),
      items: [
        ...sampleTracker().items,
        sampleItem({ id: 34, description: 'Thrift and Thread', category: 'charity' }),
      ],
    })
    const swipe = async (payee: RegExp, distance: number, pointerType = 'touch') => {
      const row = (await findCategoryMenu(payee)).closest('tr') as HTMLElement
      const at = (clientX: number) => ({ pointerId: 1, pointerType, clientX })
      fireEvent.pointerDown(row, at(40))
      fireEvent.pointerMove(row, at(40 + distance))
      fireEvent.pointerUp(row, at(40 + distance))
    }

    // TRACKER-123
    test('a swipe to the right accepts the suggestion', async () => {
      const { wire } = await openList(withCharity())
      await swipe(/Thrift/, 120)
      await waitFor(() => expect(screen.queryByRole('combobox', { name: /Thrift/ })).not.toBeInTheDocument())
      expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({
        expense_item: { category: 'charity' },
      })
    })

    // TRACKER-123
    test('a swipe without a suggestion opens the category menu', async () => {
      await openList()
      await swipe(/Streamline/, 120)
      expect(await screen.findByRole('option', { name: 'Charity' })).toBeInTheDocument()
    })

    // TRACKER-123
    test.each([
      { why: 'that is too short', distance: 60 },
      { why: 'to the left', distance: -120 },
      { why: 'by mouse', distance: 120, pointerType: 'mouse' },
    ])('ignores a swipe $why', async ({ distance, pointerType }) => {
      const { wire } = await openList(withCharity())
      await swipe(/Thrift/, distance, pointerType)
      await swipe(/Streamline/, distance, pointerType)
      expect(screen.queryByRole('option', { name: 'Charity' })).not.toBeInTheDocument()
      expect(wire.requestsOf(updateExpenseItem)).toHaveLength(0)
    })
  })
})

// RULE-05, TRACKER-123
test('offers the categories that the server suggests, the likeliest first', async () => {
  const { wire } = await openList(
    sampleTracker(),
    on(listCategorySuggestions, {
      category_suggestions: [{ expense_item_id: 23, categories: ['entertainment', 'utilities'] }],
    }),
  )
  const first = await screen.findByRole('button', { name: /Streamline TV, .*: Use Entertainment/ })
  expect(screen.getByRole('button', { name: /Streamline TV, .*: Use Utilities/ })).toBeInTheDocument()
  await userEvent.click(first)
  await waitFor(() =>
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'entertainment' },
    }),
  )
})
