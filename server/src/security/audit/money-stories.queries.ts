/** Counts money movements of all features by state. Reads other features' tables, but never writes them. */
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
     from (${ALL_STORIES}) as stories group by story, state order by story, state`,
  )
  return rows.map((row) => ({ ...row, oldestSeconds: row.oldestSeconds ?? 0 }))
}

const ALL_STORIES = `
  select 'transfer' as story,
    case when status <> 'pending' then status when sent_at is null then 'intended' else 'sent' end as state,
    case when status = 'pending' then coalesce(sent_at, created_at) end as waits_since
  from bank.ach_transactions
  union all
  select 'bill_payment', case when status = 'created' and taken_at is null then 'intended' else status end,
    case when status in ('created', 'pending', 'mailed') then created_at end
  from bank.bill_payments
  union all
  select 'card_action', state, case when state = 'intended' then asked_at end from bank.card_actions
  union all
  select 'plastic_order', state, case when state = 'intended' then asked_at end from bank.plastic_orders
  union all
  select 'dispute_movement', state, null from bank.dispute_movements
  union all
  -- The number of an erased account is gone, the day of its opening is not.
  select 'account_opening', case when prn is null and opened_at is null then 'intended' else 'done' end,
    case when prn is null and opened_at is null then created_at end
  from bank.accounts`
