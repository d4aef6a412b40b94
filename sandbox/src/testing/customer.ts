/** A customer opened through the processor's own calls, as the bank does it. */
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { findAccount } from '../ledger/customers.ts'
import { movements, postings } from '../ledger/tables.ts'
import type { TestSandbox } from './sandbox.ts'

interface Envelope {
  status_code: number | string
  response_data: Record<string, unknown>
}

/** One call of the Program API, as sent on the wire. */
export const callGalileo = async (
  { url, config }: TestSandbox,
  endpoint: string,
  parameters: Record<string, string> = {},
): Promise<Envelope> => {
  const { apiLogin, apiTransKey, providerId } = config.galileo
  const response = await fetch(`${url}/galileo/${endpoint}`, {
    method: 'POST',
    body: new URLSearchParams({
      apiLogin,
      apiTransKey,
      providerId,
      transactionId: randomUUID(),
      ...parameters,
    }),
  })
  return (await response.json()) as Envelope
}

export const openCustomer = async (sandbox: TestSandbox, email: string) => {
  const answer = await callGalileo(sandbox, 'createAccount', {
    prodId: sandbox.config.galileo.productId,
    firstName: 'Test',
    lastName: 'Customer',
    email,
    primaryPhone: '5555550100',
    address1: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
  })
  const [opened] = answer.response_data['new_account'] as [{ pmt_ref_no: string }]
  const prn = opened.pmt_ref_no
  return { prn, history: () => historyOf(sandbox, prn) }
}

/** A customer with a second account, and `money` (dollars) in the first. */
export const openTwoAccounts = async (sandbox: TestSandbox, email: string, money = '500.00') => {
  const { prn } = await openCustomer(sandbox, email)
  const second = prnOf(await addAccount(sandbox, prn))
  const first = { kind: 'payroll', amount: money, description: 'PAY' }
  await sandbox.command(`/_sim/accounts/${prn}/deposits`, first)
  return { prn, second }
}

export const addAccount = (sandbox: TestSandbox, accountNo: string, more: Record<string, string> = {}) =>
  callGalileo(sandbox, 'addAccount', {
    accountNo,
    prodId: sandbox.config.galileo.setAsideProductId,
    ...more,
  })

/** The account that a call opened. */
export const prnOf = ({ response_data }: Envelope): string => response_data['pmt_ref_no'] as string

/** Available and posted balance of an account, in dollars. */
export const balanceOf = async (sandbox: TestSandbox, accountNo: string) => {
  const { response_data } = await callGalileo(sandbox, 'getBalance', { accountNo })
  return [response_data['balance'], response_data['posted_balance']]
}

/** The ledger's history of an account, oldest first. */
export const historyOf = async ({ database: { db } }: TestSandbox, prn: string) => {
  const account = await findAccount(db, prn)
  return db
    .select({
      id: movements.id,
      kind: movements.kind,
      details: movements.details,
      postedAt: movements.postedAt,
      amountCents: postings.amountCents,
    })
    .from(postings)
    .innerJoin(movements, eq(movements.id, postings.movementId))
    .where(eq(postings.accountId, account?.id ?? 0))
    .orderBy(asc(movements.postedAt), asc(movements.id))
}
