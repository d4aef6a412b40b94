/** What a case may give: never more than the customer is still out of pocket for the transaction. */
import type { NoCredit } from '@yoursuccess/contract/disputes/disputes'
import { type Cents, larger, negate, smaller, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { TransactionsService } from '../transactions/transactions.service.ts'
import { type DisputeRow, listGiven } from './disputes.queries.ts'

export type Loss = Awaited<ReturnType<TransactionsService['listLosses']>>[number]

/** Where a case stands in money. */
export interface CaseMoney {
  /** What came back without the bank: from the merchant, the biller or the other bank. */
  returned: Cents
  /** What this case gave, less what it takes back. */
  given: Cents
  /** The most that this case may give in all. Undefined of a credit: nobody knows what is missing. */
  limit: Cents | undefined
}

/** By the id of the case. Exact until the transaction ends only under `lockPosting` of the customer. */
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

/** The same, with the losses at hand. */
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
        },
      ]
    }),
  )
}

/** The money of one case. */
export const findMoneyOf = async (
  transactions: Pick<TransactionsService, 'listLosses'>,
  db: Db,
  row: DisputeRow,
): Promise<CaseMoney> => {
  const money = (await findCaseMoney(transactions, db, row.customerId, [row])).get(row.id)
  if (!money) throw new Error('a case has no money')
  return money
}

/** What may still be given for a case in which `asked` is wanted. */
export const capped = (asked: Cents, { limit, given }: CaseMoney): Cents => {
  if (limit === undefined) return asked
  return smaller(asked, larger(ZERO, subtract(limit, given)))
}

/** The same for a movement that `given` counts already. */
export const cappedMovement = (amount: Cents, money: CaseMoney): Cents =>
  capped(amount, { ...money, given: subtract(money.given, amount) })

/** All of the debit came back without this case: nothing is left to give for it. */
export const isFullyReturned = ({ limit }: CaseMoney): boolean => limit === ZERO

/** Why an open case gets no money by itself, however long it takes. Of a credit nobody expects that. */
export const whyNoCredit = (row: DisputeRow, money: CaseMoney): NoCredit | undefined => {
  if (row.status !== 'open' || row.amountCents >= 0) return undefined
  if (isFullyReturned(money)) return 'already_returned'
  if (row.isRepeat) return 'repeat'
  return row.inTime ? undefined : 'late'
}

/** What an open case gets by itself when its answer takes longer. */
export const expectedOf = (row: DisputeRow, money: CaseMoney): Cents =>
  row.status !== 'open' || row.amountCents >= 0 || whyNoCredit(row, money)
    ? ZERO
    : capped(negate(row.amountCents), money)
