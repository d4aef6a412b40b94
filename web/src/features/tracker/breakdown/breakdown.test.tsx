import { splitExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MONTH } from '../../../testing/tracker-replies.ts'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'
import { drop } from '../../../testing/wire.ts'

/** The tone of the alert with these words. */
const toneOf = (dialog: HTMLElement, words: string) =>
  within(dialog).getByText(words, { selector: 'strong' }).closest('[data-tone]')?.getAttribute('data-tone')

// TRACKER-133, TRACKER-134, TRACKER-135, TRACKER-137
test('splits a transaction only when the parts add up exactly', async () => {
  const { wire } = openTracker('/expenses')
  await click('Break down Thrift and Thread')
  const dialog = await screen.findByRole('dialog', { name: 'Breakdown Transaction' })
  const part = (at: number) => within(within(dialog).getByRole('group', { name: `Part ${at}` }))
  const save = within(dialog).getByRole('button', { name: 'Save breakdown' })
  for (const [at, amount, category] of [
    [1, '20', 'charity'],
    [2, '5', 'other'],
  ] as const) {
    await userEvent.type(part(at).getByLabelText('Amount'), amount)
    await userEvent.selectOptions(part(at).getByLabelText('Category'), category)
  }
  expect(toneOf(dialog, '$0.50 too much.')).toBe('stop')
  expect(save).toBeDisabled()
  await userEvent.clear(part(2).getByLabelText('Amount'))
  await userEvent.type(part(2).getByLabelText('Amount'), '4.50')
  expect(toneOf(dialog, 'The parts add up exactly.')).toBe('good')
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(wire.requestsOf(splitExpenseItem)[0]?.body).toEqual({
    month: MONTH,
    expense_items: [
      { amount: '20', category: 'charity', description: '', expense_item_id: 22 },
      { amount: '4.50', category: 'other', description: '', expense_item_id: 22 },
    ],
  })
})

const openBreakdown = async () => {
  await click('Break down Thrift and Thread')
  const dialog = await screen.findByRole('dialog', { name: 'Breakdown Transaction' })
  const part = (at: number) => within(within(dialog).getByRole('group', { name: `Part ${at}` }))
  const fill = async (at: number, amount: string, category: string) => {
    await userEvent.type(part(at).getByLabelText('Amount'), amount)
    await userEvent.selectOptions(part(at).getByLabelText('Category'), category)
  }
  return {
    dialog,
    part,
    fill,
    save: within(dialog).getByRole('button', { name: 'Save breakdown' }),
  }
}

// TRACKER-134
test('refuses valid parts that add up to less than the amount', async () => {
  openTracker('/expenses')
  const { dialog, fill, save } = await openBreakdown()
  await fill(1, '20', 'charity')
  await fill(2, '4.49', 'other')
  expect(toneOf(dialog, '$0.01 left to split.')).toBe('info')
  expect(save).toBeDisabled()
})

// TRACKER-133
test('adds and removes parts, but always keeps one', async () => {
  openTracker('/expenses')
  const { dialog } = await openBreakdown()
  const parts = () => within(dialog).getAllByRole('group')
  await click('+ Add another part')
  expect(parts()).toHaveLength(3)
  await click('Remove part 2')
  await click('Remove part 1')
  expect(parts()).toHaveLength(1)
  expect(within(dialog).queryByRole('button', { name: /^Remove part/ })).not.toBeInTheDocument()
})

// TRACKER-136
test('shows errors under a part, and offers neither trustee payment nor the reserved category', async () => {
  openTracker('/expenses')
  const { part } = await openBreakdown()
  const amount = part(1).getByLabelText('Amount')
  await userEvent.type(amount, '-5')
  await userEvent.tab()
  expect(amount).toHaveAttribute('aria-invalid', 'true')
  await userEvent.clear(amount)
  await userEvent.type(amount, '1.999')
  await userEvent.tab()
  await userEvent.tab()
  expect(
    part(1).getByText('Monthly amount must be a valid number with a maximum of 2 decimal.'),
  ).toBeInTheDocument()
  expect(part(1).getByText('This field is required')).toBeInTheDocument()
  const offered = part(1)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  for (const reserved of ['Cushion', 'Trustee Payment']) expect(offered).not.toContain(reserved)
})

// TRACKER-135, TRACKER-172
test('disables Save while a breakdown is being saved', async () => {
  const { wire } = openTracker('/expenses')
  const { fill, save } = await openBreakdown()
  await fill(1, '20', 'charity')
  await fill(2, '4.50', 'other')
  wire.use({ endpoint: splitExpenseItem, reply: () => new Promise(() => {}) })
  await userEvent.click(save)
  await waitFor(() => expect(save).toBeDisabled())
  expect(wire.requestsOf(splitExpenseItem)).toHaveLength(1)
})

// TRACKER-137
test('a breakdown that fails to save shows an error and keeps its parts', async () => {
  const { wire } = openTracker('/expenses')
  const { fill, save } = await openBreakdown()
  await fill(1, '20', 'charity')
  await fill(2, '4.50', 'other')
  wire.use(drop(splitExpenseItem))
  await userEvent.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
  expect(screen.getByDisplayValue('20.00')).toBeInTheDocument()
  await waitFor(() => expect(save).toBeEnabled())
})
