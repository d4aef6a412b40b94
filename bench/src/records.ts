/** Inserts data of benchmark customers directly into the tables. */
import type { Database } from '@yoursuccess/database/database'

/** Adds posted transactions to one customer: one per minute, back from now, half of them purchases. */
export const addTransactions = async (database: Database, customerId: number, count: number) => {
  await database.query(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1::bigint || '-' || n, case n % 2 when 0 then 'purchase' else 'deposit' end,
       case n % 2 when 0 then -(n % 20000) - 1 else n % 300000 + 1 end,
       now() - n * interval '1 minute', (now() - n * interval '1 minute')::date, 'Grocery store number ' || n % 500
     from generate_series(1, $2::bigint) as n`,
    [customerId, count],
  )
  await database.run('vacuum (analyze) bank.posted_transactions')
}

/**
 * Adds seven years of one customer's account: biweekly pay, a monthly benefit, a gig platform that pays every
 * second day, and four purchases a day.
 */
export const addYearsOfPay = async (database: Database, customerId: number) => {
  await database.query(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1::bigint || '-' || details || n, case when cents > 0 then 'deposit' else 'purchase' end, cents,
       day::timestamptz + interval '12 hours', day::date, details || ' ' || n
     from (
       select n, now()::date - n * 14 as day, 120000 as cents, 'ACME PAYROLL' as details from generate_series(0, 181) as n
       union all
       select n, date_trunc('month', now())::date - n * interval '1 month', 90000, 'BENEFITS' from generate_series(0, 83) as n
       union all
       select n, now()::date - n * 2 - n % 3, 2500 + n % 9000, 'GIG PAYOUT' from generate_series(0, 1277) as n
       union all
       select n, now()::date - n / 4, -(n % 20000) - 1, 'Grocery store number' from generate_series(0, 10219) as n
     ) as rows (n, day, cents, details)`,
    [customerId],
  )
  await database.run('vacuum (analyze) bank.posted_transactions')
}

/**
 * Adds `each` rows for every customer, oldest first, so that one customer's rows are far apart in the table.
 * To save time, it builds the indexes after the inserts and skips the foreign key check.
 */
export const addTransactionsOfMany = async (
  database: Database,
  customerIds: readonly number[],
  each: number,
): Promise<void> => {
  const { rows: indexes } = await database.query<{
    name: string
    definition: string
    constraint: string | null
  }>(
    `select i.indexname as name, i.indexdef as definition, c.conname as constraint
     from pg_indexes i left join pg_constraint c on c.conname = i.indexname and c.contype = 'u'
     where i.schemaname = 'bank' and i.tablename = 'posted_transactions' and i.indexname not like '%_pkey'`,
  )
  for (const { name, constraint } of indexes)
    await database.run(
      constraint
        ? `alter table bank.posted_transactions drop constraint ${constraint}`
        : `drop index bank.${name}`,
    )
  for (let last = each; last > 0; last -= AT_ONCE) {
    await database.run(
      `begin;
       set local session_replication_role = replica;
       insert into bank.posted_transactions
         (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       select id, id || '-' || n, 'purchase', -(n % 20000) - 1, now() - n * interval '9 hours',
         (now() - n * interval '9 hours')::date, 'Grocery store number ' || (n + id) % 500
       from generate_series(${last}, ${Math.max(1, last - AT_ONCE + 1)}, -1) as n,
         unnest(array[${customerIds.join(', ')}]) as id;
       commit`,
    )
  }
  for (const { definition } of indexes)
    await database.run(`set maintenance_work_mem = '1GB'; ${definition}; reset maintenance_work_mem`)
  await database.run('vacuum (analyze) bank.posted_transactions')
}

/** Rows of each customer per statement, so that no statement reaches the time limit. */
const AT_ONCE = 50

/** Adds customers who only fill the tables and never sign in. Returns their ids. */
export const addCustomers = async (database: Database, count: number): Promise<number[]> => {
  const { rows } = await database.query<{ id: number }>(
    `insert into bank.customers (email, password_hash, state, features, created_at)
     select 'filler' || n || '@example.com', 'none', 'approved', '{}', now() from generate_series(1, $1::int) as n
     returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Adds a name and address, a card, twenty notifications and twenty bill payments. */
export const addHolder = async (database: Database, customerId: number): Promise<void> => {
  await database.query(
    `with holder as (
       insert into bank.personal_infos (customer_id, first_name, last_name, legal_name, primary_phone,
         address_1, city, state, postal_code)
       values ($1, 'Jordan', 'Tester', 'Jordan Tester', '5555550100', '1 Example Street', 'Springfield', 'IL', '62701')
     ), card as (
       insert into bank.cards (customer_id, account_id, processor_ref, state, created_at)
       select $1, id, 'card-' || $1::text, 'active', now() from bank.accounts where customer_id = $1
     ), biller as (
       insert into bank.billers (customer_id, name, account_number, is_trustee, category, created_at)
       values ($1, 'Example Biller', '99-1', false, 'Utilities', now())
       returning id
     ), payment as (
       insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
         fee_cents, status, created_at, updated_at, expected_on)
       select $1, biller.id, 'Example Biller', 'Utilities', false, 1000 + n, 100, 'cleared',
         now() - n * interval '1 day', now() - n * interval '1 day', '2026-11-20'
       from biller, generate_series(1, 20) as n
     )
     insert into bank.notifications (customer_id, title, url, happened_at, dedupe_key)
     select $1, 'Your payment number ' || n || ' was sent', '/dashboard/bills', now() - n * interval '1 hour', 'payment:' || n
     from generate_series(1, 20) as n`,
    [customerId],
  )
}
