/** Maps this feature's rows to replies. */
import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { BillReminder } from '@yoursuccess/contract/bills/bill-reminders'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import type { BillReminderRow } from './bill-reminders.queries.ts'
import type { BillerRow, BillerWithReminder } from './billers.queries.ts'
import { inEnglish, t } from '../../messaging/render.ts'
import { reasonOf } from './bills.messages.ts'
import { referenceOf } from './bills.rules.ts'

export const descriptionOf = ({ category }: Pick<BillerRow, 'category'>): string =>
  category ?? inEnglish(billNames.checkByMail)

export const viewBiller = (row: BillerRow, reminder: BillerWithReminder['reminder'] = null): Biller => ({
  id: row.id,
  biller_name: row.name,
  biller_account_number: row.accountNumber,
  description: descriptionOf(row),
  reminder: reminder && viewReminder(reminder),
  biller_address_1: row.address1,
  biller_address_2: row.address2,
  biller_city: row.city,
  biller_state: row.state,
  biller_zip: row.postalCode,
  biller_phone: row.phone,
  biller_category: row.category,
  is_paper: row.directoryRef === null,
  is_trustee: row.isTrustee,
  is_removed: row.removedAt !== null,
})

export const viewReminder = ({ id, nextOn }: Pick<BillReminderRow, 'id' | 'nextOn'>): BillReminder => ({
  id,
  next_reminder: nextOn,
})

export const viewPayment = (row: BillPaymentRow): BillPayment => ({
  id: row.id,
  biller_id: row.billerId,
  biller_name: row.billerName,
  description: row.description,
  amount: formatAmount(row.amountCents),
  fee: formatAmount(row.feeCents),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  status: row.status,
  reference: referenceOf(row.id),
  expected_on: row.expectedOn,
  is_trustee: row.isTrustee,
  ...(row.fromAccount === 'set_aside' && { from: row.fromAccount }),
  failure: row.failure === null ? null : sentence(t(reasonOf(row.failure))),
})

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
