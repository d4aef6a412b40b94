import { createExpenseItem } from '@yoursuccess/contract/tracker/tracker-items'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { MONTH, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'

const ADD = /^\+ Add\s*spending$/
const openHome = (features = sampleUser.features) =>
  renderApp('/dashboard', {
    user: { ...sampleUser, features },
    handlers: trackerReplies(sampleTracker()),
  })

// TRACKER-113, TRACKER-183
test('records spending of this month from the home page', async () => {
  const { wire, path } = openHome()
  await userEvent.click(await screen.findByRole('button', { name: ADD }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Additional Expense Transaction' }))
  await userEvent.type(dialog.getByLabelText('Amount'), '12.5')
  await userEvent.selectOptions(dialog.getByLabelText('Expense Category'), 'charity')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your spending was added.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(path()).toBe('/dashboard')
  expect(wire.requestsOf(createExpenseItem).map(({ body }) => body)).toEqual([
    { month: MONTH, expense_item: { amount: '12.5', category: 'charity', external: false } },
  ])
})

// TRACKER-01, TRACKER-183
test('the home page records no spending without the tracker', async () => {
  openHome({ ...sampleUser.features, paymentTracker: false })
  await screen.findByRole('region', { name: 'Latest transactions' })
  expect(screen.queryByRole('button', { name: ADD })).not.toBeInTheDocument()
})
