/** The receipt of a payment that was just made. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { expect, test } from 'vitest'
import { on } from '../../../testing/wire.ts'
import { PAGE, payment, serving, open, trustee, toConfirm, press } from '../../../testing/bills-screen.tsx'

// BILLS-63, BILLS-128
test('shows a receipt with its reference, and never a check, that can be shared as text', async () => {
  const user = userEvent.setup()
  open(PAGE, [...serving(), on(createBillPayment, { bill_payment: { ...payment, status: 'created' } })])
  await toConfirm()
  await press('Confirm Payment')
  const receipt = await screen.findByRole('dialog', { name: 'Payment created successfully.' })
  expect(receipt).toHaveTextContent('Scheduled. It should be there by Mon, Nov 23.')
  expect(within(receipt).getByText('BP-31')).toBeInTheDocument()
  expect(receipt).not.toHaveTextContent(/\bpaid\b|received/i)
  expect(receipt.querySelector('.tabler-icon-circle-check')).toBeNull()
  await user.click(within(receipt).getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Copied.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(
    'Payment of $82.10 to Larkspur Power, made Wed, Nov 18. Reference BP-31. It should be there by Mon, Nov 23.',
  )
  await user.click(within(receipt).getByRole('button', { name: 'Remind me every month' }))
  expect(await screen.findByRole('dialog', { name: 'Remind me to pay Larkspur Power' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Payment created successfully.' })).not.toBeInTheDocument()
})

// BILLS-128
test('leads from the receipt of the trustee to autopay', async () => {
  open(PAGE, [...serving([trustee]), on(createBillPayment, { bill_payment: payment })])
  await toConfirm('82.10', 'I. Quarles 8')
  await press('Confirm Payment')
  const link = await screen.findByRole('link', { name: 'Repeat monthly' })
  expect(link).toHaveAttribute('href', '/dashboard/plan/autopay')
})
