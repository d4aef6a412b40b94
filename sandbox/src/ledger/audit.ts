import type { Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'

export interface Audit {
  balanced: boolean
  movements: number
  accounts: number
  differences: string[]
}

/**
 * Recalculates the ledger from its rows: each movement and the sum of all balances must be zero, and each
 * stored balance and hold must match its rows.
 */
export const audit = async (db: Db): Promise<Audit> => {
  const [counts] = await rows<{ movements: number; accounts: number; total: number }>(
    db,
    sql`select (select count(*) from sandbox.movements)::int as movements, count(*)::int as accounts,
          coalesce(sum(balance_cents), 0)::float8 as total from sandbox.accounts`,
  )
  const differences = await rows<{ difference: string }>(
    db,
    sql`select 'movement ' || m.id || ' sums to ' || coalesce(sum(p.amount_cents), 0) as difference
          from sandbox.movements m left join sandbox.postings p on p.movement_id = m.id
          group by m.id having coalesce(sum(p.amount_cents), 0) <> 0 or count(p.*) < 2
        union all
        select 'account ' || a.prn || ' says ' || a.balance_cents || ' cents in ' || a.postings || ' postings, the book says '
            || coalesce(p.amount, 0) || ' in ' || coalesce(p.count, 0)
          from sandbox.accounts a
          left join (select account_id, sum(amount_cents) as amount, count(*) as count from sandbox.postings group by account_id) p
            on p.account_id = a.id
          where a.balance_cents <> coalesce(p.amount, 0) or a.postings <> coalesce(p.count, 0)
        union all
        select 'account ' || a.prn || ' holds ' || a.held_cents || ' cents, its open authorizations ' || coalesce(h.amount, 0)
          from sandbox.accounts a
          left join (select account_id, sum(amount_cents) as amount from sandbox.authorizations where state = 'open' group by account_id) h
            on h.account_id = a.id
          where a.held_cents <> coalesce(h.amount, 0)
        limit 100`,
  )
  const found = differences.map(({ difference }) => difference)
  if (counts?.total) found.push(`all balances sum to ${counts.total} cents`)
  return {
    balanced: found.length === 0,
    movements: counts?.movements ?? 0,
    accounts: counts?.accounts ?? 0,
    differences: found,
  }
}

const rows = async <Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows
