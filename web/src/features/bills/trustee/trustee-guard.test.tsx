import { createBillPayment, previewBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { addPaperBiller } from '@yoursuccess/contract/bills/billers'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { TrusteeWarning } from '@yoursuccess/contract/trustees/trustee-guard'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { all, choose, open, PAGE, press, serving, trustee, unfold } from '../../../testing/bills-screen.tsx'
import { type Handler, on, refuse } from '../../../testing/wire.ts'

const preview = (trustee_warnings: TrusteeWarning[]) =>
  on(previewBillPayment, {
    amount: '82.10',
    fee: '1.00',
    total: '83.10',
    expected_on: '2026-11-23',
    due_on: null,
    is_late: false,
    trustee_warnings,
  })
const review = async (handler: Handler, isPaper = false) => {
  const app = open(PAGE, [...serving([{ ...trustee, is_paper: isPaper }]), handler])
  await unfold('I. Quarles 8')
  await press('Make a Payment')
  await userEvent.type(await screen.findByLabelText('Amount'), '82.10')
  await press('Add')
  return app
}

describe('before a trustee is paid, the review', () => {
  // TRU-03, TRU-05, TRU-06, TRU-08
  test.each<[warning: TrusteeWarning, text: string]>([
    [
      { code: 'unknown_trustee' },
      'We do not know how this trustee accepts payments. Ask the office before you pay another way than you do now.',
    ],
    [
      { code: 'unknown_method', method: 'bill_pay_check', checked_on: null },
      'We do not know whether this office takes bill-pay checks. Call before you send one.',
    ],
    [
      { code: 'unknown_method', method: 'electronic', checked_on: '2026-05-01' },
      'We do not know whether this office takes electronic payments. Call before you send one. We last checked on May 1, 2026.',
    ],
    [
      { code: 'conditional', method: 'bill_pay_check', conditions: ['The case number is on the check'] },
      'This trustee takes bill-pay checks under these conditions:The case number is on the check',
    ],
    [
      {
        code: 'other_payment_on_its_way',
        method: 'bill_pay_check',
        amount: '465.00',
        expected_on: '2026-12-03',
      },
      'A payment of $465.00 to this trustee is already on its way. If you pay again now, you may pay twice. It should arrive by Thu, Dec 3.',
    ],
    [
      { code: 'other_account_number', wanted: '24-10077' },
      'Your trustee knows your case as 24-10077. A payment with another number may be posted late or sent back.',
    ],
  ])('warns of $code, and lets the customer go on', async (warning, text) => {
    await review(preview([warning]))
    const warned = await screen.findByRole('alert')
    expect(warned).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: 'Confirm Payment' })).toBeEnabled()
  })

  // TRU-05, TRU-06, TRU-08
  test.each<[code: Refused, extras: Partial<ErrorReply>, isPaper: boolean, text: string]>([
    [
      'trustee.method_refused',
      { details: ['cashiers_check', 'money_order', 'tfs'] },
      true,
      "This trustee sends bill-pay checks back. You can pay by cashier's check, money order, or TFS.",
    ],
    [
      'trustee.method_refused',
      { details: [] },
      false,
      "This trustee doesn't take electronic payments from a bank. Ask the office how you can pay.",
    ],
    [
      'trustee.method_locked',
      { details: ['money_order'], until: '2027-05-18' },
      true,
      "Payments came back, so this trustee doesn't take this way of paying from you until May 18, 2027. You can pay by money order.",
    ],
    [
      'trustee.method_locked',
      { details: [] },
      false,
      'Payments came back, so this trustee no longer takes this way of paying from you. Ask the office how you can pay.',
    ],
    [
      'trustee.amount_over_limit',
      { details: ['2500.00'] },
      false,
      'This trustee accepts at most $2,500.00 in one payment.',
    ],
  ])('refuses with %s and %j', async (code, extras, isPaper, text) => {
    await review(refuse(previewBillPayment, code, extras), isPaper)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: 'Confirm Payment' })).not.toBeInTheDocument()
    await press('Back')
    expect(await screen.findByLabelText('Amount')).toHaveValue('82.10')
  })
})

type Refused = 'trustee.method_refused' | 'trustee.method_locked' | 'trustee.amount_over_limit'

// TRU-05
test('a payment that is refused only when it is confirmed names the ways that remain', async () => {
  const { wire } = await review(preview([]), true)
  wire.use(refuse(createBillPayment, 'trustee.method_refused', { details: ['money_order'] }))
  await press('Confirm Payment')
  expect(await screen.findByRole('dialog', { name: 'Bill Payment Not Created' })).toHaveTextContent(
    'This trustee sends bill-pay checks back. You can pay by money order.',
  )
})

// TRU-05
test('a payee who is such a trustee is not added, and the ways that remain are named', async () => {
  const refused = refuse(addPaperBiller, 'trustee.method_refused', { details: ['money_order', 'tfs'] })
  open(`${PAGE}/add-paper-biller`, [...serving(), refused], all)
  await userEvent.type(await screen.findByLabelText('Name of the payee'), 'Trustee C Ravensby')
  await userEvent.type(screen.getByLabelText('Biller Account Number'), '24-10077')
  await userEvent.type(screen.getByLabelText('City'), 'Sacramento')
  await choose('State', 'CA')
  await userEvent.type(screen.getByLabelText('ZIP code'), '95814')
  await press('Add bill')
  expect(await screen.findByRole('dialog', { name: 'Unable to Add a new bill.' })).toHaveTextContent(
    'This trustee sends bill-pay checks back. You can pay by money order or TFS.',
  )
})
