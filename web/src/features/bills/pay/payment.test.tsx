import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createBillPayment,
  listBillPayments,
  previewBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import { describe, expect, test, vi } from 'vitest'
import { forecastReplies } from '../../../testing/forecast-replies.ts'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { drop, on, refuse } from '../../../testing/wire.ts'
import {
  PAGE,
  payment,
  preview,
  serving,
  open,
  unfold,
  toConfirm,
  press,
} from '../../../testing/bills-screen.tsx'

describe('a payment', () => {
  // BILLS-57, BILLS-61, BILLS-62, BILLS-63
  test('shows the fee and the total for review, then makes the payment once', async () => {
    const { wire } = open(PAGE, [
      ...serving(),
      on(previewBillPayment, preview),
      on(createBillPayment, { bill_payment: payment }),
    ])
    const dialog = await toConfirm()
    expect(await within(dialog).findByText('$83.10')).toBeInTheDocument()
    for (const fact of ['Larkspur Power', '4417003921', '$82.10', '$1.00', '12 Mill Road, Tulsa, OK 74103'])
      expect(within(dialog).getByText(fact)).toBeInTheDocument()
    expect(within(dialog).getByText('(555) 010-0107')).toBeInTheDocument()
    expect(within(dialog).getByText('It should arrive by Mon, Nov 23.')).toBeInTheDocument()
    const listed = wire.requestsOf(listBillPayments).length
    await press('Confirm Payment')
    expect(await screen.findByRole('dialog', { name: 'Payment created successfully.' })).toBeInTheDocument()
    const [request] = wire.requestsOf(createBillPayment)
    expect(request?.body).toEqual({ bill_payment: { amount: '82.10', biller_id: 7 } })
    expect(wire.requestsOf(createBillPayment)).toHaveLength(1)
    await waitFor(() => expect(wire.requestsOf(listBillPayments).length).toBeGreaterThan(listed))
  })

  // BILLS-124
  test('says as the amount is typed what it leaves and when it arrives', async () => {
    const { wire } = open(PAGE, serving())
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    const dialog = await screen.findByRole('dialog', { name: 'Make a Payment' })
    await userEvent.type(within(dialog).getByLabelText('Amount'), '82.10')
    expect(await within(dialog).findByText('Leaves $416.90 · arrives Mon, Nov 23')).toBeInTheDocument()
    expect(wire.requestsOf(previewBillPayment).at(-1)?.query).toEqual({ amount: '82.10' })
    await userEvent.type(within(dialog).getByLabelText('Amount'), '0')
    expect(within(dialog).queryByText(/^Leaves/)).not.toBeInTheDocument()
  })

  // BILLS-129
  test('says if an amount with its fee is more than what is safe to spend', async () => {
    open(PAGE, [...serving(), ...forecastReplies()])
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a Payment' }))
    const warning = '$395.00 is safe to spend until Dec 3. If you spend more, you could run short.'
    await userEvent.type(dialog.getByLabelText('Amount'), '394.00')
    expect(await dialog.findByText('Leaves $105.00 · arrives Mon, Nov 23')).toBeInTheDocument()
    expect(dialog.queryByText(warning)).not.toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText('Amount'), '{Backspace}1')
    expect(await dialog.findByText(warning)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Add' })).toBeEnabled()
  })

  // BILLS-124
  test('says the day of sending and what is left in the review', async () => {
    open(PAGE, serving())
    const dialog = await toConfirm()
    expect(await within(dialog).findByText('Today, Sat, Nov 21')).toBeInTheDocument()
    expect(within(dialog).getByText('$416.90')).toBeInTheDocument()
  })

  // BILLS-62
  test('a double click on Confirm makes one payment and shows one message', async () => {
    const { wire } = open(PAGE, [
      ...serving(),
      on(previewBillPayment, preview),
      on(createBillPayment, { bill_payment: payment }),
    ])
    const dialog = await toConfirm()
    pressTwiceAtOnce(await within(dialog).findByRole('button', { name: 'Confirm Payment' }))
    expect(await screen.findAllByRole('dialog', { name: 'Payment created successfully.' })).toHaveLength(1)
    expect(wire.requestsOf(createBillPayment)).toHaveLength(1)
  })

  // BILLS-62
  test('Back returns to the amount entered', async () => {
    open(PAGE, [...serving(), on(previewBillPayment, preview)])
    const dialog = await toConfirm()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Back' }))
    expect(within(dialog).getByLabelText('Amount')).toHaveValue('82.10')
  })

  // BILLS-58, BILLS-59, BILLS-62
  test('requires an amount above zero, and clears the form on Cancel', async () => {
    const { wire } = open(PAGE, serving())
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    const field = await screen.findByLabelText('Amount')
    const add = screen.getByRole('button', { name: 'Add' })
    for (const amount of ['0', '-5', 'five']) {
      await userEvent.clear(field)
      await userEvent.type(field, amount)
      expect(add).toBeDisabled()
    }
    await userEvent.clear(field)
    await userEvent.type(field, '234.5')
    expect(add).toBeEnabled()
    await userEvent.tab()
    expect(field).toHaveValue('234.50')
    await press('Cancel')
    await press('Make a Payment')
    expect(await screen.findByLabelText('Amount')).toHaveValue('')
    expect(wire.requestsOf(createBillPayment)).toEqual([])
  })

  // BILLS-58, BILLS-59
  test.each([
    ['-7', 'Amount must be positive'],
    ['10.001', 'amount can only have up to two digits after the decimal'],
    ['five', 'Amount must be a number'],
    ['1'.repeat(16), 'Amount is too large'],
  ])('for the amount %s keeps the input and shows: %s', async (typed, sentence) => {
    open(PAGE, serving())
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    const field = await screen.findByLabelText<HTMLInputElement>('Amount')
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field.value).toContain(typed)
    expect(screen.getByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
  })

  // BILLS-60
  test('refuses a payment as it is typed when the balance does not cover it and the fee', async () => {
    open(PAGE, serving())
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    const field = await screen.findByLabelText('Amount')
    await userEvent.type(field, '499.01')
    expect(screen.getByText(/^You have \$500\.00 available\./)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '499')
    expect(screen.queryByText(/^You have \$500\.00 available\./)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled()
  })

  // BILLS-64
  test('a refused payment closes the dialog, and says that nothing was created and why', async () => {
    open(PAGE, [
      ...serving(),
      on(previewBillPayment, preview),
      refuse(createBillPayment, 'bill_payment.not_enough_money'),
    ])
    await toConfirm()
    await press('Confirm Payment')
    const popup = await screen.findByRole('dialog', { name: 'Bill Payment Not Created' })
    expect(popup).toHaveTextContent("Your available balance doesn't cover this payment and its fee.")
    expect(screen.queryByRole('dialog', { name: 'Make a Payment' })).not.toBeInTheDocument()
  })

  test('says by which day the bank emails about an account under review', async () => {
    const sentence = "We're checking your account. We'll email you by Tue, Nov 24."
    open(PAGE, [
      ...serving(),
      on(previewBillPayment, preview),
      refuse(createBillPayment, 'account.stopped', { promised_on: '2026-11-24' }),
    ])
    await toConfirm()
    await press('Confirm Payment')
    const popup = await screen.findByRole('dialog', { name: 'Bill Payment Not Created' })
    expect(popup).toHaveTextContent(sentence)
  })

  // BILLS-66
  test('retries a payment without a reply under the same key, so it is never made twice', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = open(PAGE, [...serving(), on(previewBillPayment, preview), drop(createBillPayment)])
    await toConfirm()
    await press('Confirm Payment')
    expect(await screen.findByText(/^We didn't hear back/)).toBeInTheDocument()
    wire.use(on(createBillPayment, { bill_payment: payment }))
    await press('Confirm Payment')
    expect(await screen.findByRole('dialog', { name: 'Payment created successfully.' })).toBeInTheDocument()
    const keys = wire.requestsOf(createBillPayment).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).toBeGreaterThan(1)
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  })

  // BILLS-64
  test('says that nothing was paid when the balance is unknown', async () => {
    const { wire } = open(PAGE, [
      ...serving(),
      on(previewBillPayment, preview),
      refuse(createBillPayment, 'bill_payment.balance_unknown'),
    ])
    await toConfirm()
    await press('Confirm Payment')
    const popup = await screen.findByRole('dialog', { name: 'Bill Payment Not Created' })
    expect(popup).toHaveTextContent("We can't see your balance right now, so nothing was paid.")
    const keys = wire.requestsOf(createBillPayment).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  // BILLS-66
  test('does not report a payment as failed when the server is unavailable', async () => {
    open(PAGE, [...serving(), on(previewBillPayment, preview), refuse(createBillPayment, 'unavailable')])
    await toConfirm()
    await press('Confirm Payment')
    expect(await screen.findByText(/^We didn't hear back/)).toBeInTheDocument()
    expect(screen.queryByText('Bill Payment Not Created')).not.toBeInTheDocument()
  })

  // BILLS-65
  test('explains the limit of payments per minute', async () => {
    open(PAGE, [...serving(), on(previewBillPayment, preview), refuse(createBillPayment, 'too_many_orders')])
    await toConfirm()
    await press('Confirm Payment')
    const popup = await screen.findByRole('dialog', { name: 'Bill Payment Not Created' })
    expect(popup).toHaveTextContent(
      'You have exceeded your transaction velocity limit. Please try again later.',
    )
  })

  test('reports a payment without a reply as unknown, even after a retry is refused', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = open(PAGE, [...serving(), on(previewBillPayment, preview), drop(createBillPayment)])
    await toConfirm()
    await press('Confirm Payment')
    expect(await screen.findByText(/^We didn't hear back/)).toBeInTheDocument()
    wire.use(refuse(createBillPayment, 'too_many_orders'))
    const requestsBefore = wire.requestsOf(createBillPayment).length
    await press('Confirm Payment')
    await waitFor(() => expect(wire.requestsOf(createBillPayment).length).toBeGreaterThan(requestsBefore))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm Payment' }).hasAttribute('data-loading')).toBe(
        false,
      ),
    )
    expect(screen.queryByText('Bill Payment Not Created')).not.toBeInTheDocument()
    expect(screen.getByText(/^We didn't hear back/)).toBeInTheDocument()
    // The result of the first attempt is unknown, so the next one is still the same payment.
    const keys = wire.requestsOf(createBillPayment).map(({ headers }) => headers.get('idempotency-key'))
    wire.use(on(createBillPayment, { bill_payment: payment }))
    await press('Confirm Payment')
    await screen.findByRole('dialog', { name: 'Payment created successfully.' })
    keys.push(wire.requestsOf(createBillPayment).at(-1)?.headers.get('idempotency-key') ?? null)
    expect(new Set(keys).size).toBe(1)
  })

  // BILLS-80
  test('warns before confirmation when a payment would reach the trustee late', async () => {
    open(PAGE, [...serving(), on(previewBillPayment, { ...preview, due_on: '2026-11-22', is_late: true })])
    await toConfirm()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "This payment may be late. It should arrive by Mon, Nov 23, but it's due Sun, Nov 22.",
    )
  })
})
