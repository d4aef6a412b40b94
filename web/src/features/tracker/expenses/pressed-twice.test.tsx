import {
  createExpenseItem,
  deleteExpenseItem,
  updateExpenseItem,
} from '@yoursuccess/contract/tracker/tracker-items'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'
import { drop, refuse } from '../../../testing/wire.ts'

const fill = async (form: HTMLElement) => {
  await userEvent.type(await within(form).findByLabelText('Amount'), '12.50')
  await userEvent.selectOptions(within(form).getByLabelText('Category'), 'Trustee Payment')
}
/** Submits twice before the page can render, like a fast double click or Enter held down. */
const submitTwice = (form: HTMLElement) => {
  const it = form.closest('form') ?? (form.querySelector('form') as HTMLFormElement)
  fireEvent.submit(it)
  fireEvent.submit(it)
}

test('records external spending once when submitted twice at once', async () => {
  const { wire } = openTracker('/external-spending')
  const form = await screen.findByRole('region', { name: 'Record a transaction' })
  await fill(form)
  submitTwice(form)
  await screen.findByRole('dialog', { name: 'Success!' })
  expect(wire.requestsOf(createExpenseItem)).toHaveLength(1)
  expect(wire.requestsOf(createExpenseItem)[0]?.headers.get('idempotency-key')).toBeTruthy()
})

// TRACKER-117
test.each([
  { button: /^\+ Add\s*external expense/, dialog: 'Add external expense' },
  { button: /^\+ Add\s*expense/, dialog: 'Add expense' },
])('"$dialog" adds one expense when submitted twice at once', async ({ button, dialog }) => {
  const { wire } = openTracker('/expenses')
  await click(button)
  const form = await screen.findByRole('dialog', { name: dialog })
  await fill(form)
  submitTwice(form)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: dialog })).not.toBeInTheDocument())
  expect(wire.requestsOf(createExpenseItem)).toHaveLength(1)
})

// TRACKER-168
test('retries an expense without a reply under the same key', async () => {
  const { wire } = openTracker('/expenses')
  wire.use(drop(createExpenseItem))
  await click(/^\+ Add\s*expense/)
  const form = await screen.findByRole('dialog', { name: 'Add expense' })
  await fill(form)
  await click('Save')
  expect(await within(form).findByRole('alert')).toHaveTextContent("We couldn't reach YourSuccess")
  expect(within(form).getByDisplayValue('12.50')).toBeInTheDocument()
  await click('Save')
  await waitFor(() => expect(wire.requestsOf(createExpenseItem)).toHaveLength(4))
  const keys = wire.requestsOf(createExpenseItem).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

// TRACKER-117
test('an expense deleted in another window shows an error and keeps the input', async () => {
  const { wire } = openTracker('/external-spending')
  wire.use(refuse(updateExpenseItem, 'not_found'), refuse(deleteExpenseItem, 'not_found'))
  await click('Update Money order')
  const dialog = within(await screen.findByRole('dialog', { name: 'Update external expense' }))
  await userEvent.type(dialog.getByLabelText('Description (optional)'), ' of May')
  await click('Update')
  const popup = within(await screen.findByRole('dialog', { name: 'Error!' }))
  expect(popup.getByText(/This is no longer there/)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is no longer there.')
  expect(dialog.getByDisplayValue('Money order of May')).toBeInTheDocument()
})
