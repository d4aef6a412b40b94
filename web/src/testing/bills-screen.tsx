/** Sample billers and payments, and what a customer does on the pages of bills. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getBalance } from '@yoursuccess/contract/account/account'
import {
  type BillPayment,
  type BillPaymentPreview,
  listBillPayments,
  previewBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import { type Biller, type BillerSearchResult, listBillers } from '@yoursuccess/contract/bills/billers'
import type { Feature } from '@yoursuccess/contract/core/access'
import { expect } from 'vitest'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import { type Handler, on } from './wire.ts'

export const PAGE = '/dashboard/paybills'

export const power: Biller = {
  id: 7,
  biller_name: 'Larkspur Power',
  biller_account_number: '4417003921',
  description: 'Utilities',
  reminder: null,
  biller_address_1: '12 Mill Road',
  biller_address_2: null,
  biller_city: 'Tulsa',
  biller_state: 'OK',
  biller_zip: '74103',
  biller_phone: '5550100107',
  biller_category: 'Utilities',
  is_paper: false,
  is_trustee: false,
  is_removed: false,
}
export const trustee: Biller = { ...power, id: 8, biller_name: 'I. Quarles', is_trustee: true }
export const payment: BillPayment = {
  id: 31,
  biller_id: 7,
  biller_name: 'Larkspur Power',
  description: 'Utilities',
  amount: '82.10',
  fee: '1.00',
  created_at: '2026-11-18T15:00:00.000Z',
  updated_at: '2026-11-19T15:00:00.000Z',
  status: 'pending',
  reference: 'BP-31',
  expected_on: '2026-11-23',
  is_trustee: false,
  failure: null,
}
/** Of $82.10, there on Monday. */
export const preview: BillPaymentPreview = {
  amount: '82.10',
  fee: '1.00',
  total: '83.10',
  expected_on: '2026-11-23',
  due_on: null,
  is_late: false,
}
export const found: BillerSearchResult = {
  biller_name: 'Larkspur Power',
  biller_address1: '12 Mill Road',
  biller_city: 'Tulsa',
  rpps_biller_id: '9001',
  biller_account_no_patterns: ['##########', '@@-####'],
  is_trustee: false,
}
export const controls = (count: number) => ({ count, per_page: 5, current_page: 1 })
export const serving = (billers: Biller[] = [power], payments: BillPayment[] = [payment]): Handler[] => [
  on(listBillers, { billers, ...controls(billers.length) }),
  on(listBillPayments, { bill_payments: payments, ...controls(payments.length) }),
  on(previewBillPayment, preview),
  on(getBalance, { balance: '500.00', as_of: '2026-11-20T12:00:00.000Z', stale: false }),
]
export const withFeatures = (features: Partial<Record<Feature, boolean>>) => ({
  ...sampleUser,
  features: { ...sampleUser.features, ...features },
})
export const all = withFeatures({
  billPay: true,
  paperBillPay: true,
  billerReminder: true,
  trackedBills: true,
})
export const open = (path: string, handlers: Handler[], user = all) => renderApp(path, { user, handlers })
export const unfold = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Details of ${name}` }))
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** Answers the question that is open. The page below may have a button of the same name. */
export const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
export const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option)
/** Opens the payment dialog of a biller, and goes to the step that asks for the confirmation. */
export const toConfirm = async (amount = '82.10', biller = 'Larkspur Power 7') => {
  await unfold(biller)
  await press('Make a Payment')
  const dialog = await screen.findByRole('dialog', { name: 'Make a Payment' })
  expect(within(dialog).getByRole('button', { name: 'Add' })).toBeDisabled()
  await userEvent.type(within(dialog).getByLabelText('Amount'), amount)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  return dialog
}
