/** Moving a planned payment, and changing its amount. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changePlannedPayment, movePlannedPayment } from '@yoursuccess/contract/autopay/planned-payments'
import { describe, expect, test } from 'vitest'
import { samplePlanned } from '../../testing/autopay-replies.ts'
import { dialog, open, press } from '../../testing/autopay-screen.tsx'
import { on, refuse } from '../../testing/wire.ts'

const MOVE = 'Move the payment due Tue, Dec 15'
const CHANGE = 'Change amount of the payment due Tue, Dec 15'

describe('moving', () => {
  const chooseDay = async (day: string) => {
    await press(MOVE)
    const form = await dialog('Move this payment')
    const field = form.getByLabelText('On which day should we send it?')
    expect(field).toHaveValue('2026-12-09')
    await userEvent.clear(field)
    await userEvent.type(field, day)
    return form
  }

  // AUTO-06, AUTO-16
  test('to a day in time needs one press', async () => {
    const moved = samplePlanned({ send_on: '2026-12-08' })
    const { wire } = open({}, on(movePlannedPayment, { payment: moved }))
    const form = await chooseDay('2026-12-08')
    await userEvent.click(form.getByRole('button', { name: 'Move payment' }))
    expect(await screen.findByText("We'll send it on Tue, Dec 8.")).toBeInTheDocument()
    expect(wire.requestsOf(movePlannedPayment).map(({ body }) => body)).toEqual([
      { on: '2026-12-08', confirm_late: false },
    ])
  })

  // AUTO-06, AUTO-16
  test('to a day that is late needs another press, which says how late', async () => {
    const late = refuse(movePlannedPayment, 'autopay.would_be_late', { details: ['2026-12-18'] })
    const { wire } = open({}, late)
    const form = await chooseDay('2026-12-16')
    await userEvent.click(form.getByRole('button', { name: 'Move payment' }))
    expect(await form.findByRole('alert')).toHaveTextContent(
      'It would reach the trustee on Dec 18, 3 days late.',
    )
    wire.use(on(movePlannedPayment, { payment: samplePlanned({ send_on: '2026-12-16' }) }))
    await userEvent.click(form.getByRole('button', { name: 'Send it late' }))
    expect(await screen.findByText("We'll send it on Wed, Dec 16.")).toBeInTheDocument()
    expect(wire.requestsOf(movePlannedPayment).map(({ body }) => body)).toEqual([
      { on: '2026-12-16', confirm_late: false },
      { on: '2026-12-16', confirm_late: true },
    ])
  })

  // AUTO-06, AUTO-16
  test('another day than the late one must be asked for again', async () => {
    const late = refuse(movePlannedPayment, 'autopay.would_be_late', { details: ['2026-12-16'] })
    const { wire } = open({}, late)
    const form = await chooseDay('2026-12-14')
    await userEvent.click(form.getByRole('button', { name: 'Move payment' }))
    expect(await form.findByRole('alert')).toHaveTextContent(
      'It would reach the trustee on Dec 16, 1 day late.',
    )
    const field = form.getByLabelText('On which day should we send it?')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-12-16')
    expect(form.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(form.getByRole('button', { name: 'Move payment' }))
    await form.findByRole('alert')
    expect(wire.requestsOf(movePlannedPayment).map(({ body }) => body)).toEqual([
      { on: '2026-12-14', confirm_late: false },
      { on: '2026-12-16', confirm_late: false },
    ])
  })

  // AUTO-06, AUTO-16
  test.each([
    [['2026-11-23', '2027-01-10'], 'Choose a banking day from Mon, Nov 23 to Sun, Jan 10, 2027.'],
    [['2027-01-11', '2027-01-10'], 'Choose another banking day for this payment.'],
  ])('says which days are possible: %s', async (details, sentence) => {
    open({}, refuse(movePlannedPayment, 'autopay.day_not_possible', { details }))
    const form = await chooseDay('2026-12-12')
    await userEvent.click(form.getByRole('button', { name: 'Move payment' }))
    expect(await form.findByRole('alert')).toHaveTextContent(sentence)
  })

  // AUTO-06, AUTO-16
  test('comes too late for a payment that was sent', async () => {
    open({}, refuse(movePlannedPayment, 'autopay.already_sent'))
    const form = await chooseDay('2026-12-08')
    await userEvent.click(form.getByRole('button', { name: 'Move payment' }))
    expect(await form.findByRole('alert')).toHaveTextContent('This payment was already sent.')
  })
})

describe('changing the amount', () => {
  // AUTO-06, AUTO-16
  test('is for one payment, and says what will be sent', async () => {
    const changed = samplePlanned({ planned: '400.00' })
    const { wire } = open({}, on(changePlannedPayment, { payment: changed }))
    await press(CHANGE)
    const form = await dialog('Change the amount')
    expect(
      form.getByText('Only for the payment due Tue, Dec 15. What your plan asks for stays owed.'),
    ).toBeInTheDocument()
    const amount = form.getByLabelText('Amount')
    expect(amount).toHaveValue('465.00')
    await userEvent.clear(amount)
    expect(form.getByRole('button', { name: 'Change amount' })).toBeDisabled()
    await userEvent.type(amount, '400')
    await userEvent.click(form.getByRole('button', { name: 'Change amount' }))
    expect(await screen.findByText("We'll send $400.00 for the payment due Tue, Dec 15.")).toBeInTheDocument()
    expect(wire.requestsOf(changePlannedPayment).map(({ body }) => body)).toEqual([{ amount: '400' }])
  })

  // AUTO-06, AUTO-16
  test('comes too late for a payment that was sent', async () => {
    open({}, refuse(changePlannedPayment, 'autopay.already_sent'))
    await press(CHANGE)
    const form = await dialog('Change the amount')
    await userEvent.click(form.getByRole('button', { name: 'Change amount' }))
    expect(await form.findByRole('alert')).toHaveTextContent('This payment was already sent.')
  })
})
