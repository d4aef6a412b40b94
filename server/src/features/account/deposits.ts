/**
 * Records deposits and notifies the customer of them. When they reach the minimum, we order the plastic card
 * and end the enrollment.
 */
import { cents, type Cents, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { message, usd } from '../../messaging/render.ts'
import type { AccountDeps } from './account.deps.ts'
import { copy } from './account.messages.ts'
import { addDeposits, recordFunded } from './account-status.queries.ts'

/** We send the plastic card once this much has arrived (ACCOUNT-13). */
export const CARD_FUNDING_CENTS = cents(500)

export interface Deposit {
  customerId: number
  processorId: string
  /**
   * 'deposit' is money that others sent. Transfers that the customer makes have other kinds, and the feature
   * that makes them notifies the customer.
   */
  kind: string
  /** Negative when money was reversed. */
  amountCents: Cents
  details: string
  postedAt: Date
}

const TRANSACTIONS_PATH = '/dashboard/transactions'

/** Runs in the transaction that records the postings. Each posting must be passed only once, in any order. */
export const recordDeposits = async (deps: AccountDeps, tx: Db, deposits: readonly Deposit[]) => {
  const { card, customer, clock } = deps
  for (const [customerId, own] of Map.groupBy(deposits, (deposit) => deposit.customerId)) {
    const hasCredit = own.some(({ amountCents }) => amountCents > 0)
    const account = await addDeposits(
      tx,
      customerId,
      sum(own.map(({ amountCents }) => amountCents)),
      hasCredit,
    )
    if (!account) continue
    for (const deposit of own)
      if (isSinceOpening(deposit, account.openedAt)) await notifyCustomer(deps, tx, deposit)
    if (account.fundedAt || account.depositedCents < CARD_FUNDING_CENTS) continue
    await recordFunded(tx, customerId, clock.now())
    await card().orderPlastic(tx, { customerId, accountId: account.id })
    await customer.setRedirectPath(tx, customerId, null)
  }
}

/**
 * Deposits from before the account was opened send no notification. The margin is one second, because posted
 * times have whole seconds.
 */
const isSinceOpening = ({ kind, amountCents, postedAt }: Deposit, openedAt: Date | null): boolean =>
  kind === 'deposit' && amountCents > 0 && openedAt !== null && postedAt.getTime() > openedAt.getTime() - 1000

const notifyCustomer = (
  { notifications }: AccountDeps,
  tx: Db,
  { customerId, processorId, amountCents, details, postedAt }: Deposit,
): Promise<boolean> =>
  notifications.notify(tx, customerId, {
    title: message(copy.deposited, { amount: usd(amountCents), details }),
    url: TRANSACTIONS_PATH,
    dedupeKey: `deposit-${processorId}`,
    happenedAt: postedAt,
  })
