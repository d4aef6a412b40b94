/** Imports a file of transactions as an account's history, in one transaction. */
import { createHash } from 'node:crypto'
import { type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { add, formatAmount, negate, ZERO, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { postAllAndReport } from '../galileo/post-and-report.ts'
import { type Entry, lockAccount } from '../ledger/book.ts'
import { assertTakesOutsideMoney } from '../ledger/outside-money.ts'
import { type Account, imports, postings } from '../ledger/tables.ts'
import { Refusal, type World } from '../world.ts'
import { bankingDayOf, noonOf } from '../zones.ts'
import { closedMonthsOf } from './closed-months.ts'
import { inPostedOrder, kindOf, openingNeeded } from './import.rules.ts'
import type { CustomUserAccount, CustomUserTransaction } from './plaid-file.ts'

export interface Imported {
  imported: number
  skipped: number
  opening_balance: string
  balance: string
}

/**
 * Posts an opening credit and the file's rows, each on its day. The new balance is exactly the old one, plus
 * the opening credit, minus the sum of the file's amounts. Importing the same content again posts nothing.
 * Throws Refusal 404 for an unknown account, 409 for a second account or a row in a month that has a statement,
 * and 502 if the bank does not answer.
 */
export const importHistory = async (world: World, prn: string, file: CustomUserAccount) => {
  const { database, clock, webhooks } = world
  const rows = inPostedOrder(file.transactions)
  const closed = await closedMonthsOf(world, prn)
  const outcome = await database.transaction(async (tx): Promise<Imported> => {
    const account = await lockAccount(tx, prn)
    if (!account) throw new Refusal(404, 'There is no account of this number.')
    assertTakesOutsideMoney(account)
    const isNew = await claim(tx, account, file, clock.now())
    const [first] = rows
    if (!isNew || !first) {
      return {
        imported: 0,
        skipped: file.transactions.length,
        opening_balance: '0.00',
        balance: formatAmount(account.balanceCents),
      }
    }
    const settled = rows.find(({ date_posted }) => closed.has(monthStart(date_posted)))
    if (settled) throw new Refusal(409, `${settled.date_posted.slice(0, 7)} has a statement already.`)
    const opening =
      file.starting_balance ?? openingNeeded(await changesByDay(tx, account, rows), first.date_posted)
    const { after } = await postAllAndReport(tx, clock, account, [
      ...openingEntry(opening, first.date_posted),
      ...entriesOf(rows),
    ])
    return {
      imported: rows.length,
      skipped: file.transactions.length - rows.length,
      opening_balance: formatAmount(opening),
      balance: formatAmount(after.balanceCents),
    }
  })
  webhooks.kick()
  return outcome
}

/** Records the file's hash. Returns false if the account already imported the same content. */
const claim = async (tx: Db, account: Account, file: CustomUserAccount, now: Date): Promise<boolean> => {
  const contentHash = createHash('sha256')
    .update(JSON.stringify([file.starting_balance ?? null, file.transactions]))
    .digest('hex')
  const claimed = await tx
    .insert(imports)
    .values({ accountId: account.id, contentHash, importedAt: now })
    .onConflictDoNothing()
    .returning({ accountId: imports.accountId })
  return claimed.length === 1
}

/** The sum of each day's amounts, from the existing ledger and the new rows together. */
const changesByDay = async (tx: Db, account: Account, rows: readonly CustomUserTransaction[]) => {
  const changes = new Map<CalendarDate, Cents>()
  const change = (date: CalendarDate, amount: Cents) =>
    changes.set(date, add(changes.get(date) ?? ZERO, amount))
  const before = await tx
    .select({ postedAt: postings.postedAt, amountCents: postings.amountCents })
    .from(postings)
    .where(eq(postings.accountId, account.id))
  for (const { postedAt, amountCents } of before) change(bankingDayOf(postedAt), amountCents)
  for (const { date_posted, amount } of rows) change(date_posted, negate(amount))
  return changes
}

const openingEntry = (opening: Cents, first: CalendarDate): Entry[] =>
  opening === 0
    ? []
    : [
        {
          kind: 'adjustment',
          details: 'Opening balance',
          amountCents: opening,
          postedAt: new Date(noonOf(first).getTime() - 1000),
        },
      ]

/**
 * Posts each row at noon in New York plus one second for each earlier row of the day, to keep their order.
 * The offset is capped, so that even many rows stay within the day.
 */
const entriesOf = (rows: readonly CustomUserTransaction[]): Entry[] => {
  const LAST_SECOND = 11 * 3600
  let today: CalendarDate | undefined
  let noon = new Date(0)
  let seconds = 0
  return rows.map((row) => {
    if (row.date_posted === today) seconds = Math.min(seconds + 1, LAST_SECOND)
    else {
      today = row.date_posted
      noon = noonOf(row.date_posted)
      seconds = 0
    }
    return {
      kind: kindOf(row),
      details: row.description,
      amountCents: negate(row.amount),
      postedAt: new Date(noon.getTime() + seconds * 1000),
    }
  })
}
