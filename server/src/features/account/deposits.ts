/**
 * Records deposits and notifies the customer of them. When they reach the minimum, we order the plastic card
 * and end the enrollment.
 */
import { add, cents, type Cents, larger, subtract, ZERO } from '@yoursuccess/contract/core/money'
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

/**
 * Runs in the transaction that records the postings, with a few statements for any number of them. Each posting
 * must be passed only once. Those of one customer count in their order.
 */
export const recordDeposits = async (deps: AccountDeps, tx: Db, deposits: readonly Deposit[]) => {
  if (deposits.length === 0) return
  const { card, customer, clock, notifications } = deps
  const own = Map.groupBy(deposits, ({ customerId }) => customerId)
  const totals = [...own].map(([customerId, each]) => ({ customerId, ...totalOf(each) }))
  const accounts = new Map((await addDeposits(tx, totals)).map((account) => [account.customerId, account]))
  const isNew = (deposit: Deposit) =>
    isSinceOpening(deposit, accounts.get(deposit.customerId)?.openedAt ?? null)
  await notifications.notifyAll(tx, deposits.filter(isNew).map(noticeOf))
  for (const { customerId, amountCents, highestCents } of totals) {
    const account = accounts.get(customerId)
    if (!account || account.fundedAt) continue
    // A reversal in the same batch does not undo that the minimum was reached.
    if (add(subtract(account.depositedCents, amountCents), highestCents) < CARD_FUNDING_CENTS) continue
    await recordFunded(tx, customerId, clock.now())
    await card().orderPlastic(tx, { customerId, accountId: account.id })
    await customer.setRedirectPath(tx, customerId, null)
  }
}

/** The sum of one customer's deposits, and the highest that it was after any of them. */
const totalOf = (own: readonly Deposit[]) => {
  let amountCents = ZERO
  let highestCents: Cents | undefined
  for (const deposit of own) {
    amountCents = add(amountCents, deposit.amountCents)
    highestCents = larger(highestCents ?? amountCents, amountCents)
  }
  const hasCredit = own.some((deposit) => deposit.amountCents > 0)
  return { amountCents, highestCents: highestCents ?? ZERO, hasCredit }
}

/**
 * Deposits from before the account was opened send no notification. The margin is one second, because posted
 * times have whole seconds.
 */
const isSinceOpening = ({ kind, amountCents, postedAt }: Deposit, openedAt: Date | null): boolean =>
  kind === 'deposit' && amountCents > 0 && openedAt !== null && postedAt.getTime() > openedAt.getTime() - 1000

const noticeOf = ({ customerId, processorId, amountCents, details, postedAt }: Deposit) => ({
  customerId,
  title: message(copy.deposited, { amount: usd(amountCents), details }),
  url: TRANSACTIONS_PATH,
  dedupeKey: `deposit-${processorId}`,
  happenedAt: postedAt,
  group: 'paydays' as const,
})
