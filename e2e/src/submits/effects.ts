/** What a press caused: rows in the bank's own database, and calls that change something at a partner. */
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@yoursuccess/database/database'
import type { Bank } from '../fixtures.ts'

/** Counts by table or call. Anything not listed didn't happen. */
export type Effects = Readonly<Record<string, number>>

/**
 * Tables that record traffic rather than actions: requests and their addresses, received events, used keys, and
 * when the bank looks again.
 */
const TRAFFIC = new Set([
  'audit_entries',
  'authorizations',
  'idempotency_keys',
  'known_devices',
  'late_events',
  'partner_events',
  'partner_event_ids',
  'pin_frames',
  'plan_looks',
  'posted_transactions',
  'receipt_looks',
  'reconciliations',
  'request_counts',
  'set_aside_looks',
  'set_aside_transactions',
  'sign_in_throttles',
  'trustee_looks',
  'vault_keys',
  'work_claims',
])
/** Partner calls that only read. */
const LOOKS = /^(get|search|list|find|check)|\/get$/i
/** When nothing has changed for this long, the work that an earlier case left is done. */
const QUIET_MS = 150

interface Exchange {
  id: number
  call: string
  request: unknown
}

/** A job's retry with the same reference counts as the same order. */
const orderOf = ({ id, request }: Exchange) =>
  /"transactionId":"([^"]+)"/.exec(JSON.stringify(request))?.[1] ?? id

export interface Watch {
  /** Starts counting once the bank has been quiet for this long. */
  begin(quietMs?: number): Promise<void>
  /** What has happened since `begin`. */
  look(): Promise<Effects>
  close(): Promise<void>
}

/** Counts in the bank's PostgreSQL database and in the sandbox's journal. */
export const watchEffects = async (bank: Bank): Promise<Watch> => {
  if (!bank.databaseUrl)
    throw new Error('effects are counted in PostgreSQL: run this test in the phone project')
  const database = await openDatabase({ url: bank.databaseUrl })
  const { rows: tables } = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'bank' order by 1",
  )
  const counted = tables
    .map(({ name }) => name)
    .filter((name) => !TRAFFIC.has(name) && !name.startsWith('partner_event_history'))
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
