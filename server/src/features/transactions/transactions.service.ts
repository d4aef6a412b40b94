import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatAmount, negate } from '@yoursuccess/contract/core/money'
import type { Authorization } from '@yoursuccess/contract/transactions/transactions'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { DueRows } from '../../jobs/for-each-due.ts'
import type { ProcessorTransaction } from '../../partners/card-processor/port.ts'
import type { ComparedAccount, DueComparison } from '../account/account.service.ts'
import { listBillPaymentLines, listDebitLines } from './bill-payment-lines.queries.ts'
import {
  listDebitsOfMany,
  listDeposits,
  listDepositsOfMany,
  listTakenBack,
  sumFunding,
} from './deposits.queries.ts'
import { type ExportRequest, exportPeriod } from './export.ts'
import { listPage, type TransactionsRequest } from './list-page.ts'
import { readMonth, type Month } from './month.queries.ts'
import { sumPurchases } from './purchases.queries.ts'
import { beginningOf, reconcileAccount, repairPosted } from './reconcile.ts'
import { searchPage, type SearchRequest } from './search.ts'
import type { OwnedAuthorization, OwnedTransaction, TransactionsDeps } from './transactions.deps.ts'
import { FUNDING_KINDS, stampOf } from './transactions.rules.ts'
import {
  type DayRange,
  findPosted,
  insertPosted,
  listLosses,
  listOpenAuthorizations,
  listOpenOfMany,
  listWithTakenBack,
  lockPosting,
  type PostedRow,
  upsertAuthorizations,
} from './transactions.queries.ts'

/** How many open authorizations the reply has at most. */
const MAX_OPEN = 100
/** Rows per SQL statement. */
const CHUNK = 500
const PAGE = 100

