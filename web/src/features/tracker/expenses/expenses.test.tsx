import { getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import {
  createExpenseItem,
  deleteExpenseItem,
  updateExpenseItem,
} from '@yoursuccess/contract/tracker/tracker-items'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expectAfter } from '../../../testing/pass-time.ts'
import { MONTH, sampleItem, sampleTracker } from '../../../testing/tracker-replies.ts'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'
import { drop, on, refuse } from '../../../testing/wire.ts'

describe('reported expenses', () => {
  // TRACKER-116
  test('lists reported expenses in two tables, five to a page', async () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      sampleItem({ id: 30 + at, category: 'charity', description: `Gift ${at}` }),
    )
    openTracker('/expenses', { ...sampleTracker(), items: [...sampleTracker().items, ...many] })
    const generated = await screen.findByRole('table', {
      name: 'Your reported expenses generated this month',
    })
    expect(within(generated).getAllByRole('row')).toHaveLength(1 + 5)
    const external = screen.getByRole('table', { name: 'Your reported external expenses this month' })
    expect(within(external).getByText('Money order')).toBeInTheDocument()
    await click('Page 2')
    expect(within(generated).getAllByRole('row')).toHaveLength(1 + 5)
  })

  // TRACKER-116
  test('sorts expenses across all pages and returns to the first', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      sampleItem({ id: 30 + at, category: 'charity', amount: `${at + 1}.00`, description: `Gift ${at}` }),
    )
    openTracker('/expenses', { ...sampleTracker(), items: many })
    const table = await screen.findByRole('table', { name: 'Your reported expenses generated this month' })
    await click('Page 2')
    await click('Amount')
    const names = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.match(/Gift \d+/)?.[0])
    expect(names()).toEqual(['Gift 0', 'Gift 1', 'Gift 2', 'Gift 3', 'Gift 4'])
    await click('Amount')
    expect(names()[0]).toBe('Gift 11')
    expect(within(table).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  // TRACKER-116
  test('offers to sort expenses from ten on', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => sampleItem({ id: 30 + at, category: 'charity' }))
    const state = { ...sampleTracker(), items: nine }
    openTracker('/expenses', state)
    const table = within(
      await screen.findByRole('table', { name: 'Your reported expenses generated this month' }),
    )
    expect(table.queryByRole('button', { name: 'Amount' })).not.toBeInTheDocument()
    await click(/^\+ Add\s*expense/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add expense' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '5')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Charity')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await table.findByRole('button', { name: 'Amount', hidden: true })).toBeInTheDocument()
  })

  // TRACKER-119
  test('only category and description of a transaction can be updated', async () => {
    const { wire } = openTracker('/expenses')
    await click('Update Maple Court')
    const dialog = await screen.findByRole('dialog', { name: 'Update expense' })
    expect(within(dialog).queryByLabelText('Amount')).not.toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
    await userEvent.type(within(dialog).getByLabelText('Description (optional)'), ' flat')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(updateExpenseItem)[0]?.body).toEqual({
      month: MONTH,
      expense_item: { category: 'housing', description: 'Maple Court flat' },
    })
  })
})

// TRACKER-118
test('deletes an expense entered by the customer after confirmation', async () => {
  const { wire } = openTracker('/expenses')
  await click('Update Money order')
  await click('Delete this expense')
  const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
  expect(wire.requestsOf(deleteExpenseItem)).toEqual([])
  wire.use(on(deleteExpenseItem, { expense_items: [] }))
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(wire.requestsOf(deleteExpenseItem)[0]).toMatchObject({
    params: { id: '24' },
    query: { month: MONTH },
  })
})

