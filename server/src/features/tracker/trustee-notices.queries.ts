import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, eq, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { expenseGoals, trusteeLooks, trusteeNotices } from './tracker.tables.ts'
import type { TrusteePlan } from './trustee-notices.rules.ts'

export type TrusteeNoticesRow = typeof trusteeNotices.$inferSelect

export type DueLook = Pick<typeof trusteeLooks.$inferSelect, 'customerId' | 'nextOn'>

interface LooksPage {
  today: CalendarDate
  last: DueLook | undefined
  limit: number
}

const listLooks = (db: Db, { today, last, limit }: LooksPage, which: SQL | undefined): Promise<DueLook[]> =>
  db
    .select({ customerId: trusteeLooks.customerId, nextOn: trusteeLooks.nextOn })
    .from(trusteeLooks)
    .where(
      and(
        lte(trusteeLooks.nextOn, today),
        which,
        behind(
          { by: trusteeLooks.nextOn, key: trusteeLooks.customerId },
          last && { by: last.nextOn, key: last.customerId },
        ),
      ),
    )
    .orderBy(asc(trusteeLooks.nextOn), asc(trusteeLooks.customerId))
    .limit(limit)

/** Customers whose trustee payment was not looked at on `today`, in the order in which the look became due. */
export const listToLookAt = (db: Db, page: LooksPage): Promise<DueLook[]> =>
  listLooks(
    db,
    page,
    or(isNull(trusteeLooks.balanceUnknownOn), ne(trusteeLooks.balanceUnknownOn, page.today)),
  )

/** Those whose payment was looked at on `today` without a balance, in the same order. */
export const listWithoutBalance = (db: Db, page: LooksPage): Promise<DueLook[]> =>
  listLooks(db, page, eq(trusteeLooks.balanceUnknownOn, page.today))

/** Blocks changes of the plan from setting the next look, until the end of the transaction. */
export const lockLook = async (tx: Db, customerId: number): Promise<void> => {
  await tx
    .select({ customerId: trusteeLooks.customerId })
    .from(trusteeLooks)
    .where(eq(trusteeLooks.customerId, customerId))
    .for('update')
}

/** As the trigger of `expense_goals` does it: the next look finds the right day. */
const AT_ONCE = day('1900-01-01')

/** After a change of what is due: the customer's payment is looked at with the next due work. */
export const lookAtOnce = async (tx: Db, customerId: number): Promise<void> => {
  await tx
    .insert(trusteeLooks)
    .values({ customerId, nextOn: AT_ONCE })
    .onConflictDoUpdate({ target: trusteeLooks.customerId, set: { nextOn: AT_ONCE } })
}

/** `nextOn` is undefined if the customer has no payment to look at. */
export const setNextLook = async (
  tx: Db,
  customerId: number,
  { nextOn, today }: { nextOn: CalendarDate | undefined; today: CalendarDate },
) => {
  const ofCustomer = eq(trusteeLooks.customerId, customerId)
  // Today's look is only left open for a balance.
  const balanceUnknownOn = nextOn === today ? today : null
  if (nextOn) await tx.update(trusteeLooks).set({ nextOn, balanceUnknownOn }).where(ofCustomer)
  else await tx.delete(trusteeLooks).where(ofCustomer)
}

/** The planned payments of all months, oldest first. */
export const listPlans = (db: Db, customerId: number): Promise<TrusteePlan[]> =>
  db
    .select({ month: expenseGoals.month, amountCents: expenseGoals.amountCents, dueDay: expenseGoals.dueDay })
    .from(expenseGoals)
    .where(and(eq(expenseGoals.customerId, customerId), eq(expenseGoals.category, TRUSTEE_PAYMENT)))
    .orderBy(asc(expenseGoals.month))

/** Months whose payment was looked at on this day to the end. */
export const listLookedAt = async (
  db: Db,
  customerId: number,
  lookedAtOn: CalendarDate,
): Promise<ReadonlySet<CalendarDate>> => {
  const rows = await db
    .select({ month: trusteeNotices.month })
    .from(trusteeNotices)
    .where(and(eq(trusteeNotices.customerId, customerId), eq(trusteeNotices.lookedAtOn, lookedAtOn)))
  return new Set(rows.map(({ month }) => month))
}

export const findNotices = async (db: Db, customerId: number, month: CalendarDate) => {
  const [row] = await db.select().from(trusteeNotices).where(ofMonth(customerId, month))
  return row
}

/** Locks the month's row, which it creates if needed, so that only one server checks a payment at a time. */
export const lockNotices = async (tx: Db, customerId: number, month: CalendarDate) => {
  await tx.insert(trusteeNotices).values({ customerId, month }).onConflictDoNothing()
  const [row] = await tx.select().from(trusteeNotices).where(ofMonth(customerId, month)).for('update')
  if (!row) throw new Error('the notices of a trustee payment were not stored')
  return row
}

export const updateNotices = async (
  tx: Db,
  customerId: number,
  month: CalendarDate,
  change: Partial<Omit<TrusteeNoticesRow, 'customerId' | 'month'>>,
): Promise<void> => {
  await tx.update(trusteeNotices).set(change).where(ofMonth(customerId, month))
}

const ofMonth = (customerId: number, month: CalendarDate) =>
  and(eq(trusteeNotices.customerId, customerId), eq(trusteeNotices.month, month))
