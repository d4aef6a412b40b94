/** A customer with money and billers, as the bank would have one. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openTestBank } from './bank.ts'
import { callGalileo, openCustomer } from './customer.ts'
import { openTestSandbox, type TestSandbox } from './sandbox.ts'

/** A Friday, 11 a.m. in the processor's time zone. Thanksgiving is the Thursday after. */
export const BILL_FRIDAY = new Date('2026-11-20T18:00:00Z')

/**
 * Sets up a sandbox and a test bank for the tests of a file. Each test starts at BILL_FRIDAY, and the ledger
 * must balance after each.
 */
export const openBillWorld = () => {
  let sandbox: TestSandbox
  let bank: Awaited<ReturnType<typeof openTestBank>>
  const goTo = (to: string) => sandbox.command('/_sim/clock/set', { to })
  beforeAll(async () => {
    bank = await openTestBank()
    sandbox = await openTestSandbox({ bankUrl: bank.url }, () => BILL_FRIDAY)
  })
  beforeEach(() => goTo(BILL_FRIDAY.toISOString()))
  afterEach(async () => {
    await sandbox.control('DELETE', '/_sim/faults')
    await sandbox.assertBalanced()
  })
  afterAll(async () => {
    await sandbox.close()
    await bank.close()
  })
  return {
    sandbox: () => sandbox,
    /** Sets the clock in one step. Work that fell due on the way is done in order of its due time. */
    goTo,
    openElectronic: async (money?: string, more?: Record<string, string>) => {
      const payer = await openPayer(sandbox, money)
      return { ...payer, billerId: await payer.addElectronic(more) }
    },
    openPaper: async (more?: Record<string, string>) => {
      const payer = await openPayer(sandbox)
      return { ...payer, billerId: await payer.addPaper(more) }
    },
  }
}

export interface ReportedBillPayment {
  billpay_transaction_id: string
  status: string
  status_ts: string
  reason_code: string | null
  return_adj_id: string | null
  [field: string]: unknown
}

export const SALTGRASS = { rppsBillerId: '0000001005', billerAccountNo: '1234567890' }
export const PAPER_BILLER = {
  name: 'Corner Landlord',
  billerAccountNo: 'Unit 4',
  address1: '12 Elm Street',
  city: 'Sacramento',
  state: 'CA',
  postalCode: '95814',
}

export const openPayer = async (sandbox: TestSandbox, money = '1000.00') => {
  const { prn, history } = await openCustomer(sandbox, 'payer@example.com')
  const earn = (amount: string) =>
    sandbox.command(`/_sim/accounts/${prn}/deposits`, { kind: 'payroll', amount, description: 'PAY' })
  await earn(money)
  const call = (endpoint: string, parameters: Record<string, string> = {}) =>
    callGalileo(sandbox, endpoint, { accountNo: prn, ...parameters })

  const addElectronic = async (more: Record<string, string> = {}) =>
    idFrom(await call('addRppsBiller', { ...SALTGRASS, ...more }), 'biller_id')
  const addPaper = async (more: Record<string, string> = {}) =>
    idFrom(await call('addPaperBiller', { ...PAPER_BILLER, ...more }), 'biller_id')
  const create = (billerId: string, amount: string, more: Record<string, string> = {}) =>
    call('createBillPayment', { billerId, amount, feeAmount: '1.00', ...more })
  /** Creates a payment and returns its id. Throws if it is refused. */
  const pay = async (billerId: string, amount: string, more: Record<string, string> = {}) =>
    idFrom(await create(billerId, amount, more), 'billpay_transaction_id')
  const one = async (id: string): Promise<ReportedBillPayment> => {
    const answer = await call('getBillPayHistory', { billpayTransactionId: id })
    const [found] = answer.response_data['bill_payments'] as ReportedBillPayment[]
    if (!found) throw new Error(`no bill payment ${id}`)
    return found
  }
  const balance = async () => (await call('getBalance')).response_data['balance'] as number
  /** The payer's webhook events, oldest first. */
  const events = async () =>
    (await sandbox.look<{ prn: string; type: string; body: Record<string, string> }[]>('/_sim/webhooks'))
      .filter((event) => event.prn === prn)
      .reverse()
  return { prn, history, earn, call, addElectronic, addPaper, create, pay, one, balance, events }
}

export type Payer = Awaited<ReturnType<typeof openPayer>>

const idFrom = (
  answer: { status_code: number | string; response_data: Record<string, unknown> },
  field: string,
): string => {
  if (answer.status_code !== 0) throw new Error(`the call was refused: ${answer.status_code}`)
  return String(answer.response_data[field])
}
