import { getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { listExpenseItems, updateExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { MONTH, sampleItem, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { click, openTracker, section } from '../../../testing/tracker-screen.tsx'
import { drop, on } from '../../../testing/wire.ts'

const choiceOf = (name: RegExp) => screen.findByRole('combobox', { name })

describe('uncategorized spendings', () => {
  // TRACKER-120
  test('come first, as a table with a choice of the category in each row', async () => {
    openTracker('/expenses')
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
      expect(within(category as HTMLElement).getByRole('combobox', { name })).toBeTruthy()
    }
    const [first] = screen.getAllByRole('region')
    expect(first).toBe(list)
  })

  // TRACKER-121
  test('are cleared by keyboard alone: letters, Enter, and the next one has the focus', async () => {
    const { wire } = openTracker('/expenses')
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

  // TRACKER-120, TRACKER-121
  test('of an earlier month leave the lists of this month as they are', async () => {
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
    ;(await choiceOf(/Old Diner/)).focus()
    // This month's numbers don't reload before the row has left.
    wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
    await userEvent.keyboard('ente{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Old Diner/ })).toBeNull())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({ month: '2026-10-01' })
    expect(screen.getByText('Maple Court')).toBeTruthy()
    expect(screen.queryByText('Old Diner')).toBeNull()
  })

  // TRACKER-122
  test('stay when the update fails: the row says so, keeps the category, and tries it again in one tap', async () => {
    const state = sampleTracker()
    const { wire } = openTracker('/expenses', state)
    wire.use(drop(updateExpenseItem))
    ;(await choiceOf(/Thrift/)).focus()
    await userEvent.keyboard('clo{Enter}')
    const dialog = await screen.findByRole('alert')
    expect(dialog.textContent).toContain("We couldn't reach YourSuccess")
    const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: /Thrift/ })
    expect(dialog.closest('tr')).toBe(choice.closest('tr'))
    expect(choice.value).toBe('Clothing, laundry and dry cleaning')

    wire.use(...trackerReplies(state))
    await click('Try again')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Thrift/ })).toBeNull())
    expect(wire.requestsOf(updateExpenseItem).at(-1)?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'clothing_laundry_and_dry_cleaning' },
    })
  })

  // TRACKER-120
  test('are eight at a time, and say how many follow', async () => {
    const many = Array.from({ length: 11 }, (_, at) => sampleItem({ id: 50 + at, description: `Shop ${at}` }))
    openTracker('/expenses', { ...sampleTracker(), items: many })
    const list = within(await section('Uncategorized Spendings'))
    expect(list.getAllByRole('combobox')).toHaveLength(8)
    expect(list.getByText('And 3 more after these.')).toBeTruthy()
  })

  // TRACKER-120
  test('have no section when there are none', async () => {
    openTracker('/expenses', { ...sampleTracker(), items: [] })
    await section('Current Spending By Category')
    expect(screen.queryByRole('region', { name: 'Uncategorized Spendings' })).toBeNull()
  })

  // TRACKER-123
  test('offer in one tap what the same payee was given last, here or in the month before', async () => {
    const streamline = { description: 'Streamline TV', category: null }
    const { wire } = openTracker('/expenses', {
      ...sampleTracker(),
      items: [
        sampleItem({ id: 31, ...streamline, effective_date: '2026-11-05' }),
        sampleItem({ id: 32, ...streamline, effective_date: '2026-10-05' }),
        sampleItem({ id: 33, description: 'Thrift and Thread', effective_date: '2026-11-09' }),
        sampleItem({ id: 34, description: 'Thrift and Thread', category: 'charity' }),
      ],
    })
    const list = await section('Uncategorized Spendings')
    expect(within(list).getAllByRole('button', { name: /again$/ })).toHaveLength(1)
    await click(/^Thrift and Thread, .*: Charity again$/)
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Thrift/ })).toBeNull())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({
      expense_item: { category: 'charity' },
    })

    ;(await choiceOf(/Streamline TV, Nov 05/)).focus()
    await userEvent.keyboard('ente{Enter}')
    await click(/^Streamline TV, Oct 05.*: Entertainment again$/)
    await waitFor(() => expect(wire.requestsOf(updateExpenseItem)).toHaveLength(3))
    expect(wire.requestsOf(updateExpenseItem)[2]).toMatchObject({
      params: { id: '32' },
      body: { expense_item: { category: 'entertainment' } },
    })
  })

  describe('under a finger', () => {
    const withCharity = () => ({
      ...sampleTracker(),
      items: [
        ...sampleTracker().items,
        sampleItem({ id: 34, description: 'Thrift and Thread', category: 'charity' }),
      ],
    })
    const swipe = async (payee: RegExp, distance: number, pointerType = 'touch') => {
      const row = (await choiceOf(payee)).closest('tr') as HTMLElement
      const at = (clientX: number) => ({ pointerId: 1, pointerType, clientX })
      fireEvent.pointerDown(row, at(40))
      fireEvent.pointerMove(row, at(40 + distance))
      fireEvent.pointerUp(row, at(40 + distance))
    }

    // TRACKER-123
    test('take the suggestion by a swipe to the right', async () => {
      const { wire } = openTracker('/expenses', withCharity())
      await swipe(/Thrift/, 120)
      await waitFor(() => expect(screen.queryByRole('combobox', { name: /Thrift/ })).toBeNull())
      expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({
        expense_item: { category: 'charity' },
      })
    })

    // TRACKER-123
    test('open their choices by a swipe where nothing is suggested', async () => {
      openTracker('/expenses')
      await swipe(/Streamline/, 120)
      expect(await screen.findByRole('option', { name: 'Charity' })).toBeTruthy()
    })

    // TRACKER-123
    test.each([
      { why: 'too short', distance: 60 },
      { why: 'to the left', distance: -120 },
      { why: 'of the mouse', distance: 120, pointerType: 'mouse' },
    ])('stay where they are after a movement $why', async ({ distance, pointerType }) => {
      const { wire } = openTracker('/expenses', withCharity())
      await swipe(/Thrift/, distance, pointerType)
      await swipe(/Streamline/, distance, pointerType)
      expect(screen.queryByRole('option', { name: 'Charity' })).toBeNull()
      expect(wire.requestsOf(updateExpenseItem)).toHaveLength(0)
    })
  })
})
