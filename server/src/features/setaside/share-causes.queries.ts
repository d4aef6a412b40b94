/** Queries on deposits whose share is decided, and on what takes such a deposit back. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import type { PostedDeposit, TakenBack } from '../transactions/transactions.service.ts'
import { setAsideCauses } from './setaside.tables.ts'

export type CauseRow = typeof setAsideCauses.$inferSelect

/** Inserts the deposits of customers whose shares are on, each once. Returns how many. */
export const insertDeposits = async (tx: Db, deposits: readonly PostedDeposit[]): Promise<number> => {
  const given = deposits.map(({ id, customerId, amountCents, postedOn }) => ({
    id,
    customerId,
    amountCents,
    postedOn,
  }))
  const { rows } = (await tx.execute(sql`
    insert into bank.set_aside_causes (posted_transaction_id, customer_id, amount_cents, posted_on)
    select posted.id, posted."customerId", posted."amountCents", posted."postedOn"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as posted (id bigint, "customerId" bigint, "amountCents" bigint, "postedOn" date)
    join bank.set_aside_shares shares on shares.customer_id = posted."customerId" and shares.is_on
    on conflict (posted_transaction_id) do nothing
    returning posted_transaction_id`)) as unknown as { rows: object[] }
  return rows.length
}

/** Inserts what takes back deposits that are here, each once. Returns how many. */
export const insertTakenBack = async (tx: Db, takenBack: readonly TakenBack[]): Promise<number> => {
  const { rows } = (await tx.execute(sql`
    insert into bank.set_aside_causes (posted_transaction_id, customer_id, deposit_id, amount_cents, posted_on)
    select back."transactionId", back."customerId", back."depositId", back."amountCents", back."postedOn"
    from jsonb_to_recordset(${JSON.stringify(takenBack)}::jsonb) as back ("transactionId" bigint, "customerId" bigint,
      "depositId" bigint, "amountCents" bigint, "postedOn" date)
    join bank.set_aside_causes deposit on deposit.posted_transaction_id = back."depositId"
      and deposit.customer_id = back."customerId"
    on conflict (posted_transaction_id) do nothing
    returning posted_transaction_id`)) as unknown as { rows: object[] }
  return rows.length
}

/**
 * Whether anything waits: a cause, a morning, or a move to send. One statement, which reads the first entry of each small
 * index. Without the orders, PostgreSQL reads whole tables while their statistics are of a time when many rows waited.
 */
export const hasDueShares = async (db: Db, morning: CalendarDate): Promise<boolean> => {
  const { rows } = (await db.execute(sql`
    select coalesce(
      (select true from bank.set_aside_causes where decided_at is null
        order by customer_id, posted_transaction_id limit 1),
      (select true from bank.set_aside_shares where is_on and looked_on < ${morning}::date
        order by looked_on, customer_id limit 1),
      (select true from bank.set_aside_moves where state = 'wanted' and kind in ('share', 'taken_back')
        order by customer_id limit 1),
      false) as "isDue"`)) as unknown as {
    rows: { isDue: boolean }[]
  }
  return rows[0]?.isDue === true
}

/** The first undecided one of each customer, in customer order, without customers whose money is stopped. */
export const listDueCauses = (db: Db, after: number, limit: number): Promise<CauseRow[]> =>
  db
    .selectDistinctOn([setAsideCauses.customerId])
    .from(setAsideCauses)
    .where(
      and(
        isNull(setAsideCauses.decidedAt),
        gt(setAsideCauses.customerId, after),
        isNotStopped(db, setAsideCauses.customerId),
      ),
    )
    .orderBy(asc(setAsideCauses.customerId), asc(setAsideCauses.postedTransactionId))
    .limit(limit)

/** Deposits that are not decided, and those posted since a day. */
export const listDepositCauses = (
  tx: Db,
  customerIds: readonly number[],
  since: CalendarDate,
): Promise<CauseRow[]> =>
  tx
    .select()
    .from(setAsideCauses)
    .where(
      and(
        inArray(setAsideCauses.customerId, [...customerIds]),
        isNull(setAsideCauses.depositId),
        or(isNull(setAsideCauses.decidedAt), gte(setAsideCauses.postedOn, since)),
      ),
    )

