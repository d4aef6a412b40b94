/** A customer with a plan who pays the trustee from the account, and short calls about what was posted. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type {
  FileColumns,
  FilePreview,
  Receipt,
  TrusteePayment,
} from '@yoursuccess/contract/receipts/receipts'
import { createBillPayer } from './bill-payer.ts'
import { planKeeper } from './plan-keeper.ts'
import { fileOf } from './receipt-seeds.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

/** A trustee of the sandbox who takes electronic payments, and posts them on the day on which they arrive. */
const TRUSTEE = 9001

/** Short calls of a customer with a plan. */
export const receiptCalls = (customer: TestCustomer) => ({
  add: (posted_on: string, amount: string, more: object = {}) =>
    customer.post<{ receipt: Receipt } & ErrorReply>('/api/receipts', {
      receipt: { posted_on, amount, ...more },
    }),
  remove: (id: number) => customer.delete<ErrorReply>(`/api/receipts/${id}`),
  match: (id: number, payment_id: number | null) =>
    customer.put<{ receipt: Receipt } & ErrorReply>(`/api/receipts/${id}/match`, { payment_id }),
  receipts: async () => (await customer.get<{ receipts: Receipt[] }>('/api/receipts')).body.receipts,
  sent: async () => (await customer.get<{ payments: TrusteePayment[] }>('/api/plan/payments')).body.payments,
})

/** 500.00 a month, due on the 16th, from October to December 2026. Needs the sandbox's trustees. */
export const createReceiptKeeper = async (bank: TestBank) => {
  const payer = await createBillPayer(bank)
  await bank.stepUp(payer)
  const plan = planKeeper(payer)
  await plan.create({ first_due_on: '2026-10-16', months: 3, trustee_id: TRUSTEE })
  const billerId = await payer.addElectronic(`000000${TRUSTEE}`, '24-10077')
  const file = (call: string, content: string, columns?: FileColumns) =>
    payer.post<FilePreview & { added: number; known: number } & ErrorReply>(`/api/receipts/${call}`, {
      file: fileOf(content),
      ...(columns && { columns }),
    })
  return {
    ...payer,
    plan,
    billerId,
    /** Pays the trustee. Returns the id of the payment. */
    send: async (amount: string) => (await payer.pay(amount, billerId)).id,
    ...receiptCalls(payer),
    preview: (content: string, columns?: FileColumns) => file('preview_file', content, columns),
    importFile: (content: string, columns?: FileColumns) => file('import_file', content, columns),
  }
}
export type ReceiptKeeper = Awaited<ReturnType<typeof createReceiptKeeper>>
