/** The processor's replies about the generated accounts. */
import { customerOf, type History, openAuthorizationOf, type Posted, postedOf } from '../history.ts'

const history: History = JSON.parse(process.env['HISTORY'] ?? '{}') as History
const customers = Number(process.env['CUSTOMERS'])

const dollars = (cents: number) => (cents / 100).toFixed(2)
/** Galileo's times are in Mountain Standard Time all year. */
const stamp = (seconds: number) =>
  new Date((seconds - 7 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
const secondsOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}-07:00`) / 1000

const CODES = { deposit: ['PM', 'DD'], bill_payment: ['AD', 'BP'], purchase: ['SE', 'VI'] } as const

/** Customers with nothing in their accounts. */
let emptied: ReadonlySet<number> = new Set()
export const emptyAccounts = (ids: readonly number[]): void => {
  emptied = new Set(ids)
}

const isEmpty = (customer: number) => customer > customers || emptied.has(customer)

const allOf = (prn: string): Posted[] => {
  const customer = customerOf(prn)
  if (isEmpty(customer)) return []
  return Array.from({ length: history.count }, (_, number) => postedOf(history, customer, number))
}

/** Transfers between accounts by their reference, and what they changed by the account's number. */
const transfers = new Set<string>()
const moved = new Map<string, number>()
/** Brings all accounts back to the generated books. */
export const forgetTransfers = (): void => {
  transfers.clear()
  moved.clear()
}

const transfer = (form: URLSearchParams) => {
  const reference = form.get('transactionId') ?? ''
  if (!transfers.has(reference)) {
    transfers.add(reference)
    const cents = Math.round(Number(form.get('amount')) * 100)
    const add = (prn: string, amount: number) => moved.set(prn, (moved.get(prn) ?? 0) + amount)
    add(form.get('accountNo') ?? '', -cents)
    add(form.get('transferToAccountNo') ?? '', cents)
  }
  return { adjustment_trans_id: `sent-${reference}`, payment_trans_id: `received-${reference}` }
}

/** An account of no generated customer, such as a set-aside, has what transfers brought. */
const balanceOf = (prn: string) => {
  const all = allOf(prn)
  const posted = all.reduce((sum, { amountCents }) => sum + amountCents, moved.get(prn) ?? 0)
  const held = all.length === 0 ? 0 : openAuthorizationOf(history, customerOf(prn)).amountCents
  return { balance: dollars(posted + held), posted_balance: dollars(posted) }
}

const historyReply = (prn: string, form: URLSearchParams) => {
  const [from, until] = [secondsOf(form.get('startDate') ?? ''), secondsOf(form.get('endDate') ?? '')]
  const found = allOf(prn)
    .filter(({ postedAt }) => postedAt >= from && postedAt <= until)
    .reverse()
  const [size, page] = [Number(form.get('recordCnt')), Number(form.get('page'))]
  return {
    transaction_count: found.length,
    page,
    total_record_count: found.length,
    number_of_pages: Math.ceil(found.length / size),
    transactions: found.slice((page - 1) * size, page * size).map((each) => ({
      pmt_ref_no: prn,
      source_id: each.id,
      act_type: CODES[each.kind][0],
      type: CODES[each.kind][1],
      post_ts: stamp(each.postedAt),
      amt: dollars(each.amountCents),
      details: each.details,
      auth_id: each.authorizationId,
      prior_id: '0',
    })),
  }
}

const authorizationsReply = (prn: string) => {
  if (isEmpty(customerOf(prn))) return { authorizations: [] }
  const held = openAuthorizationOf(history, customerOf(prn))
  return {
    authorizations: [
      {
        auth_id: held.id,
        details: held.merchantName,
        amount: dollars(held.amountCents),
        timestamp: stamp(held.authorizedAt),
      },
    ],
  }
}

/** The reply's data. Calls that change something succeed, and their ids are their references. */
export const answerOf = (endpoint: string, form: URLSearchParams): unknown => {
  const prn = form.get('accountNo') ?? ''
  const reference = form.get('transactionId') ?? ''
  switch (endpoint) {
    case 'getBalance':
      return balanceOf(prn)
    case 'getTransHistory':
      return historyReply(prn, form)
    case 'getAuthHistory':
      return authorizationsReply(prn)
    case 'createAccountTransfer':
      return transfer(form)
    case 'createBillPayment':
      return {
        billpay_transaction_id: `paid-${reference}`,
        adj_amount: `-${dollars(Math.round((Number(form.get('amount')) + Number(form.get('feeAmount'))) * 100))}`,
      }
    case 'getBillPayHistory': {
      const id = form.get('billpayTransactionId') ?? ''
      // The generated payments have cleared; all others are under way.
      const status = id.startsWith('payment-') ? 'C' : 'P'
      return { bill_payments: [{ billpay_transaction_id: id, status, reason_code: null }] }
    }
    case 'createRefundCheck':
      return {
        refund_check_id: `check-${reference}`,
        check_no: '1001',
        amount: balanceOf(prn).balance,
        status: 'P',
        status_ts: stamp(history.anchor),
      }
    case 'createAchTransaction':
      return { ach_transaction_id: `pulled-${reference}` }
    case 'getAchTransactionHistory':
      return {
        transactions: [
          {
            ach_transaction_id: form.get('achTransactionId'),
            status: 'S',
            post_ts: null,
            return_code: null,
          },
        ],
      }
    case 'addRppsBiller':
    case 'addPaperBiller':
      return { biller_id: `biller-${reference}` }
    default:
      return {}
  }
}
