/** Compares the mirror with the processor's history and adds what events did not bring. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock.ts'
import { endAuthorizations, listOpenAuthorizations } from './transactions.queries.ts'
import type { OwnedAuthorization, OwnedTransaction, TransactionsParts } from './transactions.parts.ts'

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

/** Days looked at again: what posts late posts within these. */
const OVERLAP_DAYS = 7
const MOST_OPEN = 500

export const reconcileAccount = async (
  parts: TransactionsParts,
  recorders: Recorders,
  account: OpenAccount,
): Promise<void> => {
  if (!account.prn) return
  const today = parts.clock.today()
  await repairPosted(parts, recorders, account, account.prn, today)
  await repairAuthorizations(parts, recorders, account.customerId, account.prn)
  await parts.account.recordReconciled(parts.database.db, account.customerId, today)
}

const repairPosted = async (
  { database, processor }: TransactionsParts,
  recorders: Recorders,
  account: OpenAccount,
  prn: string,
  today: CalendarDate,
) => {
  const since =
    account.reconciledOn ?? (account.openedAt ? addDays(bankingDayOf(account.openedAt), -2 * 366) : today)
  const from = addDays(since < today ? since : today, -OVERLAP_DAYS)
  let after: string | undefined
  do {
    const page = await processor.listPosted(prn, { from, to: today, ...(after && { after }) })
    if (page.transactions.length > 0) {
      const owned = page.transactions.map((transaction) => ({ customerId: account.customerId, transaction }))
      await database.transaction((tx) => recorders.recordPosted(tx, owned))
    }
    after = page.next
  } while (after)
}

const repairAuthorizations = async (
  { database, processor }: TransactionsParts,
  recorders: Recorders,
  customerId: number,
  prn: string,
) => {
  const before = await listOpenAuthorizations(database.db, customerId, MOST_OPEN)
  const open = await processor.listOpenAuthorizations(prn)
  const stillOpen = new Set(open.map((authorization) => authorization.id))
  await database.transaction(async (tx) => {
    await recorders.recordAuthorizations(
      tx,
      open.map((authorization) => ({ customerId, authorization })),
    )
    // Only those that were open here before the processor was asked: others may have come in since.
    const ended = before.filter((row) => !stillOpen.has(row.processorId)).map((row) => row.processorId)
    await endAuthorizations(tx, customerId, ended)
  })
}
