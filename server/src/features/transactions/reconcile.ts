/**
 * Compares our copy of the transactions with the processor's history, and adds what events did not report.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { allOf } from '../../jobs/all-of.ts'
import type { ProcessorAuthorization, ProcessorTransaction } from '../../partners/card-processor/port.ts'
import type { ComparedAccount } from '../account/account.service.ts'
import {
  type AuthorizationRow,
  endAuthorizations,
  listKnown,
  listOpenAuthorizations,
} from './transactions.queries.ts'
import type { OwnedAuthorization, OwnedTransaction, TransactionsDeps } from './transactions.deps.ts'

export interface Recorders {
  recordPosted(tx: Db, posted: readonly OwnedTransaction[]): Promise<void>
  recordAuthorizations(tx: Db, authorizations: readonly OwnedAuthorization[]): Promise<void>
}

/** Days fetched again: late postings arrive within them. */
const OVERLAP_DAYS = 7
const MAX_OPEN = 500

/** Throws PartnerError, after recording all that the processor did report. */
export const reconcileAccount = async (
  deps: TransactionsDeps,
  recorders: Recorders,
  { prn, ...account }: ComparedAccount,
): Promise<void> => {
  if (!prn) return
  const { database, processor, clock } = deps
  const { customerId, reconciledOn: since } = account
  const today = clock.today()
  const requestedAt = clock.realNow()
  const from = since ? addDays(since < today ? since : today, -OVERLAP_DAYS) : beginningOf(account, today)
  // After deposits have ended, the customer cannot act on a low balance.
  const isWatched = account.isWatched && !deps.haveDepositsEnded()
  const [, , balance] = await allOf([
    repairPosted(deps, recorders, { customerId, prn }, from),
    repairAuthorizations(deps, recorders, customerId, prn),
    isWatched ? processor.getBalance(prn) : undefinedBalance,
    deps.reconcileSetAside(customerId, from),
  ])
  await deps.account.recordReconciled(database.db, account, today)
  if (!balance) return
  const { availableCents: balanceCents } = balance
  const reported = { customerId, balanceCents }
  if (!(await deps.account.isBalanceKnown(database.db, reported, requestedAt)))
    await deps.account.rememberBalances(database.db, [reported], requestedAt)
  await deps.account.watchBalance(account, balanceCents)
}

const undefinedBalance = Promise.resolve(undefined)

/**
 * The first day to fetch: two years before the account was opened, because its history may have been imported
 * from another bank.
 */
export const beginningOf = ({ openedAt }: { openedAt: Date | null }, today: CalendarDate): CalendarDate => {
  const opened = openedAt ? bankingDayOf(openedAt) : today
  return addDays(opened < today ? opened : today, -2 * 366)
}

/** Adds what the processor has posted since `from` to our copy. Throws PartnerError. */
export const repairPosted = async (
  { database, processor, clock }: TransactionsDeps,
  recorders: Pick<Recorders, 'recordPosted'>,
  { customerId, prn }: { customerId: number; prn: string },
  from: CalendarDate,
): Promise<void> => {
  const today = clock.today()
  let after: string | undefined
  do {
    const page = await processor.listPosted(prn, { from, to: today, ...(after && { after }) })
    const unknown = await withoutKnown(database.db, page.transactions)
    const owned = unknown.map((transaction) => ({ customerId, transaction }))
    if (owned.length > 0) await database.transaction((tx) => recorders.recordPosted(tx, owned))
    after = page.next
  } while (after)
}

/** Most have arrived by an event, and are recorded with all that follows from them. */
const withoutKnown = async (db: Db, transactions: readonly ProcessorTransaction[]) => {
  if (transactions.length === 0) return []
  const known = await listKnown(
    db,
    transactions.map(({ id }) => id),
  )
  return transactions.filter(({ id }) => !known.has(id))
}

const repairAuthorizations = async (
  { database, processor }: TransactionsDeps,
  recorders: Recorders,
  customerId: number,
  prn: string,
) => {
  const before = await listOpenAuthorizations(database.db, customerId, MAX_OPEN)
  const open = await processor.listOpenAuthorizations(prn)
  const stillOpen = new Set(open.map((authorization) => authorization.id))
  // Ends only authorizations that were open before the call to the processor: others may have arrived since.
  const ended = before.filter((row) => !stillOpen.has(row.processorId)).map((row) => row.processorId)
  const changed = open.filter((authorization) => !before.some((row) => isSame(row, authorization)))
  if (ended.length === 0 && changed.length === 0) return
  await database.transaction(async (tx) => {
    await recorders.recordAuthorizations(
      tx,
      changed.map((authorization) => ({ customerId, authorization })),
    )
    await endAuthorizations(tx, customerId, ended)
  })
}

const isSame = (row: AuthorizationRow, authorization: ProcessorAuthorization): boolean =>
  row.processorId === authorization.id &&
  row.amountCents === authorization.amountCents &&
  row.merchantName === authorization.merchantName &&
  row.authorizedAt.getTime() <= authorization.authorizedAt.getTime()
