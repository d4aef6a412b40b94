/**
 * Money from outside: notifies the customer. The first deposit has the plastic card sent, ends the enrollment, and
 * keeps the account open.
 */
import { cents, type Cents, formatUsd, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AccountDeps } from './account.deps.ts'
import { addDeposits, recordFunded } from './account-status.queries.ts'

/** We send the plastic card once this much has arrived (ACCOUNT-13). */
export const CARD_FUNDING_CENTS = cents(500)

export interface Deposit {
  customerId: number
  processorId: string
  /** 'deposit' for money that others sent; the feature that makes the customer's own transfers reports those. */
  kind: string
  /** Negative when money was reversed. */
  amountCents: Cents
  details: string
  postedAt: Date
}

const TRANSACTIONS_PATH = '/dashboard/transactions'

/** Runs in the transaction that records the postings; each posting arrives once. The order does not matter. */
export const recordDeposits = async (
  deps: AccountDeps,
  tx: Db,
  deposits: readonly Deposit[],
): Promise<void> => {
  const { card, session, clock } = deps
  for (const [customerId, own] of Map.groupBy(deposits, (deposit) => deposit.customerId)) {
    const hasCredit = own.some(({ amountCents }) => amountCents > 0)
    const account = await addDeposits(
      tx,
      customerId,
      sum(own.map(({ amountCents }) => amountCents)),
      hasCredit,
    )
    if (!account) continue
    for (const deposit of own) if (isNews(deposit, account.openedAt)) await notifyCustomer(deps, tx, deposit)
    if (account.fundedAt || account.depositedCents < CARD_FUNDING_CENTS) continue
    await recordFunded(tx, customerId, clock.now())
    await card.wantPlastic(tx, { customerId, accountId: account.id })
    await session.setRedirectPath(tx, customerId, null)
  }
}

/** History from before the account was opened triggers no notification. Posted times have whole seconds. */
const isNews = ({ kind, amountCents, postedAt }: Deposit, openedAt: Date | null): boolean =>
  kind === 'deposit' && amountCents > 0 && openedAt !== null && postedAt.getTime() > openedAt.getTime() - 1000

const notifyCustomer = (
  { notifications }: AccountDeps,
  tx: Db,
  { customerId, processorId, amountCents, details, postedAt }: Deposit,
): Promise<boolean> =>
  notifications.notify(tx, customerId, {
    title: `A deposit of ${formatUsd(amountCents)} is in your account: ${details}.`,
    url: TRANSACTIONS_PATH,
    dedupeKey: `deposit-${processorId}`,
    happenedAt: postedAt,
  })