/** Which of these are not decided, with what was taken back of a deposit so far. */
export const listUndecided = async (tx: Db, ids: readonly number[]): Promise<Map<number, Cents>> => {
  const { rows } = (await tx.execute(sql`
    select cause.posted_transaction_id as id, coalesce((select sum(back.amount_cents) from bank.set_aside_causes back
      where back.deposit_id = cause.posted_transaction_id), 0)::int8 as "takenBackCents"
    from bank.set_aside_causes cause
    where cause.posted_transaction_id = any(string_to_array(${ids.join(',')}, ',')::bigint[])
      and cause.decided_at is null`)) as unknown as { rows: { id: number; takenBackCents: Cents }[] }
  return new Map(rows.map(({ id, takenBackCents }) => [id, takenBackCents]))
}

/** What became of the share of a deposit that was taken back. */
export interface ShareOfTakenBack {
  /** Of what takes the deposit back. */
  id: number
  /** What was set aside of the deposit. */
  movedCents: Cents
  /** What went back of that before. */
  returnedCents: Cents
  /** What was taken back of the deposit since its share was decided. */
  takenBackCents: Cents
  /** What moved into the set-aside after its share, and did not go back for its own cause. */
  laterCents: Cents
}

/** Moves after a share. A pull that was missed brings older money back. What went back again is none of them. */
const laterCents = sql`coalesce((select sum(case later.direction when 'in' then later.amount_cents else -later.amount_cents end)
  from bank.set_aside_moves own
  join bank.set_aside_moves later on later.customer_id = own.customer_id and later.id > own.id and later.state = 'done'
    and not starts_with(later.cause, 'pull-')
    and (later.direction = 'in'
      or later.kind = 'taken_back' and exists (select from bank.set_aside_causes back
        join bank.set_aside_moves share on share.customer_id = back.customer_id and share.id > own.id
          and share.cause = 'deposit-' || back.deposit_id
        where back.customer_id = own.customer_id and later.cause = 'taken-back-' || back.posted_transaction_id)
      or later.kind = 'top_up' and exists (select from bank.set_aside_moves top_up
        where top_up.customer_id = own.customer_id and top_up.id > own.id and top_up.direction = 'in'
          and top_up.kind = 'top_up'
          and substring(top_up.cause, '^top-up-[0-9]+-') = substring(later.cause, '^top-up-[0-9]+-')))
  where own.customer_id = cause.customer_id and own.cause = 'deposit-' || cause.deposit_id), 0)::int8`

export const listSharesOfTakenBack = async (tx: Db, ids: readonly number[]): Promise<ShareOfTakenBack[]> => {
  if (ids.length === 0) return []
  const { rows } = (await tx.execute(sql`
    select cause.posted_transaction_id as id,
      coalesce((select sum(move.amount_cents) from bank.set_aside_moves move where move.customer_id = cause.customer_id
        and move.cause = 'deposit-' || cause.deposit_id and move.state = 'done'), 0)::int8 as "movedCents",
      coalesce((select sum(move.amount_cents) from bank.set_aside_causes back
        join bank.set_aside_moves move on move.customer_id = back.customer_id
          and move.cause = 'taken-back-' || back.posted_transaction_id and move.state = 'done'
        where back.deposit_id = cause.deposit_id), 0)::int8 as "returnedCents",
      greatest(0, (select sum(back.amount_cents) from bank.set_aside_causes back where back.deposit_id = cause.deposit_id)
        - (deposit.amount_cents - coalesce(deposit.counted_cents, deposit.amount_cents)))::int8 as "takenBackCents",
      ${laterCents} as "laterCents"
    from bank.set_aside_causes cause
    join bank.set_aside_causes deposit on deposit.posted_transaction_id = cause.deposit_id
    where cause.posted_transaction_id = any(string_to_array(${ids.join(',')}, ',')::bigint[])`)) as unknown as {
    rows: ShareOfTakenBack[]
  }
  return rows
}

export interface DecidedCause {
  id: number
  /** Null for what takes a deposit back. */
  countedCents: Cents | null
  scheduleId: number | null
  paydayOn: CalendarDate | null
}

export const recordDecided = async (
  tx: Db,
  decided: readonly DecidedCause[],
  decidedAt: Date,
): Promise<void> => {
  if (decided.length === 0) return
  await tx.execute(sql`
    update bank.set_aside_causes as cause set decided_at = ${decidedAt.toISOString()}::timestamptz,
      counted_cents = decided."countedCents", schedule_id = decided."scheduleId", payday_on = decided."paydayOn"
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      as decided (id bigint, "countedCents" bigint, "scheduleId" bigint, "paydayOn" date)
    where cause.posted_transaction_id = decided.id and cause.decided_at is null`)
}
