/** What was spent with the card, for the forecast of everyday spending. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { PostedKind } from '../../partners/card-processor/port.ts'
import type { DayRange } from './transactions.queries.ts'
import { postedTransactions } from './transactions.tables.ts'

const { id, customerId: owner, kind, amountCents, postedOn, postedAt } = postedTransactions

/** Purchases, and what takes them back. */
const PURCHASE_KINDS: PostedKind[] = ['purchase', 'purchase_reversal', 'refund']

export interface Purchases {
  /** Without refunds and reversals of these days. May be negative. */
  spentCents: Cents
  /** The day of the account's first transaction. Undefined if there is none. */
  firstOn: CalendarDate | undefined
}

/** What was spent on these days, both included, and since when the account has been used. */
export const sumPurchases = async (
  db: Db,
  customerId: number,
  { from, to }: DayRange,
): Promise<Purchases> => {
  const [[sum], [first]] = await Promise.all([
    db
      .select({ spentCents: sql<Cents>`(-coalesce(sum(${amountCents}), 0))::bigint` })
      .from(postedTransactions)
      .where(
        and(
          eq(owner, customerId),
          gte(postedAt, startOfBankingDay(from)),
          lt(postedAt, startOfBankingDay(addDays(to, 1))),
          inArray(kind, PURCHASE_KINDS),
        ),
      ),
    db
      .select({ on: postedOn })
      .from(postedTransactions)
      .where(eq(owner, customerId))
      .orderBy(asc(postedAt), asc(id))
      .limit(1),
  ])
  if (!sum) throw new Error('a sum has no row')
  return { spentCents: sum.spentCents, firstOn: first?.on }
}

/** The same for many customers, in two statements. Those without transactions are left out. */
export const sumPurchasesOfMany = async (
  db: Db,
  customerIds: readonly number[],
  { from, to }: DayRange,
): Promise<Map<number, Purchases>> => {
  if (customerIds.length === 0) return new Map()
  const owners = sql`unnest(string_to_array(${customerIds.join(',')}, ',')::bigint[]) as owner (id)`
  const sums = await db
    .select({ owner, spentCents: sql<Cents>`(-sum(${amountCents}))::bigint` })
    .from(postedTransactions)
    .where(
      and(
        inArray(owner, [...customerIds]),
        gte(postedAt, startOfBankingDay(from)),
        lt(postedAt, startOfBankingDay(addDays(to, 1))),
        inArray(kind, PURCHASE_KINDS),
      ),
    )
    .groupBy(owner)
  const { rows: firsts } = (await db.execute(sql`
    select owner.id::int8 as "customerId", oldest.posted_on as "firstOn" from ${owners}
    cross join lateral (
      select posted_on from bank.posted_transactions where customer_id = owner.id
      order by posted_at, id limit 1
    ) as oldest`)) as unknown as { rows: { customerId: number; firstOn: CalendarDate }[] }
  const spent = new Map(sums.map((row) => [row.owner, row.spentCents]))
  return new Map(
    firsts.map(({ customerId, firstOn }) => [
      customerId,
      { spentCents: spent.get(customerId) ?? ZERO, firstOn },
    ]),
  )
}
