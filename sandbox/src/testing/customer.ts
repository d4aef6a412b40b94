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

  /** The ledger's history, oldest first. */
  const history = async () => {
    const { db } = sandbox.database
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
  return { prn, history }
}
