/** The audit's queries on other features' tables. They only read. */
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Database } from '@yoursuccess/database/database'

type Reader = Pick<Database, 'query'>

export interface AuditedAccount {
  id: number
  customerId: number
  prn: string
  /** The number of the customer's set-aside; null without one. */
  setAsidePrn: string | null
  openedOn: CalendarDate
}

/** Accounts of an id range that exist at the processor. */
export const listAudited = async (
  database: Reader,
  { firstAccountId, lastAccountId }: { firstAccountId: number; lastAccountId: number },
): Promise<AuditedAccount[]> => {
  const { rows } = await database.query<AuditedAccount & { openedOn: string }>(
    `select id, customer_id as "customerId", accounts.prn, set_asides.prn as "setAsidePrn",
       (coalesce(accounts.opened_at, created_at) at time zone 'America/New_York' - interval '1 day')::date as "openedOn"
     from bank.accounts left join bank.set_asides using (customer_id)
     where accounts.prn is not null and id between $1 and $2 order by id`,
    [firstAccountId, lastAccountId],
  )
  return rows.map((row) => ({ ...row, openedOn: day(row.openedOn) }))
}

/** A customer's posted transactions in our mirror, by the processor's ids. */
export const mirrorOf = async (database: Reader, customerId: number) => {
  const { rows } = await database.query<{ id: string; cents: Cents; kind: string }>(
    `select processor_id as id, amount_cents as cents, kind from bank.posted_transactions where customer_id = $1`,
    [customerId],
  )
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** What was posted to a customer's set-aside in our copy, by the processor's ids. */
export const setAsideMirrorOf = async (database: Reader, customerId: number) => {
  const { rows } = await database.query<{ id: string; cents: Cents; kind: string }>(
    `select processor_id as id, amount_cents as cents, kind
     from bank.set_aside_transactions where customer_id = $1`,
    [customerId],
  )
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/**
 * What was moved into a customer's set-aside, less what was moved out, in cents. `wanted`: no reply yet, so the
 * processor may have moved it.
 */
export const movedToSetAside = async (
  database: Reader,
  customerId: number,
): Promise<{ done: Cents; wanted: Cents }> => {
  const { rows } = await database.query<{ done: Cents; wanted: Cents }>(
    `select coalesce(sum(cents) filter (where state = 'done'), 0)::bigint as done,
       coalesce(sum(cents) filter (where state = 'wanted'), 0)::bigint as wanted
     from (select state, case direction when 'in' then amount_cents else -amount_cents end as cents
       from bank.set_aside_moves where customer_id = $1) as moves`,
    [customerId],
  )
  return rows[0] ?? { done: ZERO, wanted: ZERO }
}

/**
 * Totals of a customer's bill payments from an account with fees, in cents. `confirmed`: the processor confirmed them, even
 * if they were returned later. `intended`: no reply yet, so the processor may have taken the money.
 */
export const paidToBillers = async (
  database: Reader,
  customerId: number,
  from: 'main' | 'set_aside',
): Promise<{ confirmed: Cents; intended: Cents }> => {
  const { rows } = await database.query<{ confirmed: Cents; intended: Cents }>(
    `select coalesce(sum(amount_cents + fee_cents) filter (where processor_ref is not null), 0)::bigint as confirmed,
       coalesce(sum(amount_cents + fee_cents)
         filter (where processor_ref is null and status = 'created'), 0)::bigint as intended
     from bank.bill_payments where customer_id = $1 and from_account = $2`,
    [customerId, from],
  )
  return rows[0] ?? { confirmed: ZERO, intended: ZERO }
}

export interface Overpaid {
  /** The transaction's id in our mirror. */
  id: number
  paidCents: Cents
  /** Returned by the merchant, the biller or the other bank, plus what the bank credited for disputes. */
  backCents: Cents
  /** A dispute is still open. Its decision settles a refund that arrived after the bank's credit. */
  isOpen: boolean
}

/** A customer's transactions for which more was returned than paid. */
export const listOverpaid = async (database: Reader, customerId: number): Promise<Overpaid[]> => {
  const { rows } = await database.query<Overpaid>(
    `with given as (
       select d.posted_transaction_id as id, sum(m.amount_cents) as cents, bool_or(d.status = 'open') as "isOpen"
       from bank.disputes d join bank.dispute_movements m on m.dispute_id = d.id
       where d.customer_id = $1 and d.amount_cents < 0 and m.state in ('waiting', 'intended', 'posted') group by 1),
     returned as (
       select reverses_processor_id as ref, sum(amount_cents) as cents from bank.posted_transactions
       where customer_id = $1 and reverses_processor_id is not null group by 1)
     select t.id, -t.amount_cents as "paidCents",
       (coalesce(returned.cents, 0) + coalesce(given.cents, 0))::bigint as "backCents",
       coalesce(given."isOpen", false) and coalesce(returned.cents, 0) <= -t.amount_cents as "isOpen"
     from bank.posted_transactions t
     left join returned on returned.ref = t.processor_id left join given on given.id = t.id
     where t.customer_id = $1 and t.amount_cents < 0 and t.reverses_processor_id is null
       and coalesce(returned.cents, 0) + coalesce(given.cents, 0) > -t.amount_cents
     order by t.id`,
    [customerId],
  )
  return rows
}

/**
 * Totals of a customer's transfers from other banks, in cents: those that arrived and were not returned, and
 * those that may arrive at any moment.
 */
export const transferredIn = async (
  database: Reader,
  customerId: number,
): Promise<{ arrived: Cents; underWay: Cents }> => {
  const { rows } = await database.query<{ arrived: Cents; underWay: Cents }>(
    `select coalesce(sum(amount_cents) filter (where status = 'completed'), 0)::bigint as arrived,
       coalesce(sum(amount_cents) filter (where status = 'pending'), 0)::bigint as "underWay"
     from bank.ach_transactions where customer_id = $1`,
    [customerId],
  )
  return rows[0] ?? { arrived: ZERO, underWay: ZERO }
}

export interface AuditedStory {
  kind: 'transfer' | 'bill_payment'
  id: number
  customerId: number
  cents: Cents
  prn: string
  ref: string
  ended: 'done' | 'failed' | undefined
}

/**
 * Transfers and bill payments of an account that the processor knows and that are open, or were created since
 * that day.
 */
export const listStories = async (
  database: Reader,
  { customerId, prn, setAsidePrn }: AuditedAccount,
  since: CalendarDate,
): Promise<AuditedStory[]> => {
  const { rows } = await database.query<
    Omit<AuditedStory, 'ended' | 'prn'> & { status: string; account: string }
  >(
    `select 'transfer' as kind, id, customer_id as "customerId", amount_cents as cents, processor_ref as ref, status,
       'main' as account
     from bank.ach_transactions
     where customer_id = $1 and processor_ref is not null and (status = 'pending' or created_at >= $2::date)
     union all
     select 'bill_payment', id, customer_id, amount_cents + fee_cents, processor_ref, status, from_account
     from bank.bill_payments
     where customer_id = $1 and processor_ref is not null
       and (status in ('created', 'pending', 'mailed') or created_at >= $2::date)`,
    [customerId, since],
  )
  return rows.map(({ status, account, ...row }) => ({
    ...row,
    prn: account === 'set_aside' && setAsidePrn !== null ? setAsidePrn : prn,
    ended: ENDS[status],
  }))
}

/** Accounts of erased customers with later money movements that nobody has reviewed. */
export const listLateMoney = async (database: Reader): Promise<{ id: number; count: number }[]> => {
  const { rows } = await database.query<{ id: number; count: number }>(
    `select a.id, count(*)::int as count
     from bank.late_events e join bank.accounts a on a.customer_id = e.customer_id
     where e.settled_at is null and e.amount_cents is not null group by a.id order by a.id`,
  )
  return rows
}

/** The outcome of a state, ours or the partner's. Undefined while it is open. */
export const ENDS: Readonly<Record<string, AuditedStory['ended']>> = {
  completed: 'done',
  cleared: 'done',
  failed: 'failed',
  returned: 'failed',
}
