/** The outcome of the work that was in progress, as the bank and its partners report it. */
import type { AuditRun } from '@yoursuccess/contract/operator/operations'
import { expect } from 'vitest'
import type { Made, OldBank } from './open-old-data.ts'

const ENDS_WITHIN_MS = 60_000
const LOOK_MS = 1000
/** By then the bill's check is cashed, the transfer has settled and the refund check is in the mail. */
const DAYS = 14

/**
 * Waits for the jobs, moves the clock two weeks ahead, and returns the result, which must equal `onceEach`.
 */
export const endsOf = async ({ bank, made }: OldBank) => {
  const look = <Body>(path: string) => bank.control<Body>('GET', path)
  const customers = await look<{ email: string; prn: string }[]>('/customers')
  const prnOf = (wanted: string) => customers.find(({ email }) => email === wanted)?.prn ?? ''
  const payer = await bank.signIn(made.payer, made.password)
  const leaver = await bank.signIn(made.leaver, made.password)
  const atPartners = async () => ({
    payments: amountsOf(await look(`/bill_payments?prn=${prnOf(made.payer)}`)),
    transfers: amountsOf(await look(`/ach?prn=${prnOf(made.payer)}`)),
    checks: amountsOf(await look(`/refund_checks?prn=${prnOf(made.leaver)}`)),
    mails: (await look<{ subject: string }[]>(`/mail?to=${made.payer}`))
      .map(({ subject }) => subject)
      .filter((subject) => subject === made.underWay.mail),
    addresses: (await look<Call[]>(`/journal?partner=galileo&about=${prnOf(made.payer)}`))
      .filter(({ call, status }) => call === 'updateAccount' && status === 200)
      .map(({ request }) => request.address1),
  })
  await expect
    .poll(atPartners, { timeout: ENDS_WITHIN_MS, interval: LOOK_MS })
    .toEqual(onceEach(made).atPartners)
  await bank.control('POST', '/clock/advance', { days: DAYS })

  const { bill_payments } = await payer<{ bill_payments: Row[] }>('GET', '/api/bill_payments')
  const { ach_transactions } = await payer<{ ach_transactions: Row[] }>('GET', '/api/ach_transactions')
  const { refund_checks } = await leaver<{ refund_checks: Row[] }>('GET', '/api/refund_checks')
  const findings = await auditFindings(bank)
  const { differences } = await look<{ differences: string[] }>('/audit')
  return {
    atPartners: await atPartners(),
    atBank: {
      payments: bill_payments.map(({ amount, status }) => [amount, status]),
      transfers: ach_transactions.map(({ amount, status }) => [amount, status]),
      checks: refund_checks.map(({ amount, state }) => [amount, state]),
    },
    findings,
    differences,
  }
}

const auditFindings = async (bank: OldBank['bank']): Promise<unknown> => {
  await bank.operator('POST', '/audits')
  const latest = () => bank.operator<{ audit: AuditRun }>('GET', '/audits/latest')
  await expect
    .poll(async () => (await latest()).audit.finished_at, { timeout: ENDS_WITHIN_MS, interval: 20 })
    .not.toBeNull()
  return (await latest()).audit.findings
}

/** The expected result: all work is done, none of it twice, and the books agree. */
export const onceEach = ({ underWay }: Made) => ({
  /** Everything that the partners ever received. */
  atPartners: {
    payments: [underWay.payment],
    transfers: [underWay.transfer],
    checks: [underWay.refund],
    mails: [underWay.mail],
    addresses: [underWay.street],
  },
  /** As the customers see it. */
  atBank: {
    payments: [[underWay.payment, 'cleared']],
    transfers: [[underWay.transfer, 'completed']],
    checks: [[underWay.refund, 'mailed']],
  },
  findings: [],
  differences: [],
})

interface Call {
  call: string
  status: number | null
  request: { address1?: string }
}

interface Row {
  amount: string
  status?: string
  state?: string
}

const amountsOf = (rows: readonly { amount: string }[]) => rows.map(({ amount }) => amount)
