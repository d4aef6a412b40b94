import { listCategorySuggestions } from '@yoursuccess/contract/tracker/category-suggestions'
import { getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { updateExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { MONTH, sampleItem, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { click, openTracker, section } from '../../../testing/tracker-screen.tsx'
import { drop, on } from '../../../testing/wire.ts'

const findCard = (payee: RegExp) => screen.findByRole('group', { name: payee })
const chipsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.split(': ')[1])

const suggesting = (id: number, ...categories: SelectableExpenseCategory[]) =>
  on(listCategorySuggestions, { category_suggestions: [{ expense_item_id: id, categories }] })

describe('uncategorized spending, one at a time', () => {
  // TRACKER-120, TRACKER-177
  test('shows the newest item with three suggestions and a list of all categories', async () => {
    openTracker('/expenses')
    const deck = await section('Uncategorized Spendings')
    const [first] = screen.getAllByRole('region')
    expect(first).toBe(deck)
    const card = await findCard(/^Thrift and Thread \$24\.50 Nov 09, 2026$/)
    expect(chipsOf(card)).toEqual(['Clothing, laundry and dry cleaning', 'Housing', 'Utilities'])
    const name = 'Category of Thrift and Thread, Nov 09, 2026'
    expect(within(card).getByRole('combobox', { name })).toBeInTheDocument()
    expect(screen.queryByRole('table', { name: 'Uncategorized Spendings' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: /Streamline/ })).not.toBeInTheDocument()
  })

  // TRACKER-121, TRACKER-177
  test('one press saves a suggestion, shows the next item and moves the focus to its first suggestion', async () => {
    const { wire } = openTracker('/expenses')
    await click(/^Thrift and Thread, Nov 09, 2026: Clothing/)
    const next = await findCard(/^Streamline TV/)
    await waitFor(() => expect(within(next).getAllByRole('button')[0]).toHaveFocus())
    expect(screen.queryByRole('group', { name: /^Thrift/ })).not.toBeInTheDocument()
    expect(wire.requestsOf(updateExpenseItem).map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { id: '22' },
        body: { month: MONTH, expense_item: { category: 'clothing_laundry_and_dry_cleaning' } },
      },
    ])
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Uncategorized Spendings' })).not.toBeInTheDocument(),
    )
    expect(document.activeElement?.textContent).toBe('Expenses')
  })

  // TRACKER-121
  test('a category chosen by keyboard moves the focus to the list of the next item', async () => {
    openTracker('/expenses')
    ;(await screen.findByRole('combobox', { name: /Category of Thrift and Thread/ })).focus()
    await userEvent.keyboard('chari{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Streamline TV/ })).toHaveFocus())
  })

  // TRACKER-177
  test('skips an item, which comes again after the others', async () => {
    openTracker('/expenses')
    await findCard(/^Thrift/)
    await click('Skip')
    await findCard(/^Streamline/)
    expect(screen.getByText('2 to categorize')).toBeInTheDocument()
    await click('Skip')
    await findCard(/^Thrift/)
    await click(/^Thrift and Thread, .*: Housing$/)
    await findCard(/^Streamline/)
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
  })

  // TRACKER-179
  test('says what was saved last, and changes it', async () => {
    const { wire } = openTracker('/expenses')
    await click(/^Thrift and Thread, .*: Housing$/)
    expect(await screen.findByText('Thrift and Thread: Housing.', { exact: false })).toBeInTheDocument()
    await click('Change the category of Thrift and Thread')
    const dialog = within(await screen.findByRole('dialog', { name: 'Update expense' }))
    expect(dialog.getByLabelText('Category')).toHaveValue('housing')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Charity')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(updateExpenseItem)[1]).toMatchObject({
      params: { id: '22' },
      body: { expense_item: { category: 'charity' } },
    })
  })

  // TRACKER-122
  test('a failed update stays on the item and can be tried again with one press', async () => {
    const state = sampleTracker()
    const { wire } = openTracker('/expenses', state)
    await findCard(/^Thrift/)
    wire.use(drop(updateExpenseItem))
    await click(/^Thrift and Thread, .*: Housing$/)
    const card = within(await findCard(/^Thrift/))
    expect(await card.findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
    expect(card.getByRole('combobox', { name: /Thrift/ })).toHaveValue('Housing')
    wire.use(...trackerReplies(state))
    await click('Try again')
    await findCard(/^Streamline/)
    expect(wire.requestsOf(updateExpenseItem).at(-1)?.body).toMatchObject({
      expense_item: { category: 'housing' },
    })
  })

  // TRACKER-178
  test('suggests what was chosen for the payee just now, before the month reloads', async () => {
    const shop = { description: 'Kestrel Goods', category: null }
    const { wire } = openTracker('/expenses', {
      ...sampleTracker(),
      items: [
        sampleItem({ id: 31, ...shop, effective_date: '2026-08-05' }),
        sampleItem({ id: 32, ...shop, effective_date: '2026-07-05' }),
      ],
    })
    ;(await screen.findByRole('combobox', { name: /Kestrel Goods, Aug 05/ })).focus()
    wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
    await userEvent.keyboard('taxes{Enter}')
    expect(chipsOf(await findCard(/^Kestrel Goods \$10\.00 Jul 05/))[0]).toBe('Taxes')
  })

  // TRACKER-178
  test('does not change the suggestions of an item while the customer reads them', async () => {
    const state = {
      ...sampleTracker(),
      items: [
        sampleItem({ id: 31, description: 'Kestrel Goods', effective_date: '2026-11-05' }),
        sampleItem({ id: 32, description: 'Merlin Goods', effective_date: '2026-11-04' }),
      ],
    }
    const { wire } = openTracker('/expenses', state)
    const before = chipsOf(await findCard(/^Kestrel/))
    wire.use(suggesting(31, 'taxes'))
    state.items = [...state.items, sampleItem({ id: 33, description: 'Kestrel Goods', category: 'taxes' })]
    await click(/^\+ Add\s*expense/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '5')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Charity')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findAllByText('$5.00')).not.toEqual([])
    await waitFor(() => expect(wire.requestsOf(listCategorySuggestions).length).toBeGreaterThan(1))
    expect(chipsOf(await findCard(/^Kestrel/))).toEqual(before)
  })

  // RULE-05, TRACKER-178
  test('suggests what the server suggests first, and then guesses', async () => {
    openTracker('/expenses', sampleTracker(), suggesting(22, 'charity', 'taxes'))
    const card = await findCard(/^Thrift/)
    await waitFor(() =>
      expect(chipsOf(card)).toEqual(['Charity', 'Taxes', 'Clothing, laundry and dry cleaning']),
    )
  })

  describe('swiping the card', () => {
    const swipe = async (payee: RegExp, distance: number) => {
      const card = await findCard(payee)
      const at = (clientX: number) => ({ pointerId: 1, pointerType: 'touch', clientX })
      fireEvent.pointerDown(card, at(40))
      fireEvent.pointerMove(card, at(40 + distance))
      fireEvent.pointerUp(card, at(40 + distance))
    }

    // RULE-05, TRACKER-123
    test('a swipe to the right uses the first category that the server suggests', async () => {
      const { wire } = openTracker('/expenses', sampleTracker(), suggesting(22, 'taxes', 'charity'))
      await screen.findByRole('button', { name: /^Thrift and Thread, .*: Taxes$/ })
      await swipe(/^Thrift/, 120)
      await findCard(/^Streamline/)
      expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({
        expense_item: { category: 'taxes' },
      })
    })

    // TRACKER-123
    test('a swipe to the right uses the last category of the payee, and no guess', async () => {
      const { wire } = openTracker('/expenses', {
        ...sampleTracker(),
        items: [
          ...sampleTracker().items,
          sampleItem({ id: 34, description: 'Thrift and Thread', category: 'charity' }),
        ],
      })
      await swipe(/^Thrift/, 60)
      expect(wire.requestsOf(updateExpenseItem)).toEqual([])
      await swipe(/^Thrift/, 120)
      await findCard(/^Streamline/)
      expect(wire.requestsOf(updateExpenseItem)[0]?.body).toMatchObject({
        expense_item: { category: 'charity' },
      })
      await swipe(/^Streamline/, 120)
      expect(await screen.findByRole('option', { name: 'Charity' })).toBeInTheDocument()
      expect(wire.requestsOf(updateExpenseItem)).toHaveLength(1)
    })
  })
})
