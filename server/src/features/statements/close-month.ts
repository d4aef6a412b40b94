/**
 * Closes a month of an account: compares our transactions with the processor's balance, then makes the
 * statement if the month gets one.
 */
import { addDays, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { allOf } from '../../jobs/all-of.ts'
import { audit } from '../../security/audit/audit.ts'
import type { Holder } from '../account/account.service.ts'
import type { SetAsideBook } from '../setaside/setaside.service.ts'
import { lockSchedule, moveSchedule, type ScheduleRow } from './schedule.queries.ts'
import { readSection } from './set-aside-section.ts'
import { insertSection } from './set-aside-sections.queries.ts'
import { notifyReady } from './statements.notifications.ts'
import type { StatementsDeps } from './statements.deps.ts'
import { findLastStatement, insertStatement, type StatementRow, sumFees } from './statements.queries.ts'
import { firstDueOn, isWanted, periodDueOn, totalsOf } from './statements.rules.ts'

/**
 * Our transactions of an account do not add up to the processor's balance, because a posting is still on its
 * way.
 */
export class BookIncomplete extends Error {
  constructor() {
    super('the known transactions of an account do not add up to its balance')
  }
}

/** Days before the month whose transactions are fetched again. */
const OVERLAP_DAYS = 7

/**
 * Closes every month of the account that is over, oldest first. Throws PartnerError and BookIncomplete; then
 * the month stays open.
 */
export const closeMonths = async (
  deps: StatementsDeps,
  { customerId, dueOn: firstOn }: ScheduleRow,
  today: CalendarDate,
): Promise<void> => {
  const holder = await deps.account.getHolder(deps.database.db, customerId)
  for (let dueOn = firstOn; dueOn <= today; dueOn = firstDueOn(dueOn)) await closeMonth(deps, holder, dueOn)
}

const closeMonth = async (deps: StatementsDeps, holder: Holder, dueOn: CalendarDate): Promise<void> => {
  const { database, processor, transactions, setAside } = deps
  const recently = addDays(periodDueOn(dueOn).startsOn, -OVERLAP_DAYS)
  // Tries twice, because something may be posted between the two calls, then once more with the whole
  // history.
  for (const from of [recently, recently, undefined]) {
    const [{ postedCents }, , setAsideBook] = await allOf([
      processor.getBalance(holder.prn),
      transactions.catchUp(holder, from),
      setAside.catchUp(holder.customerId, from),
    ])
    const isDone = await database.transaction((tx) =>
      close(deps, tx, { holder, dueOn, postedCents, setAsideBook }),
    )
    if (isDone) return
  }
  throw new BookIncomplete()
}

interface Closing {
  holder: Holder
  dueOn: CalendarDate
  /** The processor's posted balance. */
  postedCents: Cents
  /** The set-aside at the processor. Undefined for a customer without one. */
  setAsideBook: SetAsideBook | undefined
}

/** Returns false if our transactions do not add up to the processor's balances. */
const close = async (deps: StatementsDeps, tx: Db, { holder, dueOn, postedCents, setAsideBook }: Closing) => {
  const { customerId } = holder
  const schedule = await lockSchedule(tx, customerId)
  // Another server has closed this month.
  if (schedule?.dueOn !== dueOn) return true
  const previous = await findLastStatement(tx, customerId)
  const period = periodDueOn(dueOn)
  const book = await deps.transactions.readMonth(tx, customerId, { ...period, since: previous })
  if (book.totalCents !== postedCents) return false
  const { openingCents } = book
  const isAccountClosed = holder.accountStatus !== 'open'
  const { entries } = book
  const section = await readSection(deps, tx, { customerId, period, entries, setAsideBook })
  if (section === 'incomplete') return false
  const wanted = isWanted({
    isAccountClosed,
    openingCents,
    entries: entries.length,
    wasClosedBefore: previous?.accountClosed,
  })
  await moveSchedule(tx, customerId, firstDueOn(dueOn))
  if (!wanted) return true
  const { feesCents } = totalsOf(entries)
  const made = await insertStatement(
    tx,
    {
      customerId,
      ...period,
      openingCents,
      closingCents: add(openingCents, sum(entries.map(({ amountCents }) => amountCents))),
      feesCents,
      yearFeesCents: add(feesCents, await sumFees(tx, customerId, yearBefore(period.startsOn))),
      holderName: holder.legalName,
      holderAddress: holder.addressLines,
      accountNumberEnd: holder.prn.slice(-4),
      accountClosed: isAccountClosed,
      lastTransactionId: book.lastId,
      madeAt: deps.clock.now(),
    },
    entries,
  )
  if (section) await insertSection(tx, made.id, section)
  await notifyCustomer(deps, tx, made)
  return true
}

/** The days of the same calendar year before this month. */
const yearBefore = (startsOn: CalendarDate) => ({
  from: monthStart(`${startsOn.slice(0, 4)}-01-01` as CalendarDate),
  to: addDays(startsOn, -1),
})

const notifyCustomer = async (deps: StatementsDeps, tx: Db, made: StatementRow) => {
  await audit(tx, deps.clock.realNow(), 'system', 'statement.made', {
    customerId: made.customerId,
    subject: `statement:${made.id}`,
  })
  await notifyReady(deps, tx, made)
}