export const transactionsService = (deps: TransactionsDeps) => {
  const { database, clock } = deps

  /**
   * Records posted transactions, each once, and closes the authorizations that they settle. Order and
   * repetition do not matter. New ones are reported to the account and the shares of pay (deposits), to rewards
   * (cash back), to the tracker (spending and refunds) and to disputes (returned money). The caller has locked
   * posting for their customers.
   */
  const recordLocked = async (tx: Db, posted: readonly OwnedTransaction[]): Promise<void> => {
    for (let start = 0; start < posted.length; start += CHUNK)
      await recordChunk(tx, deps, posted.slice(start, start + CHUNK))
  }

  /** Locks posting for the customers, and records the transactions. */
  const recordPosted = async (tx: Db, posted: readonly OwnedTransaction[]): Promise<void> => {
    if (posted.length === 0) return
    await lockPosting(
      tx,
      posted.map(({ customerId }) => customerId),
    )
    await recordLocked(tx, posted)
  }

  const recordAuthorizations = async (tx: Db, owned: readonly OwnedAuthorization[]): Promise<void> => {
    // One row per id, as the reports one by one would leave it: the latest, unless an earlier one already ended the
    // authorization, with the earliest time.
    const latest = new Map<string, OwnedAuthorization>()
    for (const each of owned) {
      const known = latest.get(each.authorization.id)
      latest.set(each.authorization.id, known ? mergeReports(known, each) : each)
    }
    const rows = [...latest.values()].map(({ customerId, authorization }) => ({
      customerId,
      processorId: authorization.id,
      amountCents: authorization.amountCents,
      merchantName: authorization.merchantName,
      authorizedAt: authorization.authorizedAt,
      state: authorization.state,
    }))
    if (rows.length > 0) await deps.account.recordMoved(tx, await upsertAuthorizations(tx, rows))
  }

  const reconcile = <Row extends ComparedAccount>(rows: DueRows<Row>): Promise<void> =>
    deps.forEachDue(
      rows,
      (account) => reconcileAccount(deps, { recordPosted, recordAuthorizations }, account),
      { name: 'transactions.reconcile', key: 'customerId' },
    )

  return {
    listPosted: (customerId: number, request: TransactionsRequest) => listPage(deps, customerId, request),
    search: (customerId: number, request: SearchRequest) => searchPage(deps, customerId, request),
    /** A file of the period. OFX has the processor's balance, so it throws PartnerError without it. */
    exportPeriod: (customerId: number, request: ExportRequest) => exportPeriod(deps, customerId, request),

    listAuthorizations: async (customerId: number): Promise<Authorization[]> =>
      (await listOpenAuthorizations(database.db, customerId, MAX_OPEN)).map((row) => ({
        id: row.id,
        amount: formatAmount(row.amountCents),
        timestamp: stampOf(row.authorizedAt),
        merchant_name: row.merchantName,
        type: 'authorized',
      })),

    /** One posted transaction of the customer, for other features. Returns undefined if there is none. */
    findPosted: (db: Db, customerId: number, id: number) => findPosted(db, customerId, id),

    /**
     * Deposits that others made on these days, oldest first, without what was taken back of them. For a few
     * years of one customer.
     */
    listDeposits: (db: Db, customerId: number, days: DayRange) => listDeposits(db, customerId, days),

    /** Debits by companies at other banks on these days, oldest first. */
    listDebits: (db: Db, customerId: number, days: DayRange) => listDebitsOfMany(db, [customerId], days),
    /** Those of many customers in one statement. */
    listDebitsOfMany,

    /** Those of many customers in one statement. */
    listDepositsOfMany: (db: Db, customerIds: readonly number[], days: DayRange) =>
      listDepositsOfMany(db, customerIds, days),

    /** The lines of bill payments and their returns on these days, oldest first. */
    listBillPaymentLines: (db: Db, customerId: number, days: DayRange) =>
      listBillPaymentLines(db, customerId, days),
    /** The lines of these debits, and of what was given back of each, oldest first. */
    listDebitLines: (db: Db, customerId: number, debitIds: readonly number[]) =>
      listDebitLines(db, customerId, debitIds),

    /** The sum of deposits, transfers into the account and their returns on these days. */
    sumFunding: (db: Db, customerId: number, days: DayRange) => sumFunding(db, customerId, days),

    /** What merchants were allowed to take and did not take yet. The available balance is without it. */
    listOpenPurchases: async (db: Db, customerIds: readonly number[]) =>
      (await listOpenOfMany(db, customerIds, MAX_OPEN)).map(
        ({ customerId, merchantName, authorizedAt, amountCents }) => ({
          customerId,
          payee: merchantName,
          on: bankingDayOf(authorizedAt),
          amountCents: negate(amountCents),
        }),
      ),

    /**
     * What customers spent with the card on these days, and the day of the account's first transaction. Without some
     * transactions, and without what takes them back.
     */
    sumPurchases,

    /** How much of each of these transactions the customer lost and did not get back. */
    listLosses: (db: Db, customerId: number, ids: readonly number[]) => listLosses(db, customerId, ids),

    /** Blocks posting for these customers until the end of the transaction. Call it before locking rows. */
    lockPosting: (tx: Db, ...customerIds: number[]) => lockPosting(tx, customerIds),

    /**
     * Fetches what the processor posted since `from`, or its whole history, and records it. Throws
     * PartnerError.
     */
    catchUp: (account: { customerId: number; prn: string; openedAt: Date | null }, from?: CalendarDate) =>
      repairPosted(deps, { recordPosted }, account, from ?? beginningOf(account, clock.today())),

    /**
     * The recorded transactions of a month, and the totals. Blocks posting for the customer until the end of
     * the transaction.
     */
    readMonth: async (tx: Db, customerId: number, month: Month) => {
      await lockPosting(tx, [customerId])
      return readMonth(tx, customerId, month)
    },

    recordPosted,
    recordLocked,
    recordAuthorizations,

    /**
     * Completes our copy of the accounts whose comparison with the processor is due. An account that fails does
     * not stop the others; the error is thrown at the end.
     */
    reconcileDue: (): Promise<void> =>
      reconcile<DueComparison>((_after, last) =>
        deps.account.listDueReconciliations(database.db, last, PAGE),
      ),
    /** Does the same for every account of the processor, due or not. */
    reconcileAll: (): Promise<void> =>
      reconcile((after) => deps.account.listAllReconciliations(database.db, after, PAGE)),
  }
}
export type TransactionsService = ReturnType<typeof transactionsService>

