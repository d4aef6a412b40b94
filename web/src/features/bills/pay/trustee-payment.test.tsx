import { act, screen, waitFor } from '@testing-library/react'
import { createBillPayment, previewBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { getTrusteeCard, type TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { describe, expect, test } from 'vitest'
import {
  PAGE,
  payment,
  serving,
  open,
  trustee,
  unfold,
  press,
  withFeatures,
} from '../../../testing/bills-screen.tsx'
import { sampleTrusteeCard } from '../../../testing/trustee-card.ts'
import { on } from '../../../testing/wire.ts'

describe('a payment', () => {
  const preview = {
    amount: '82.10',
    fee: '1.00',
    total: '83.10',
    expected_on: '2026-11-23',
    due_on: null,
    is_late: false,
  }

  // BILLS-78
  test('to the trustee begins with all that is owed, of earlier months too', async () => {
    open(PAGE, [...serving([trustee]), owing({ unpaid: '300.00', owed: '800.00' })], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('800.00'))
    expect(screen.queryByText(/^Nothing is left to pay/)).toBeNull()
  })

  // BILLS-79
  test('to the trustee keeps the amount that was looked at, whatever is owed by then', async () => {
    const { wire, queryClient } = open(
      PAGE,
      [
        ...serving([trustee]),
        owing({ owed: '300.00' }),
        on(previewBillPayment, preview),
        on(createBillPayment, { bill_payment: payment }),
      ],
      tracking,
    )
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('300.00'))
    await press('Add')
    expect(await screen.findByText('$83.10')).toBeTruthy()
    wire.use(owing({ owed: '0.00' }))
    await act(() => queryClient.invalidateQueries())
    await press('Confirm Payment')
    await screen.findByRole('dialog', { name: 'Payment created successfully.' })
    expect(wire.requestsOf(createBillPayment)[0]?.body).toMatchObject({ bill_payment: { amount: '300.00' } })
    for (const { query } of wire.requestsOf(previewBillPayment)) expect(query).toEqual({ amount: '300.00' })
  })

  // BILLS-78
  test('to the trustee in a month of which all was sent says so first', async () => {
    open(PAGE, [...serving([trustee]), owing({})], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    expect(await screen.findByText(/^Nothing is left to pay for November\./)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('')
  })

  // BILLS-78
  test('to the trustee without a plan begins empty', async () => {
    open(PAGE, [...serving([trustee]), owing({ amount: null })], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
    expect(screen.queryByText(/^Nothing is left to pay/)).toBeNull()
  })

  const tracking = withFeatures({ billPay: true, paymentTracker: true })
  const owing = (change: Partial<TrusteeCard>) =>
    on(getTrusteeCard, { trustee_card: sampleTrusteeCard(change) })
})
