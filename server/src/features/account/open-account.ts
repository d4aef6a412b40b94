/** Opening an account: the wish is recorded, the processor is asked with our reference, the answer is recorded. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { notFound } from '../../refusal.ts'
import {
  findAccount,
  findPersonalInfo,
  insertAccount,
  insertPersonalInfo,
  recordOpening,
} from './account.queries.ts'
import type { AccountParts } from './account.parts.ts'

const OPEN_ACCOUNT_JOB = { name: 'account.open' } as const

export interface NewHolder {
  firstName: string
  lastName: string
  primaryPhone: string
  address: { address1: string; address2: string | null; city: string; state: string; postalCode: string }
}

/** In the transaction that approves the customer. */
export const recordNewAccount = async (
  { clock, queue }: AccountParts,
  tx: Db,
  customerId: number,
  holder: NewHolder,
): Promise<void> => {
  const { firstName, lastName, primaryPhone, address } = holder
  await insertPersonalInfo(tx, { customerId, firstName, lastName, primaryPhone, ...address })
  await insertAccount(tx, customerId, `open-${randomUUID()}`, clock.now())
  await queue.send(tx, OPEN_ACCOUNT_JOB, { customerId })
}

/** Throws PartnerError when the processor does not answer: calling it again goes on with the same reference. */
export const openAccount = async (parts: AccountParts, customerId: number): Promise<string> => {
  const { database, processor, session, card, clock } = parts
  const account = await findAccount(database.db, customerId)
  const holder = await findPersonalInfo(database.db, customerId)
  if (!account || !holder) throw notFound()
  if (account.prn) return account.prn

  const opened = await processor.openAccount({
    reference: account.openingReference,
    firstName: holder.firstName,
    lastName: holder.lastName,
    email: await session.getEmail(database.db, customerId),
    phone: holder.primaryPhone ?? '',
    address: {
      address_1: holder.address1 ?? '',
      address_2: holder.address2 ?? undefined,
      city: holder.city ?? '',
      state: holder.state ?? '',
      postal_code: holder.postalCode ?? '',
    },
  })
  await database.transaction(async (tx) => {
    await recordOpening(tx, customerId, opened.prn, clock.now())
    await card.recordIssued(tx, { customerId, accountId: account.id, processorRef: opened.cardRef })
  })
  return opened.prn
}

/** Finishes an opening whose processor did not answer, or whose server stopped in between. */
export const openAccountJob = (account: {
  openAccount(customerId: number): Promise<string>
}): Job<{ customerId: number }> => ({
  ...OPEN_ACCOUNT_JOB,
  run: async ({ customerId }) => {
    await account.openAccount(customerId)
  },
})
