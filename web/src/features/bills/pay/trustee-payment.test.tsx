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

describe('a payment to the trustee', () => {
  const preview = {
    amount: '82.10',
    fee: '1.00',
    total: '83.10',
    expected_on: '2026-11-23',
    due_on: null,
    is_late: false,
  }

  // BILLS-78
  test('suggests everything owed to the trustee, including earlier months', async () => {
    open(PAGE, [...serving([trustee]), owing({ unpaid: '300.00', owed: '800.00' })], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('800.00'))
    expect(screen.queryByText(/^Nothing is left to pay/)).not.toBeInTheDocument()
  })

  // BILLS-79
  test('pays the trustee the amount that was reviewed, even if the amount owed has changed', async () => {
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
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('300.00'))
    await press('Add')
    expect(await screen.findByText('$83.10')).toBeInTheDocument()
    wire.use(owing({ owed: '0.00' }))
    await act(() => queryClient.invalidateQueries())
    await press('Confirm Payment')
    await screen.findByRole('dialog', { name: 'Payment created successfully.' })
    expect(wire.requestsOf(createBillPayment)[0]?.body).toMatchObject({ bill_payment: { amount: '300.00' } })
    for (const { query } of wire.requestsOf(previewBillPayment)) expect(query).toEqual({ amount: '300.00' })
  })

  // BILLS-78
  test('says first when nothing is left to pay the trustee this month', async () => {
    open(PAGE, [...serving([trustee]), owing({})], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    expect(await screen.findByText(/^Nothing is left to pay for November\./)).toBeInTheDocument()
    expect(screen.getByLabelText('Amount')).toHaveValue('')
  })

  // BILLS-78
  test('suggests no amount for the trustee without a plan', async () => {
    open(PAGE, [...serving([trustee]), owing({ amount: null })], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    expect(await screen.findByLabelText('Amount')).toHaveValue('')
    expect(screen.queryByText(/^Nothing is left to pay/)).not.toBeInTheDocument()
  })

  const tracking = withFeatures({ billPay: true, paymentTracker: true })
  const owing = (change: Partial<TrusteeCard>) =>
    on(getTrusteeCard, { trustee_card: sampleTrusteeCard(change) })
})
