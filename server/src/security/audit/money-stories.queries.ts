/** Counts unfinished money movements of all features. Reads other features' tables, but never writes them. */
import type { Database } from '@yoursuccess/database/database'

export interface MoneyStories {
  story: string
  state: string
  count: number
  /** Age of the oldest one, in seconds, for states that should end: nothing should be intended for long. */
  oldestSeconds: number
}

/** By kind of movement and state. */
export const countMoneyStories = async (database: Pick<Database, 'query'>): Promise<MoneyStories[]> => {
  const { rows } = await database.query<MoneyStories>(
    `select story, state, count(*)::int as count,
       greatest(0, extract(epoch from now() - min(waits_since)))::float8 as "oldestSeconds"
     from (${UNFINISHED}) as stories group by story, state order by story, state`,
  )
  return rows.map((row) => ({ ...row, oldestSeconds: row.oldestSeconds ?? 0 }))
}

/** Each part reads an index of unfinished rows only, so the time does not grow with the history. */
const UNFINISHED = `
  select 'transfer' as story, 'intended' as state, created_at as waits_since
  from bank.ach_transactions where status = 'pending' and sent_at is null
  union all
  select 'transfer', 'sent', sent_at from bank.ach_transactions where status = 'pending' and sent_at is not null
  union all
  select 'bill_payment', case when taken_at is null then 'intended' else 'created' end, created_at
  from bank.bill_payments where status = 'created'
  union all
  select 'bill_payment', status, created_at from bank.bill_payments where status in ('pending', 'mailed')
  union all
  select 'card_action', state, asked_at from bank.card_actions where state = 'intended'
  union all
  select 'plastic_order', state, asked_at from bank.plastic_orders where state = 'intended'
  union all
  select 'dispute_movement', state, null from bank.dispute_movements
  where state in ('waiting', 'intended', 'refused')
  union all
  select 'set_aside_opening', 'intended', requested_at from bank.set_asides where state = 'opening'
  union all
  select 'set_aside_move', 'intended', wanted_at from bank.set_aside_moves where state = 'wanted'
  union all
  -- The number of an erased account is gone, the day of its opening is not.
  select 'account_opening', 'intended', created_at from bank.accounts where prn is null and opened_at is null`
