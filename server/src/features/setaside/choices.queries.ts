/** Queries on the questions what to do with money that is set aside. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { setAsideChoices, setAsideLooks } from './setaside.tables.ts'

export type ChoiceRow = typeof setAsideChoices.$inferSelect
export type NewChoice = Omit<ChoiceRow, 'id' | 'endedAt'>
export type LookRow = typeof setAsideLooks.$inferSelect

const isLive = isNull(setAsideChoices.endedAt)
const isUnanswered = and(isNull(setAsideChoices.answer), isLive)
/** Money that the customer keeps can be returned later. */
const isOpenToAnswer = and(
  isLive,
  isNotNull(setAsideChoices.answerBy),
  or(isNull(setAsideChoices.answer), eq(setAsideChoices.answer, 'keep')),
)

/** Whether a change waits to be looked at, or an answer is overdue. */
export const hasDueChoices = async (db: Db, today: CalendarDate): Promise<boolean> => {
  const { rows } = (await db.execute(sql`
    select exists (select from ${setAsideLooks}) or exists (select from ${setAsideChoices}
      where ${isUnanswered} and ${setAsideChoices.answerBy} < ${today}) as due`)) as unknown as {
    rows: { due: boolean }[]
  }
  return rows[0]?.due ?? false
}

/** Changes that were not looked at, oldest first. */
export const listLooks = (db: Db, limit: number): Promise<LookRow[]> =>
  db.select().from(setAsideLooks).orderBy(asc(setAsideLooks.id)).limit(limit)

/** As the triggers of the database do after a change. */
export const insertLooks = async (tx: Db, customerIds: readonly number[]): Promise<void> => {
  if (customerIds.length === 0) return
  await tx.insert(setAsideLooks).values(customerIds.map((customerId) => ({ customerId })))
}

export const deleteLooks = async (tx: Db, looks: readonly LookRow[]): Promise<void> => {
  await tx.delete(setAsideLooks).where(
    inArray(
      setAsideLooks.id,
      looks.map(({ id }) => id),
    ),
  )
}

/** Questions of these customers whose cause lasts. */
export const listLive = (tx: Db, customerIds: readonly number[]): Promise<ChoiceRow[]> =>
  tx
    .select()
    .from(setAsideChoices)
    .where(and(inArray(setAsideChoices.customerId, [...customerIds]), isLive))
    .orderBy(asc(setAsideChoices.id))

/** A set-aside, and whether money is in it, on its way, or moves into it automatically. */
export interface HeldMoney {
  customerId: number
  isOpen: boolean
  sharesOn: boolean
  hasMoney: boolean
}

/** Counts money that just moved as well, because the event of its posting may be on its way. */
export const listHeldMoney = async (tx: Db, customerIds: readonly number[]): Promise<HeldMoney[]> => {
  const { rows } = (await tx.execute(sql`
    select held.customer_id as "customerId", held.state in ('opening', 'open') as "isOpen",
      coalesce(shares.is_on, false) as "sharesOn",
      coalesce(held.balance_cents, 0) > 0
        or coalesce((select sum(posted.amount_cents) from bank.set_aside_transactions posted
          where posted.customer_id = held.customer_id), 0) > 0
        or exists (select from bank.set_aside_moves move where move.customer_id = held.customer_id
          and (move.state = 'wanted'
            or move.direction = 'in' and move.state = 'done' and move.ended_at > now() - interval '1 hour')) as "hasMoney"
    from bank.set_asides held left join bank.set_aside_shares shares on shares.customer_id = held.customer_id
    where held.customer_id = any(string_to_array(${customerIds.join(',')}, ',')::bigint[])`)) as unknown as {
    rows: HeldMoney[]
  }
  return rows
}

/** Leaves out a cause that is asked about already. */
export const insertChoices = async (tx: Db, choices: readonly NewChoice[]): Promise<ChoiceRow[]> => {
  if (choices.length === 0) return []
  return tx
    .insert(setAsideChoices)
    .values([...choices])
    .onConflictDoNothing()
    .returning()
}

export const endChoices = async (tx: Db, ids: readonly number[], endedAt: Date): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(setAsideChoices)
    .set({ endedAt })
    .where(and(inArray(setAsideChoices.id, [...ids]), isLive))
}

/** Ends all questions of a customer. */
export const endChoicesOf = async (tx: Db, customerId: number, endedAt: Date): Promise<void> => {
  await tx
    .update(setAsideChoices)
    .set({ endedAt })
    .where(and(eq(setAsideChoices.customerId, customerId), isLive))
}

/** The customer's question: the newest whose cause lasts and that can be answered, or answered otherwise. */
export const findQuestion = async (db: Db, customerId: number): Promise<ChoiceRow | undefined> => {
  const [row] = await db
    .select()
    .from(setAsideChoices)
    .where(and(eq(setAsideChoices.customerId, customerId), isOpenToAnswer))
    .orderBy(desc(setAsideChoices.id))
    .limit(1)
  return row
}

/**
 * Answers the customer's questions, also those where the customer keeps the money so far. Returns false if there are
 * none.
 */
export const recordAnswer = async (
  tx: Db,
  customerId: number,
  answered: { answer: 'keep' | 'return'; answeredAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(setAsideChoices)
    .set(answered)
    .where(and(eq(setAsideChoices.customerId, customerId), isOpenToAnswer))
    .returning({ id: setAsideChoices.id })
  return rows.length > 0
}

/** Returns false if it was answered, or is over. */
export const recordNoAnswer = async (tx: Db, id: number, answeredAt: Date): Promise<boolean> => {
  const rows = await tx
    .update(setAsideChoices)
    .set({ answer: 'none', answeredAt })
    .where(and(eq(setAsideChoices.id, id), isUnanswered))
    .returning({ id: setAsideChoices.id })
  return rows.length === 1
}

export interface DueChoice {
  id: number
  customerId: number
  /** Never null in this list. */
  answerBy: CalendarDate | null
}

/** Questions whose last day has passed without an answer, in the order in which it did. */
export const listDueChoices = (
  db: Db,
  { today, last, limit }: { today: CalendarDate; last: DueChoice | undefined; limit: number },
): Promise<DueChoice[]> =>
  db
    .select({
      id: setAsideChoices.id,
      customerId: setAsideChoices.customerId,
      answerBy: setAsideChoices.answerBy,
    })
    .from(setAsideChoices)
    .where(
      and(
        isUnanswered,
        lt(setAsideChoices.answerBy, today),
        behind(
          { by: setAsideChoices.answerBy, key: setAsideChoices.customerId },
          last?.answerBy ? { by: last.answerBy, key: last.customerId } : undefined,
        ),
        isNotStopped(db, setAsideChoices.customerId),
      ),
    )
    .orderBy(asc(setAsideChoices.answerBy), asc(setAsideChoices.customerId))
    .limit(limit)
