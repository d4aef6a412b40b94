/** A customer with a thousand dollars who pays bills, and what they and the processor see. */
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { TestBank } from './test-bank.ts'
import { addPaperBiller, receiveMoney } from './bill-seeds.ts'
import { mailsTo } from './mailbox.ts'

export const createBillPayer = async (bank: TestBank) => {
  const customer = await bank.createCustomer()
  await receiveMoney({ bank, customer }, '1000.00')
  const payments = async () =>
    (await customer.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')).body
      .bill_payments
  /** Newest first. */
  const taken = () => bank.look<{ id: number }[]>(`/bill_payments?prn=${customer.prn}`)
  return {
    ...customer,
    addPaper: (change: Record<string, unknown> = {}) => addPaperBiller({ customer }, change),
    addElectronic: async (rpps_biller_id = '0000001005', biller_account_number = '0123456789') => {
      const biller = { rpps_biller_id, biller_account_number, biller_category: 'Utilities' }
      const { body } = await customer.post<{ biller: { id: number } }>('/api/billers/add_rpps', { biller })
      return body.biller.id
    },
    /** Orders a payment, without waiting for its outcome. */
    ask: (amount: string, biller_id: number) =>
      customer.post<{ bill_payment: BillPayment }>('/api/bill_payments', {
        bill_payment: { amount, biller_id },
      }),
    pay: async (amount: string, biller_id: number) => {
      const { body } = await customer.post<{ bill_payment: BillPayment }>('/api/bill_payments', {
        bill_payment: { amount, biller_id },
      })
      await bank.settle()
      return body.bill_payment
    },
    payments,
    status: async () => (await payments())[0]?.status,
    balance: async () => (await customer.get<{ balance: string }>('/api/balance')).body.balance,
    /** The payments that the processor accepted. */
    taken,
    /** Moves the newest payment to the given status, or to its next step. */
    advance: async (to?: string) => {
      await bank.control(`/bill_payments/${(await taken())[0]?.id}/advance`, to ? { to } : {})
      await bank.settle()
    },
    items: async (month = '2026-11-01') =>
      (await customer.get<{ expense_items: ExpenseItem[] }>(`/api/expense_items?month=${month}`)).body
        .expense_items,
    notices: async () =>
      (
        await customer.get<{ notifications: { title: string }[] }>('/api/notifications')
      ).body.notifications.map(({ title }) => title),
    emails: async () => (await mailsTo(bank, customer.email)).map(({ subject }) => subject),
  }
}
export type BillPayer = Awaited<ReturnType<typeof createBillPayer>>
