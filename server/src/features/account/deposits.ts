/** Money from outside: the customer is told; the first has the plastic card sent, ends the enrollment, and keeps the account open. */
import { cents, type Cents, formatUsd, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AccountDeps } from './account.deps.ts'
import { addDeposits, recordFunded } from './account-status.queries.ts'

/** The plastic card is sent once this much came in (ACCOUNT-13). */
export const CARD_FUNDING_CENTS = cents(500)

export interface Deposit {
  customerId: number
  processorId: string
  /** 'deposit' for what others sent; transfers of the customer's own are told by the room that made them. */
  kind: string
  /** Negative when money was taken back. */
  amountCents: Cents
  details: string
  postedAt: Date
}

const TRANSACTIONS_PATH = '/dashboard/transactions'

/** In the transaction that records the postings, each of which comes once. The order does not matter. */
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
    for (const deposit of own) if (isNews(deposit, account.openedAt)) await tell(deps, tx, deposit)
    if (account.fundedAt || account.depositedCents < CARD_FUNDING_CENTS) continue
    await recordFunded(tx, customerId, clock.now())
    await card.wantPlastic(tx, { customerId, accountId: account.id })
    await session.setRedirectPath(tx, customerId, null)
  }
}

/** A history that was brought along from before the account was opened is no news. Posted times have whole seconds. */
const isNews = ({ kind, amountCents, postedAt }: Deposit, openedAt: Date | null): boolean =>
  kind === 'deposit' && amountCents > 0 && openedAt !== null && postedAt.getTime() > openedAt.getTime() - 1000

const tell = (
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