describe('external spending', () => {
  // TRACKER-125, TRACKER-126, TRACKER-129
  test('records an external trustee payment and confirms it', async () => {
    const { wire } = openTracker('/external-spending')
    await userEvent.type(await screen.findByLabelText('Amount'), '$300.00')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Trustee Payment')
    await click('+ Save external transaction')
    const popup = await screen.findByRole('dialog', { name: 'Success!' })
    expect(popup).toHaveTextContent('Your operation was completed successfully.')
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

  // TRACKER-131
  test('lists a new external expense from the reply before the month reloads', async () => {
    const { wire } = openTracker('/external-spending')
    await userEvent.type(await screen.findByLabelText('Amount'), '77')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
    await click('+ Save external transaction')
    expect(await within(screen.getByRole('table')).findByText('$77.00')).toBeInTheDocument()
  })

  // TRACKER-129, TRACKER-130
  test('keeps the input and shows an error when saving external spending fails', async () => {
    const { wire } = openTracker('/external-spending')
    wire.use(drop(createExpenseItem))
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    await click('+ Save external transaction')
    const popup = await screen.findByRole('dialog', { name: 'Error!' })
    expect(popup).toHaveTextContent('Something went wrong. Please try again.')
    expect(screen.getByDisplayValue('300.00')).toBeInTheDocument()
  })

  // TRACKER-129
  test.each([
    { result: 'a success', title: 'Success!', replies: [] },
    { result: 'an error', title: 'Error!', replies: [drop(createExpenseItem)] },
  ])(
    'the popup for $result closes after three seconds and shows the time left',
    async ({ title, replies }) => {
      vi.useFakeTimers()
      const { wire } = openTracker('/external-spending')
      wire.use(...replies)
      await userEvent.type(await screen.findByLabelText('Amount'), '300')
      await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
      const before = Date.now()
      await click('+ Save external transaction')
      const popup = await screen.findByRole('dialog', { name: title })
      expect(popup.querySelector('[style*="animation-duration: 3000ms"]')).toBeInTheDocument()
      await expectAfter(3000, before, () => !screen.queryByRole('dialog', { name: title }))
    },
  )

  // TRACKER-128
  test('refuses external spending with more than two decimals', async () => {
    openTracker('/external-spending')
    await userEvent.type(await screen.findByLabelText('Amount'), '1.999')
    await userEvent.tab()
    expect(
      await screen.findByText('The trust payment must be a valid number with a maximum of 2 decimal.'),
    ).toBeInTheDocument()
  })

  // TRACKER-124
  test('Dollar Bill explains why money spent elsewhere counts', async () => {
    openTracker('/external-spending')
    const words = await screen.findByText(
      /^Money you spend outside this account counts too: cash, another card,/,
    )
    expect(words.closest('div')?.parentElement?.querySelector('svg')).toBeInTheDocument()
  })

  // TRACKER-130
  test('says why the server refused external spending', async () => {
    const { wire } = openTracker('/external-spending')
    wire.use(refuse(createExpenseItem, 'tracker.month_closed'))
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    await click('+ Save external transaction')
    expect(await screen.findByRole('dialog', { name: 'Error!' })).toHaveTextContent(
      'That day is too far back.',
    )
  })

  // TRACKER-19
  test('a closed month accepts no external spending and says so', async () => {
    openTracker('/external-spending?month=2019-09-01')
    expect(await screen.findByText(/^This month is more than seven years ago/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
  })

  // TRACKER-127
  test.each([
    ['2026-10-31', 'Choose Nov 01, 2026 or later.'],
    ['2026-12-01', 'Choose Nov 21, 2026 or earlier.'],
  ])('refuses the date %s of another month and says why', async (day, words) => {
    openTracker('/external-spending')
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    await userEvent.clear(screen.getByLabelText('Day'))
    await userEvent.type(screen.getByLabelText('Day'), day)
    await userEvent.tab()
    expect(await screen.findByText(words)).toBeInTheDocument()
    const save = screen.getByRole('button', { name: '+ Save external transaction' })
    expect(save).toBeDisabled()
  })

  // TRACKER-127
  test('requires a date', async () => {
    openTracker('/external-spending')
    await userEvent.type(await screen.findByLabelText('Amount'), '300')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Charity')
    const save = screen.getByRole('button', { name: '+ Save external transaction' })
    expect(save).toBeEnabled()
    await userEvent.clear(screen.getByLabelText('Day'))
    await userEvent.tab()
    await waitFor(() => expect(save).toBeDisabled())
    const field = screen.getByLabelText('Day')
    expect(await screen.findByText('This field is required')).toBeInTheDocument()
    expect(field).toHaveAccessibleDescription('This field is required')
    await userEvent.type(field, '2026-11-20')
    await userEvent.tab()
    await waitFor(() => expect(save).toBeEnabled())
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument()
  })
})
