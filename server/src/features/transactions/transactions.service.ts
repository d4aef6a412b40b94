import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { formatAmount, type Cents } from '@yoursuccess/contract/money'
import { LOAD_MORE_SIZE } from '@yoursuccess/contract/page'
import {
  transactionsRefusals,
  type Authorization,
  type PostedTransaction,
} from '@yoursuccess/contract/transactions'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock.ts'
import type { ProcessorTransaction } from '../../partners/card-processor/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { refuseCommon, refusing } from '../../refusal.ts'
import { reconcileAccount } from './reconcile.ts'
import type { OwnedAuthorization, OwnedTransaction, TransactionsParts } from './transactions.parts.ts'
import { isValidRange, pageToken, readPageToken, stampOf } from './transactions.rules.ts'
import {
  insertPosted,
  listOpenAuthorizations,
  listPosted,
  upsertAuthorizations,
  type PageStart,
} from './transactions.queries.ts'

const refuse = refusing(transactionsRefusals)

export interface TransactionsRequest {
  page?: number | undefined
  after?: string | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

/** More open authorizations than this are no use on a screen. */
const MOST_OPEN = 100
/** Rows of one statement when much arrives at once. */
const CHUNK = 500

export const transactionsService = (parts: TransactionsParts) => {
  const { database, clock, tracker } = parts

  /**
   * Mirrors posted transactions, each once, and closes the authorizations that they settle. Order and repetition do not
   * matter. The tracker learns of those that are new.
   */
  const recordPosted = async (tx: Db, posted: readonly OwnedTransaction[]): Promise<void> => {
    for (let start = 0; start < posted.length; start += CHUNK)
      await recordChunk(tx, tracker, posted.slice(start, start + CHUNK))
  }

  const recordAuthorizations = async (tx: Db, owned: readonly OwnedAuthorization[]): Promise<void> => {
    // One row for each id: the last word of a batch, unless an earlier one ended it.
    const latest = new Map<string, OwnedAuthorization>()
    for (const each of owned) {
      const known = latest.get(each.authorization.id)
      if (!known || known.authorization.state === 'open') latest.set(each.authorization.id, each)
    }
    const rows = [...latest.values()].map(({ customerId, authorization }) => ({
      customerId,
      processorId: authorization.id,
      amountCents: authorization.amountCents,
      merchantName: authorization.merchantName,
      authorizedAt: authorization.authorizedAt,
      state: authorization.state,
    }))
    if (rows.length > 0) await upsertAuthorizations(tx, rows)
  }

  return {
    listPosted: async (customerId: number, request: TransactionsRequest) => {
      if (!isValidRange(request, clock.today())) throw refuse('transactions.invalid_range')
      const range = request.from && request.to ? { from: request.from, to: request.to } : undefined
      // One row more than shown tells whether there is another page.
      const rows = await listPosted(database.db, customerId, {
        start: startOf(request),
        limit: LOAD_MORE_SIZE + 1,
        range,
      })
      const shown = rows.slice(0, LOAD_MORE_SIZE)
      const last = shown.at(-1)
      const isLast = rows.length <= LOAD_MORE_SIZE
      return {
        transactions: shown.map(viewPosted),
        last_page: isLast,
        next: isLast || !last ? null : pageToken(last),
      }
    },

    listAuthorizations: async (customerId: number): Promise<Authorization[]> =>
      (await listOpenAuthorizations(database.db, customerId, MOST_OPEN)).map((row) => ({
        id: row.id,
        amount: formatAmount(row.amountCents),
        timestamp: stampOf(row.authorizedAt),
        merchant_name: row.merchantName,
        type: 'authorized',
      })),

    recordPosted,
    recordAuthorizations,

    /**
     * Repairs the mirror of every open account from the processor's own history. An account of which the processor
     * says no, or makes no sense, does not keep the others from it; it is told at the end.
     */
    reconcileAll: async (): Promise<void> => {
      const faults: PartnerError[] = []
      for (let after = 0; ; ) {
        const accounts = await parts.account.listOpenAccounts(database.db, after, 50)
        for (const account of accounts) {
          await reconcileAccount(parts, { recordPosted, recordAuthorizations }, account).catch(
            (error: unknown) => {
              if (!isOfOneAccount(error)) throw error
              faults.push(error)
            },
          )
        }
        const last = accounts.at(-1)
        if (!last) break
        after = last.customerId
      }
      if (faults[0]) throw faults[0]
    },
  }
}
export type TransactionsService = ReturnType<typeof transactionsService>

/** Away means away for all accounts: the others need not be asked. */
const isOfOneAccount = (error: unknown): error is PartnerError =>
  error instanceof PartnerError && (error.kind === 'refused' || error.kind === 'malformed')

const recordChunk = async (
  tx: Db,
  tracker: TransactionsParts['tracker'],
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
  await tracker.recordMovements(
    tx,
    added.map((row) => ({
      customerId: row.customerId,
      postedTransactionId: row.id,
      kind: row.kind as ProcessorTransaction['kind'],
      amountCents: row.amountCents,
      postedOn: row.postedOn,
      details: row.details,
    })),
  )
}

/** A settlement may arrive before its authorization: then the authorization is recorded as settled at once. */
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

const startOf = ({ page = 1, after }: TransactionsRequest): PageStart => {
  if (after === undefined) return { offset: (page - 1) * LOAD_MORE_SIZE }
  const token = readPageToken(after)
  if (!token) throw refuseCommon('malformed')
  return { after: { postedAt: new Date(token.postedAt), id: token.id } }
}

const viewPosted = (row: {
  id: number
  amountCents: Cents
  postedAt: Date
  details: string
}): PostedTransaction => ({
  id: row.id,
  amount: formatAmount(row.amountCents),
  timestamp: stampOf(row.postedAt),
  details: row.details,
  type: 'posted',
})

export { stampOf } from './transactions.rules.ts'
export type { OwnedAuthorization, OwnedTransaction } from './transactions.parts.ts'
