import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleItem, sampleTracker } from '../../../testing/tracker-replies.ts'
import { openTracker } from '../../../testing/tracker-screen.tsx'

const monthOf = async () => within(await screen.findByRole('region', { name: 'Trustee Payment' }))

// TRACKER-36
test('the trustee payment field shows a dollar sign', async () => {
  openTracker('/trustee-payment')
  const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
  expect(amount.parentElement?.textContent).toBe('$')
})

// TRACKER-47
test('for another month says how much of the trustee payment was sent and when the rest is due', async () => {
  openTracker('/trustee-payment?month=2026-10-01')
  const month = await monthOf()
  expect(month.getByText(/left to pay/)).toHaveTextContent('$300.00 left to pay by Sun, Oct 25')
  expect(month.getByText(/ sent$/).textContent).toBe('$200.00 of $500.00 sent')
})

test('says that nothing is left to pay for a month once its trustee payment was sent in full', async () => {
  const items = [sampleItem({ amount: '500.00', category: 'trustee_payment' })]
  openTracker('/trustee-payment?month=2026-10-01', { ...sampleTracker(), items })
  expect((await monthOf()).getByText('Nothing left to pay for October 2026')).toBeInTheDocument()
})
