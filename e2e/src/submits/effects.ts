/** What a press caused: rows of the bank's own database, and calls by which partners change something. */
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@yoursuccess/database/database'
import type { Bank } from '../fixtures.ts'

/** By table or call; what is not named did not happen. */
export type Effects = Readonly<Record<string, number>>

/** These tell of the traffic, not of what was done: who asked from where, what was heard, which keys were seen. */
const TRAFFIC = new Set([
  'audit_entries',
  'authorizations',
  'idempotency_keys',
  'known_devices',
  'late_events',
  'partner_events',
  'pin_frames',
  'posted_transactions',
  'sign_in_throttles',
  'vault_keys',
])
/** Calls of partners that only look. */
const LOOKS = /^(get|search|list|find|check)|\/get$/i
/** What an earlier case left to be done is done when nothing has changed for so long. */
const QUIET_MS = 150

interface Exchange {
  id: number
  call: string
  request: unknown
}

/** What a job says again under the same reference is the same order. */
const orderOf = ({ id, request }: Exchange) =>
  /"transactionId":"([^"]+)"/.exec(JSON.stringify(request))?.[1] ?? id

export interface Watch {
  /** From now on; once the bank is quiet, for so long. */
  begin(quietMs?: number): Promise<void>
  /** What has happened since it began. */
  look(): Promise<Effects>
  close(): Promise<void>
}

/** Counts on the bank's PostgreSQL and in the sandbox's journal. */
export const watchEffects = async (bank: Bank): Promise<Watch> => {
  if (!bank.databaseUrl) throw new Error('effects are counted on PostgreSQL: run this on the phone')
  const database = await openDatabase({ url: bank.databaseUrl })
  const { rows: tables } = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'bank' order by 1",
  )
  const counted = tables.map(({ name }) => name).filter((name) => !TRAFFIC.has(name))
  const each = counted.map((name) => `select '${name}' as name, count(*)::int as count from bank."${name}"`)
  const listCalls = async () => {
    const journal = await fetch(`${bank.sandboxUrl}/_sim/journal`)
    return (await journal.json()) as Exchange[]
  }
  const readAll = async () => {
    const { rows } = await database.query<{ name: string; count: number }>(each.join(' union all '))
    const calls = await listCalls()
    return { rows: new Map(rows.map(({ name, count }) => [name, count])), calls }
  }
  let before: Awaited<ReturnType<typeof readAll>> = { rows: new Map(), calls: [] }
  const look = async () => {
    const effects: Record<string, number> = {}
    const now = await readAll()
    for (const [name, count] of now.rows) {
      const change = count - (before.rows.get(name) ?? 0)
      if (change !== 0) effects[name] = change
    }
    const lastCall = before.calls[0]?.id ?? 0
    const known = new Set(now.calls.filter(({ id }) => id <= lastCall).map(orderOf))
    for (const exchange of now.calls.filter(({ id, call }) => id > lastCall && !LOOKS.test(call))) {
      if (!known.has(orderOf(exchange))) effects[exchange.call] = (effects[exchange.call] ?? 0) + 1
      known.add(orderOf(exchange))
    }
    return effects
  }
  const begin = async (quietMs = QUIET_MS) => {
    do {
      before = await readAll()
      await wait(quietMs)
    } while (Object.keys(await look()).length > 0)
  }
  return { begin, look, close: () => database.close() }
}
