/** Erasing customers who left long ago, each with the whole history of a customer. */
import { setTimeout as pause } from 'node:timers/promises'
import { median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'

const ERASED = 300
/** Each round erases others. */
const ROUNDS = 3
const POLL_MS = 100

export const erasure: CustomerFigure = {
  at: 'compared',
  measure: async (bank) => {
    const { size, meter, stub, database } = bank
    // A small bank would lose all its customers.
    const count = Math.min(ERASED, Math.floor(size.customers / (2 * ROUNDS)))
    await stub.begin({ processorMs: 0, mailMs: 0 })
    const costs = await rounds(bank, async (round) => {
      const ids = Array.from({ length: count }, (_, index) => {
        const place = index * ROUNDS + round
        return 1 + Math.floor((place * size.customers) / (count * ROUNDS))
      })
      await stub.empty(ids)
      const goOn = await bank.hold()
      await leave(bank, ids)
      await database.run('vacuum (analyze) bank.accounts')
      return meter.measure(async () => {
        goOn()
        await bank.runDue()
        while ((await countOpen(bank, ids)) > 0) await pause(POLL_MS)
      })
    })
    const middle = (of: 'wallMs' | 'cpuMs' | 'databaseMs' | 'blocks') => median(costs.map((cost) => cost[of]))
    bank.costs.set('erasure', { cpuMs: middle('cpuMs') / count, blocks: middle('blocks') / count })
    const what = `erasing ${count} customers at ${size.name}`
    return [
      { what, value: rounded(middle('wallMs') / 1000), unit: 's', target: { atMost: (15 * count) / ERASED } },
      {
        what: `${what}: time in the database`,
        value: rounded(middle('databaseMs') / 1000),
        unit: 's',
      },
      { what: `${what}: blocks of each`, value: rounded(middle('blocks') / count, 0), unit: '' },
    ]
  },
}

/** Closed eight years ago: the bank keeps the data for seven. */
const leave = async ({ database, history }: CustomerBank, ids: readonly number[]) => {
  const statements = [
    `update bank.accounts set standing = 'closed', closed_on = to_timestamp($2)::date - interval '8 years'
     where customer_id = any($1) and $2::bigint > 0`,
    `update bank.customers set state = 'closed' where id = any($1) and $2::bigint > 0`,
    `update bank.authorizations set state = 'settled' where customer_id = any($1) and state = 'open' and $2::bigint > 0`,
    `update bank.ach_accounts set removed_at = now(), link_token_sealed = null where customer_id = any($1) and $2::bigint > 0`,
    `update bank.recurring_transfers set cancelled_at = now(), cancel_cause = 'account_closed'
     where customer_id = any($1) and $2::bigint > 0`,
  ]
  for (const text of statements) await database.query(text, [ids, history.anchor])
}

const countOpen = async ({ database }: CustomerBank, ids: readonly number[]): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'select count(*) as count from bank.accounts where customer_id = any($1) and prn is not null',
    [ids],
  )
  return rows[0]?.count ?? 0
}
