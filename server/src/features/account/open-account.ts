/** Opens an account. We record the request, call the processor with our reference, then record the reply. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { notFound } from '../../http/refusal.ts'
import {
  findAccount,
  findPersonalInfo,
  insertAccount,
  insertPersonalInfo,
  recordOpening,
} from './account.queries.ts'
import type { AccountDeps } from './account.deps.ts'
import { processorHolder } from './processor-holder.ts'

const OPEN_ACCOUNT_JOB = { name: 'account.open' } as const

interface Place {
  address1: string
  address2: string | null
  city: string
  state: string
  postalCode: string
}
export interface NewHolder {
  firstName: string
  lastName: string
  primaryPhone: string
  address: Place
  /** Where cards are sent, if not to the address above. */
  shippingAddress?: Place | undefined
}

/** The processor's ids of an account and its first card. */
export interface OpenedAccount {
  prn: string
  cardRef: string
}

/**
 * Records the request for an account, in the transaction that approves the customer. A job carries it out.
 */
export const recordNewAccount = async (
  deps: AccountDeps,
  tx: Db,
  customerId: number,
  holder: NewHolder,
): Promise<void> => {
  await insertHolder(deps, tx, customerId, holder, `open-${randomUUID()}`)
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
  const account = await insertHolder(deps, tx, customerId, holder, openingReference)
  await recordOpened(deps, tx, account, opened)
}

const insertHolder = async (
  { clock }: AccountDeps,
  tx: Db,
  customerId: number,
  { firstName, lastName, primaryPhone, address, shippingAddress: shipping }: NewHolder,
  openingReference: string,
) => {
  await insertPersonalInfo(tx, {
    customerId,
    firstName,
    lastName,
    legalName: `${firstName} ${lastName}`,
    primaryPhone,
    ...address,
    ...(shipping && {
      shippingAddress1: shipping.address1,
      shippingAddress2: shipping.address2,
      shippingCity: shipping.city,
      shippingState: shipping.state,
      shippingPostalCode: shipping.postalCode,
    }),
  })
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
  await card.recordIssued(tx, { customerId, accountId, processorRef: cardRef })
}

/** Throws PartnerError if the processor does not answer; the next call retries with the same reference. */
export const openAccount = async (deps: AccountDeps, customerId: number): Promise<string> => {
  const { database, processor, session } = deps
  const account = await findAccount(database.db, customerId)
  const holder = await findPersonalInfo(database.db, customerId)
  if (!account || !holder) throw notFound()
  if (account.prn) return account.prn

  const { shippingAddress: _, ...reported } = processorHolder(
    holder,
    await session.getEmail(database.db, customerId),
  )
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
