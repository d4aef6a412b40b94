/** The credit that a case allows: at most what the customer has lost by the transaction and not got back. */
import type { NoCredit } from '@yoursuccess/contract/disputes/disputes'
import { type Cents, larger, negate, smaller, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { TransactionsService } from '../transactions/transactions.service.ts'
import { type DisputeRow, listGiven } from './disputes.queries.ts'

export type Loss = Awaited<ReturnType<TransactionsService['listLosses']>>[number]

/** What was returned and credited for a case so far. */
export interface CaseMoney {
  /** Returned by others: the merchant, the biller or the other bank. */
  returned: Cents
  /** Credited by this case, less what it debits again. */
  given: Cents
  /**
   * The most that this case may credit in total. Undefined if the transaction is a credit: its loss is
   * unknown.
   */
  limit: Cents | undefined
  /** The money is in another account of the customer. */
  isOwnTransfer: boolean
}

/** Returns the money by case id. Only under `lockPosting` does it stay exact until the transaction ends. */
export const findCaseMoney = async (
  transactions: Pick<TransactionsService, 'listLosses'>,
  db: Db,
  customerId: number,
  cases: readonly DisputeRow[],
): Promise<ReadonlyMap<number, CaseMoney>> => {
  if (cases.length === 0) return new Map()
  const ids = cases.map(({ postedTransactionId }) => postedTransactionId)
  return caseMoneyOf(db, customerId, cases, await transactions.listLosses(db, customerId, ids))
}

/** Like `findCaseMoney`, with losses already read. */
export const caseMoneyOf = async (
  db: Db,
  customerId: number,
  cases: readonly DisputeRow[],
  losses: readonly Loss[],
): Promise<ReadonlyMap<number, CaseMoney>> => {
  const given = await listGiven(
    db,
    customerId,
    losses.flatMap(({ relatedIds }) => relatedIds),
  )
  return new Map(
    cases.map((row) => {
      const loss = losses.find(({ id }) => id === row.postedTransactionId)
      const related = given.filter(({ transactionId }) => loss?.relatedIds.includes(transactionId))
      const own = related
        .filter(({ disputeId }) => disputeId === row.id)
        .map(({ amountCents }) => amountCents)
      const others = related
        .filter(({ disputeId, isDebit }) => disputeId !== row.id && isDebit)
        .map(({ amountCents }) => amountCents)
      const limit = larger(ZERO, subtract(loss?.lostCents ?? ZERO, sum(others)))
      return [
        row.id,
        {
          returned: loss?.returnedCents ?? ZERO,
          given: sum(own),
          limit: row.amountCents < 0 ? limit : undefined,
          isOwnTransfer: loss?.isOwnTransfer ?? false,
        },
      ]
    }),
  )
}

/** Like `findCaseMoney`, for one case. */
export const findMoneyOf = async (
  transactions: Pick<TransactionsService, 'listLosses'>,
  db: Db,
  row: DisputeRow,
): Promise<CaseMoney> => {
  const money = (await findCaseMoney(transactions, db, row.customerId, [row])).get(row.id)
  if (!money) throw new Error('a case has no money')
  return money
}

/** The part of `requested` that the case may still credit. */
export const capped = (requested: Cents, { limit, given }: CaseMoney): Cents => {
  if (limit === undefined) return requested
  return smaller(requested, larger(ZERO, subtract(limit, given)))
}

/** Like `capped`, for a movement that `given` already includes. */
export const cappedMovement = (amount: Cents, money: CaseMoney): Cents =>
  capped(amount, { ...money, given: subtract(money.given, amount) })

/** True if nothing is left to credit for this debit, because all of it was returned or credited elsewhere. */
export const isFullyReturned = ({ limit }: CaseMoney): boolean => limit === ZERO

/**
 * Why an open case gets no automatic credit, however long the answer takes. Undefined for a credit: none is
 * expected.
 */
export const whyNoCredit = (row: DisputeRow, money: CaseMoney): NoCredit | undefined => {
  if (row.status !== 'open' || row.amountCents >= 0) return undefined
  if (isFullyReturned(money)) return 'already_returned'
  if (money.isOwnTransfer) return 'own_transfer'
  if (row.isRepeat) return 'repeat'
  return row.inTime ? undefined : 'late'
}

/** The automatic credit if the answer to an open case takes longer. Zero if there is none. */
export const expectedOf = (row: DisputeRow, money: CaseMoney): Cents =>
  row.status !== 'open' || row.amountCents >= 0 || whyNoCredit(row, money)
    ? ZERO
    : capped(negate(row.amountCents), money)