const recordChunk = async (
  tx: Db,
  { tracker, account, rewards, shares, takeBackReturned }: TransactionsDeps,
  posted: readonly OwnedTransaction[],
) => {
  const added = await insertPosted(
    tx,
    posted.map(({ customerId, transaction }) => ({
      customerId,
      processorId: transaction.id,
      kind: transaction.kind,
      amountCents: transaction.amountCents,
      postedAt: transaction.postedAt,
      postedOn: bankingDayOf(transaction.postedAt),
      details: transaction.details,
      reversesProcessorId: transaction.reverses ?? null,
    })),
  )
  const settled = settledAuthorizations(posted)
  if (settled.length > 0) await upsertAuthorizations(tx, settled)
  if (added.length === 0) return
  await account.recordMoved(
    tx,
    added.map(({ customerId }) => customerId),
  )
  await account.recordDeposits(tx, added.filter(isOfFunding))
  await recordForShares(tx, shares, added)
  await rewards.notifyCashBack(
    tx,
    added.filter(({ kind }) => kind === 'cash_back'),
  )
  // Only debits and what reverses them are spending. Includes the transactions that the new ones reverse or
  // refund, as far as they are recorded.
  const concerned = new Set(
    added
      .filter(({ amountCents, reversesProcessorId }) => amountCents < 0 || reversesProcessorId !== null)
      .flatMap(({ processorId, reversesProcessorId }) => [processorId, reversesProcessorId ?? processorId]),
  )
  if (concerned.size === 0) return
  const movements = await listWithTakenBack(tx, [...concerned])
  await tracker.recordMovements(
    tx,
    movements.map((row) => ({ ...row, kind: row.kind as ProcessorTransaction['kind'] })),
  )
  const returned = added.filter(({ reversesProcessorId }) => reversesProcessorId !== null)
  for (const [customerId, own] of Map.groupBy(returned, (row) => row.customerId)) {
    const ids = own.map(({ id }) => id)
    const related = (await listLosses(tx, customerId, ids)).flatMap(({ relatedIds }) => relatedIds)
    await takeBackReturned(tx, customerId, await listLosses(tx, customerId, related))
  }
}

/** A deposit may be known later than what takes it back, so each of them looks for the other. */
const recordForShares = async (tx: Db, shares: TransactionsDeps['shares'], added: readonly PostedRow[]) => {
  const deposits = added.filter(({ kind, amountCents }) => kind === 'deposit' && amountCents > 0)
  const count = deposits.length === 0 ? 0 : await shares.recordDeposits(tx, deposits)
  const debits = added.filter((row) => row.reversesProcessorId !== null && row.amountCents < 0)
  const concerned = count === 0 ? debits : [...deposits, ...debits]
  if (concerned.length === 0) return
  const takenBack = await listTakenBack(
    tx,
    concerned.map(({ processorId }) => processorId),
  )
  if (takenBack.length > 0) await shares.recordTakenBack(tx, takenBack)
}

/** What two reports of one authorization, in this order, leave of it. */
const mergeReports = (earlier: OwnedAuthorization, later: OwnedAuthorization): OwnedAuthorization => {
  const [kept, other] = earlier.authorization.state === 'open' ? [later, earlier] : [earlier, later]
  if (other.authorization.authorizedAt >= kept.authorization.authorizedAt) return kept
  const { authorizedAt } = other.authorization
  return { ...kept, authorization: { ...kept.authorization, authorizedAt } }
}

const OF_FUNDING = new Set<string>(FUNDING_KINDS)
const isOfFunding = ({ kind }: { kind: string }) => OF_FUNDING.has(kind)

/** If a settlement arrives before its authorization, the authorization is recorded as already settled. */
const settledAuthorizations = (posted: readonly OwnedTransaction[]) => {
  const settled = new Map(
    posted
      .filter(({ transaction }) => transaction.authorizationId && transaction.kind === 'purchase')
      .map(({ customerId, transaction }) => [
        transaction.authorizationId as string,
        {
          customerId,
          processorId: transaction.authorizationId as string,
          amountCents: transaction.amountCents,
          merchantName: transaction.details,
          authorizedAt: transaction.postedAt,
          state: 'settled' as const,
        },
      ]),
  )
  return [...settled.values()]
}

export { isValidRange, stampOf } from './transactions.rules.ts'
export type { OwnedAuthorization, OwnedTransaction, PostedDeposit, TakenBack } from './transactions.deps.ts'
