/** A saver whose trustee is a biller, and who has autopay: what they and the processor see. */
import { AUTOPAY_TERMS_VERSION, type Autopay } from '@yoursuccess/contract/autopay/autopay'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { createSaver, secondAccounts } from './saver.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

/** A trustee of the biller network, who takes electronic payments. */
const TRUSTEE = {
  rpps_biller_id: '0000009001',
  biller_account_number: '24-10077',
  biller_category: 'Personal finance',
}

export const createAutopayer = async (bank: TestBank, given?: TestCustomer) => {
  const saver = await createSaver(bank, given)
  await saver.open()
  const { body: added } = await saver.post<{ biller: { id: number } }>('/api/billers/add_rpps', {
    biller: TRUSTEE,
  })
  const billerId = added.biller.id
  const form = (change: object = {}) => ({
    autopay: {
      on: true,
      biller_id: billerId,
      method: 'electronic',
      terms_version: AUTOPAY_TERMS_VERSION,
      ...change,
    },
  })
  const list = async () =>
    (await saver.get<{ payments: PlannedPaymentReply[] }>('/api/autopay/payments')).body.payments
  const setAsidePrn = async () => (await secondAccounts(bank, saver))[0]?.prn ?? ''
  /** What the processor took from an account, newest first. */
  const takenFrom = async (from: 'main' | 'set_aside') =>
    bank.look<{ id: number; amount: string; fee: string }[]>(
      `/bill_payments?prn=${from === 'main' ? saver.prn : await setAsidePrn()}`,
    )
  const taken = () => takenFrom('set_aside')
  const onPayment = async (action: string, body?: object) => {
    const [first] = await list()
    return saver.post<{ payment: PlannedPaymentReply } & ErrorReply>(
      `/api/autopay/payments/${first?.id}/${action}`,
      body,
    )
  }
  return {
    ...saver,
    billerId,
    agree: (change?: object) =>
      saver.put<{ autopay: Autopay | null } & ErrorReply>('/api/autopay', form(change)),
    stop: () => saver.post<{ autopay: Autopay | null; under_way: object[] }>('/api/autopay/stop'),
    readAutopay: async () => (await saver.get<{ autopay: Autopay | null }>('/api/autopay')).body.autopay,
    list,
    /** As "due 465.00 sent 0.00 on 2026-12-09 planned". */
    planned: async () =>
      (await list()).map(
        ({ due_on, planned, sent, send_on, state }) =>
          `${due_on} ${planned} sent ${sent} on ${send_on} ${state}`,
      ),
    state: async () => (await list())[0]?.state,
    skip: () => onPayment('skip'),
    move: (on: string, confirm_late = false) => onPayment('move', { on, confirm_late }),
    change: (amount: string) => onPayment('change', { amount }),
    payTrustee: (amount: string, from: 'main' | 'set_aside' = 'main', biller_id = billerId) =>
      saver.post<{ bill_payment: BillPayment } & ErrorReply>('/api/bill_payments', {
        bill_payment: { amount, biller_id, from },
      }),
    setAsidePrn,
    takenFrom,
    taken,
    /** The same as "465.00 with 1.00". */
    sent: async () => (await taken()).map(({ amount, fee }) => `${amount} with ${fee}`),
    /** Of the main account and of the set-aside. */
    balances: async () => [await saver.balance(), await saver.setAsideBalance()],
    /** Notices with this part. */
    told: async (part: string) => (await saver.notices()).filter((title) => title.includes(part)),
    /** Moves the newest payment from the set-aside to a status. */
    advance: async (to: string) => {
      await bank.control(`/bill_payments/${(await taken())[0]?.id}/advance`, { to })
      await bank.settle()
    },
  }
}
export type Autopayer = Awaited<ReturnType<typeof createAutopayer>>
