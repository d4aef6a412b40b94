/**
 * Billers of personas with an active account (an insurance, a storage unit paid by check, the trustee), and
 * payments to them in every status. The sandbox simulates the billers and the mail.
 */
import type { BillPaymentStatus } from '@yoursuccess/contract/bills/bill-payments'
import { callJson, type SeedTarget, stepUp } from './calls.ts'

export interface Payer {
  email: string
  prn: string
  token: string
  password: string
}
type BillerName = 'insurance' | 'storage' | 'trustee'

const BILLERS: Record<
  BillerName,
  { path: string; biller: { biller_account_number: string } & Record<string, string> }
> = {
  insurance: {
    path: '/billers/add_rpps',
    biller: {
      rpps_biller_id: '0000002003',
      biller_account_number: '4417003921',
      biller_category: 'Insurance',
    },
  },
  storage: {
    path: '/billers/add_paper',
    biller: {
      biller_name: 'Lincoln Self Storage',
      biller_account_number: 'UNIT 118',
      biller_address_1: '400 Depot Street',
      biller_city: 'Springfield',
      biller_state: 'IL',
      biller_zip: '62701',
    },
  },
  trustee: {
    path: '/billers/add_rpps',
    biller: {
      rpps_biller_id: '0000009004',
      biller_account_number: '24-10077',
      biller_category: 'Personal finance',
    },
  },
}

interface Payment {
  /** How many months before the current one. */
  monthsBack: number
  to: BillerName
  amount: string
  /** The final status. Every payment starts as `created`. */
  status: BillPaymentStatus
}

/**
 * The trustee returns one payment; in that month the persona also paid by money order. The sandbox reads the
 * cents: a payment of 31.73 never arrives and a check of 84.78 is never cashed, so both stay on their way for
 * months.
 */
const PAYMENTS: readonly Payment[] = [
  { monthsBack: 3, to: 'insurance', amount: '31.20', status: 'cleared' },
  { monthsBack: 3, to: 'storage', amount: '84.00', status: 'cleared' },
  { monthsBack: 3, to: 'trustee', amount: '465.00', status: 'returned' },
  { monthsBack: 1, to: 'insurance', amount: '31.20', status: 'failed' },
  { monthsBack: 1, to: 'storage', amount: '84.78', status: 'mailed' },
  { monthsBack: 0, to: 'insurance', amount: '31.73', status: 'pending' },
  { monthsBack: 0, to: 'storage', amount: '85.00', status: 'created' },
]

/** Pays the bills of a month. The clock must be in that month. Adds each biller before its first payment. */
export const payBills = async (target: SeedTarget, customer: Payer, monthsBack: number): Promise<void> => {
  const planned = PAYMENTS.filter((payment) => payment.monthsBack === monthsBack)
  if (planned.length === 0) return
  const call = <Reply>(method: string, path: string, body?: unknown) =>
    callJson<Reply>(`${target.url}/api${path}`, method, body, customer.token)
  const billerOf = async (to: BillerName): Promise<number> => {
    const { path, biller } = BILLERS[to]
    const { billers } = await call<{ billers: { id: number; biller_account_number: string }[] }>(
      'GET',
      '/billers?per_page=-1',
    )
    const known = billers.find(({ biller_account_number: number }) => number === biller.biller_account_number)
    if (known) return known.id
    // Adding a payee who gets checks needs a step-up.
    if (to === 'storage') await stepUp(target.url, customer.token, customer.password)
    return (await call<{ biller: { id: number } }>('POST', path, { biller })).biller.id
  }

  for (const { to, amount } of planned) {
    const body = { amount: ownAmount(customer.email, amount), biller_id: await billerOf(to) }
    await call('POST', '/bill_payments', { bill_payment: body })
  }
  // Jobs send the payments to the processor.
  await target.settle()
  const taken = await callJson<{ id: number; amount: string; status: string }[]>(
    `${target.sandboxUrl}/_sim/bill_payments?prn=${customer.prn}`,
    'GET',
  )
  for (const { amount, status } of planned) {
    const own = ownAmount(customer.email, amount)
    const payment = taken.find((each) => each.amount === own && each.status === 'created')
    if (!payment) throw new Error(`a payment of ${own} did not reach the processor`)
    if (status !== 'created')
      await callJson(`${target.sandboxUrl}/_sim/bill_payments/${payment.id}/advance`, 'POST', { to: status })
  }
  await target.settle()
}

/** Different amounts for each persona, so that a mix-up of customers is visible. The cents stay the same. */
const ownAmount = (email: string, amount: string) =>
  email.startsWith('mfa') ? (Number(amount) + 3).toFixed(2) : amount
