import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBillPayment, previewBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { getTrusteeCard, type TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { describe, expect, test, vi } from 'vitest'
import {
  PAGE,
  payment,
  preview,
  serving,
  open,
  trustee,
  unfold,
  press,
  withFeatures,
} from '../../../testing/bills-screen.tsx'
import { forecastReplies } from '../../../testing/forecast-replies.ts'
import { sampleSetAside } from '../../../testing/setaside-replies.ts'
import { sampleTrusteeCard } from '../../../testing/trustee-card.ts'
import { drop, on } from '../../../testing/wire.ts'

describe('a payment to the trustee', () => {
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

  // BILLS-78, BILLS-126
  test.each([
    ['received', 'November is already paid'],
    ['posted', 'November is already paid'],
    ['on_its_way', 'Your payment for November is already on its way'],
    ['scheduled', 'Your payment for November is already scheduled'],
    ['reported', 'Nothing is left to pay for November'],
  ] as const)('asks first before it pays more than a payment that is %s', async (state, question) => {
    const payments = [{ amount: '500.00', state, day: '2026-11-20' }]
    const { wire } = open(PAGE, [...serving([trustee]), owing({ payments })], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    const asked = await screen.findByRole('alert')
    expect(asked).toHaveTextContent(question)
    expect(asked).toHaveTextContent('The next payment is due Fri, Dec 25. Anything you pay now is extra.')
    // Only money that the office has is called paid.
    expect(/\bpaid/i.test(asked.textContent)).toBe(question.endsWith('paid'))
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
    await press('Pay anyway')
    expect(screen.getByLabelText('Amount')).toHaveValue('')
    expect(wire.requestsOf(createBillPayment)).toEqual([])
  })

  // BILLS-130
  test('pays the trustee from what is set aside, if it covers the payment, or from the account', async () => {
    const { wire } = open(
      PAGE,
      [
        ...serving([trustee]),
        owing({ owed: '465.00' }),
        on(getSetAside, sampleSetAside({ balance: '466.00' })),
        on(createBillPayment, { bill_payment: payment }),
      ],
      tracking,
    )
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    const setAside = await screen.findByRole('radio', { name: 'Set aside for your trustee, $466.00' })
    await waitFor(() => expect(setAside).toBeChecked())
    expect(await screen.findByText(/^Leaves \$0\.00 set aside/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Available balance' }))
    expect(await screen.findByText(/^Leaves \$34\.00/)).toBeInTheDocument()
    await userEvent.click(setAside)
    await press('Add')
    const review = within(await screen.findByRole('dialog', { name: 'Make a Payment' }))
    expect(await review.findByText('Set aside for your trustee')).toBeInTheDocument()
    await press('Confirm Payment')
    await screen.findByRole('dialog', { name: 'Payment created successfully.' })
    expect(wire.requestsOf(createBillPayment)[0]?.body).toEqual({
      bill_payment: { amount: '465.00', biller_id: 8, from: 'set_aside' },
    })
  })

  // BILLS-66, BILLS-130
  test('repeats a payment from the set-aside as the same payment, also once its money is gone from there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire, queryClient } = open(
      PAGE,
      [
        ...serving([trustee]),
        owing({ owed: '465.00' }),
        on(getSetAside, sampleSetAside({ balance: '466.00' })),
        drop(createBillPayment),
      ],
      tracking,
    )
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    await screen.findByText(/^Leaves \$0\.00 set aside/)
    await press('Add')
    await press('Confirm Payment')
    await screen.findByText(/^We didn't hear back/)
    wire.use(
      on(getSetAside, sampleSetAside({ balance: '0.00' })),
      on(createBillPayment, { bill_payment: payment }),
    )
    await act(() => queryClient.invalidateQueries())
    await press('Confirm Payment')
    await screen.findByRole('dialog', { name: 'Payment created successfully.' })
    const requests = wire.requestsOf(createBillPayment)
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    for (const { body } of requests) expect(body).toMatchObject({ bill_payment: { from: 'set_aside' } })
  })

  // BILLS-130
  test('says if what is set aside does not cover a payment from it', async () => {
    const set = on(getSetAside, sampleSetAside())
    open(PAGE, [...serving([trustee]), owing({ owed: '465.00' }), set], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    expect(await screen.findByRole('radio', { name: 'Available balance' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Set aside for your trustee, $310.00' }))
    expect(
      screen.getByText("You have $310.00 set aside. That doesn't cover this payment and its $1.00 fee."),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
  })

  // BILLS-129
  test('does not compare a payment to the trustee with what is safe to spend', async () => {
    const handlers = [...serving([trustee]), owing({ owed: '465.00' }), ...forecastReplies()]
    open(PAGE, handlers, tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    expect(await screen.findByText(/^Leaves \$34\.00/)).toBeInTheDocument()
    expect(screen.queryByText(/is safe to spend until/)).not.toBeInTheDocument()
  })

  // BILLS-124
  test('offers what is owed, or another amount', async () => {
    open(PAGE, [...serving([trustee]), owing({ owed: '300.00' })], tracking)
    await unfold('I. Quarles 8')
    await press('Make a Payment')
    const owed = await screen.findByRole('radio', { name: '$300.00 owed' })
    expect(owed).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Other amount' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('')
    expect(screen.getByLabelText('Amount')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Amount'), '120')
    expect(owed).not.toBeChecked()
    await userEvent.click(owed)
    expect(screen.getByLabelText('Amount')).toHaveValue('300.00')
  })

  // BILLS-123
  test('goes from the trustee on top to the review of what is owed in one press', async () => {
    const { wire } = open(
      PAGE,
      [...serving([trustee]), owing({ owed: '300.00' }), on(createBillPayment, { bill_payment: payment })],
      tracking,
    )
    await screen.findByText('$300.00 left to pay')
    // Without the balance it would ask for the amount.
    await screen.findAllByText('$500.00')
    await press('Pay $300.00')
    await press('Confirm Payment')
    await screen.findByRole('dialog', { name: 'Payment created successfully.' })
    expect(wire.requestsOf(createBillPayment)[0]?.body).toEqual({
      bill_payment: { amount: '300.00', biller_id: 8 },
    })
  })

  // BILLS-60, BILLS-123
  test('asks for the amount where the balance does not cover what is owed', async () => {
    open(PAGE, [...serving([trustee]), owing({ owed: '500.00' })], tracking)
    await press('Pay $500.00')
    expect(await screen.findByLabelText('Amount')).toHaveValue('500.00')
    expect(screen.getByText(/^You have \$500\.00 available\./)).toBeInTheDocument()
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
