/** Opens an account. We record the request, call the processor with our reference, then record the reply. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { notFound } from '../../http/refusal.ts'
import type { NewHolder } from '../customer/customer.service.ts'
import { findAccount, insertAccount, recordOpening } from './account.queries.ts'
import type { AccountDeps } from './account.deps.ts'

const OPEN_ACCOUNT_JOB = { name: 'account.open' } as const

/** The processor's ids of an account and its first card. */
export interface OpenedAccount {
  prn: string
  cardRef: string
}

/**
 * Records the request for an account, in the transaction that approves the customer. A job carries it out.
 */
export const recordNewAccount = async (deps: AccountDeps, tx: Db, customerId: number, holder: NewHolder) => {
  await record(deps, tx, customerId, holder, `open-${randomUUID()}`)
  await deps.queue.send(tx, OPEN_ACCOUNT_JOB, { customerId })
}

/**
 * Records an account that the processor opened under `openingReference`. Runs in the transaction that
 * approves the customer.
 */
export const recordOpenedAccount = async (
  deps: AccountDeps,
  tx: Db,
  customerId: number,
  holder: NewHolder,
  { openingReference, ...opened }: OpenedAccount & { openingReference: string },
): Promise<void> => {
  const account = await record(deps, tx, customerId, holder, openingReference)
  await recordOpened(deps, tx, account, opened)
}

const record = async (
  { clock, customer }: AccountDeps,
  tx: Db,
  customerId: number,
  holder: NewHolder,
  openingReference: string,
) => {
  await customer.recordHolder(tx, customerId, holder)
  return insertAccount(tx, { customerId, openingReference, createdAt: clock.now() })
}

const recordOpened = async (
  { card, clock, beginStatements }: AccountDeps,
  tx: Db,
  { id: accountId, customerId }: { id: number; customerId: number },
  { prn, cardRef }: OpenedAccount,
) => {
  const openedAt = clock.now()
  await recordOpening(tx, customerId, prn, openedAt)
  await beginStatements(tx, customerId, bankingDayOf(openedAt))
  await card().recordIssued(tx, { customerId, accountId, processorRef: cardRef })
}

/** Throws PartnerError if the processor does not answer; the next call retries with the same reference. */
export const openAccount = async (deps: AccountDeps, customerId: number): Promise<string> => {
  const { database, processor, customer } = deps
  const account = await findAccount(database.db, customerId)
  const holder = await customer.findProcessorHolder(database.db, customerId)
  if (!account || !holder) throw notFound()
  if (account.prn) return account.prn

  const { shippingAddress: _, ...reported } = holder
  const opened = await processor.openAccount({ ...reported, reference: account.openingReference })
  await database.transaction((tx) => recordOpened(deps, tx, account, opened))
  return opened.prn
}

/** Opens the account if the first call got no reply, or the server stopped before recording the reply. */
export const openAccountJob = (account: {
  openAccount(customerId: number): Promise<string>
}): Job<{ customerId: number }> => ({
  ...OPEN_ACCOUNT_JOB,
  run: async ({ customerId }) => {
    await account.openAccount(customerId)
  },
})
