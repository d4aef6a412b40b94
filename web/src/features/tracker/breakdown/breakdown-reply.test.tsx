import { getPaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'

// TRACKER-137
test('shows the parts from the reply before the month reloads', async () => {
  const { wire } = openTracker('/expenses')
  await click('Break down Thrift and Thread')
  const dialog = await screen.findByRole('dialog', { name: 'Breakdown Transaction' })
  for (const [at, amount] of ['20', '4.50'].entries()) {
    const part = within(within(dialog).getByRole('group', { name: `Part ${at + 1}` }))
    await userEvent.type(part.getByLabelText('Amount'), amount)
    await userEvent.selectOptions(part.getByLabelText('Category'), 'Charity')
    await userEvent.type(part.getByLabelText('Description (optional)'), `Gift ${at + 1}`)
  }
  wire.use({ endpoint: getPaymentTracking, reply: () => new Promise(() => {}) })
  await click('Save breakdown')
  const table = within(
    screen.getByRole('table', { name: 'Your reported expenses generated this month', hidden: true }),
  )
  expect((await table.findByText('Gift 1')).closest('tr')).toHaveTextContent('$20.00')
  expect(table.getByText('Gift 2').closest('tr')).toHaveTextContent('$4.50')
  expect(table.queryByText('Thrift and Thread')).not.toBeInTheDocument()
})
