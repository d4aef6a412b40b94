/**
 * Compares our copy of the transactions with the processor's history, and adds what events did not report.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { endAuthorizations, listOpenAuthorizations } from './transactions.queries.ts'
import type { OwnedAuthorization, OwnedTransaction, TransactionsDeps } from './transactions.deps.ts'

export interface Recorders {
  recordPosted(tx: Db, posted: readonly OwnedTransaction[]): Promise<void>
  recordAuthorizations(tx: Db, authorizations: readonly OwnedAuthorization[]): Promise<void>
}

export interface OpenAccount {
  customerId: number
  prn: string | null
  openedAt: Date | null
  reconciledOn: CalendarDate | null
}

/** Days fetched again: late postings arrive within them. */
const OVERLAP_DAYS = 7
const MAX_OPEN = 500

export const reconcileAccount = async (
  deps: TransactionsDeps,
  recorders: Recorders,
  account: OpenAccount,
): Promise<void> => {
  if (!account.prn) return
  const today = deps.clock.today()
  const since = account.reconciledOn
  const from = since && addDays(since < today ? since : today, -OVERLAP_DAYS)
  await repairPosted(deps, recorders, { ...account, prn: account.prn }, from ?? beginningOf(account, today))
  await repairAuthorizations(deps, recorders, account.customerId, account.prn)
  await deps.account.recordReconciled(deps.database.db, account.customerId, today)
  // After deposits have ended, the customer cannot act on a low balance.
  if (!deps.haveDepositsEnded()) await deps.account.watchBalance(account.customerId)
}

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
    if (page.transactions.length > 0) {
      const owned = page.transactions.map((transaction) => ({ customerId, transaction }))
      await database.transaction((tx) => recorders.recordPosted(tx, owned))
    }
    after = page.next
  } while (after)
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
  await database.transaction(async (tx) => {
    await recorders.recordAuthorizations(
      tx,
      open.map((authorization) => ({ customerId, authorization })),
    )
    // Ends only authorizations that were open before the call to the processor: others may have arrived
    // since.
    const ended = before.filter((row) => !stillOpen.has(row.processorId)).map((row) => row.processorId)
    await endAuthorizations(tx, customerId, ended)
  })
}
