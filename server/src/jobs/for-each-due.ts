/**
 * The single loop over due records. Servers share a list by claims (claims.ts). Each server works on several
 * rows at once, and a row that fails blocks no other.
 */
import { randomUUID } from 'node:crypto'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { PartnerError } from '../partners/partner-error.ts'
import { type Claims, LEASE_SECONDS, type Round } from './claims.ts'
import { createTurns } from './turns.ts'

type Key = 'id' | 'customerId'
type DueRow = Partial<Record<Key, number>>

/**
 * The next page of rows whose key is above `after`, in key order. An empty page ends the loop. Rows may drop
 * out of the list between two pages.
 */
export type DueRows<Row> = (after: number) => Promise<readonly Row[]>

/**
 * Does `work` for each due row that no other server works on and that need not wait after a failure. Rows of
 * one customer have their turns one after another. An error is logged and counted, and the loop continues; the
 * row waits longer after each failure. At the end it throws the first error. If a partner is unavailable for
 * many rows in a row, the loop ends early, because the other rows would only wait as well.
 *
 * Within a process, one loop over a list runs at a time: another one begins when it has ended. A row may still
 * be worked on twice, if its server stalls longer than its lease, so `work` must be harmless when repeated.
 */
export type ForEachDue = <Row extends DueRow>(
  rows: DueRows<Row>,
  work: (row: Row) => Promise<unknown>,
  options: {
    /** Name of the list, in claims, in the log and in metrics: "funding.unsent-transfers". */
    name: string
    /** The key that orders the list. Default: the id of a row. */
    key?: Key
  },
) => Promise<void>

/** Runs each of `works` in turn, even if some fail, then throws the first error. */
export const eachOf = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  const errors: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/**
 * After this many rows in a row without a partner's reply, the loop ends. A few slow records do not end it.
 */
export const AWAY_ROWS = 10
const RENEW_MS = (LEASE_SECONDS * 1000) / 3

interface Deps {
  claims: Claims
  log: Pick<Log, 'warn'>
  metrics?: Pick<Metrics, 'dueRow' | 'dueRound'>
  /** How many rows of a list are worked on at once. */
  rowsAtOnce: number
}

export const createForEachDue = (deps: Deps): ForEachDue => {
  /** The last loop over each list. */
  const loops = new Map<string, Promise<void>>()
  return (rows, work, { name, key = 'id' }) => {
    const before = loops.get(name) ?? Promise.resolve()
    const loop = before.catch(() => undefined).then(() => runRound(deps, rows, work, { name, key }))
    loops.set(name, loop)
    const forget = () => void (loops.get(name) === loop && loops.delete(name))
    loop.then(forget, forget)
    return loop
  }
}

const runRound = async <Row extends DueRow>(
  { claims, log, metrics, rowsAtOnce }: Deps,
  rows: DueRows<Row>,
  work: (row: Row) => Promise<unknown>,
  { name, key }: { name: string; key: Key },
): Promise<void> => {
  const round: Round = { list: name, holder: randomUUID() }
  /** Rows that we claimed and did not finish, and rows that are done but still claimed. */
  const held = new Set<number>()
  const done = new Set<number>()
  const errors: unknown[] = []
  let awayInARow = 0
  let isOver = false

  const release = async (keys: readonly number[]) => {
    done.clear()
    await claims.release(round, keys)
  }
  async function* claimRows() {
    let after = 0
    for (let page = await rows(after); page.length > 0; page = await rows(after)) {
      await release([...done])
      const keys = page.map((row) => keyOf(row, key))
      const mine = new Set(await claims.claim(round, keys))
      for (const id of mine) held.add(id)
      // Another server may have done some of them between the read and the claim.
      const stillDue = mine.size > 0 ? await rows(after) : []
      for (const row of stillDue) {
        if (isOver) return
        if (mine.delete(keyOf(row, key))) yield row
      }
      for (const id of mine) {
        held.delete(id)
        done.add(id)
      }
      after = Math.max(...keys)
    }
  }
  const due = claimRows()

  const tryRow = async (row: Row) => {
    const id = keyOf(row, key)
    try {
      await work(row)
      awayInARow = 0
      done.add(id)
      metrics?.dueRow({ list: name, outcome: 'done' })
    } catch (error) {
      errors.push(error)
      awayInARow = isAway(error) ? awayInARow + 1 : 0
      isOver ||= awayInARow >= AWAY_ROWS
      metrics?.dueRow({ list: name, outcome: 'failed' })
      log.warn(
        { err: error, job: name, subject: `${name}:${id}`, customer_id: row.customerId },
        'a due record could not be done and will be tried again',
      )
      await claims.postpone(round, id, error)
    }
    held.delete(id)
  }
  const turns = createTurns()
  const runWorker = async () => {
    try {
      for (let next = await due.next(); !next.done; next = await due.next()) {
        const row = next.value
        await (row.customerId === undefined ? tryRow(row) : turns(row.customerId, () => tryRow(row)))
      }
    } catch (error) {
      // The database is unavailable. The other workers finish their rows and begin no others.
      isOver = true
      errors.push(error)
    }
  }

  const warn = (error: unknown) => log.warn({ err: error, job: name }, 'leases were not renewed or released')
  const renewal = setInterval(() => void claims.renew(round, [...held]).catch(warn), RENEW_MS).unref()
  metrics?.dueRound({ list: name, outcome: 'begun' })
  await Promise.all(Array.from({ length: rowsAtOnce }, runWorker))
  clearInterval(renewal)
  // If this fails, the leases end by themselves.
  await release([...done, ...held]).catch(warn)
  metrics?.dueRound({ list: name, outcome: errors.length > 0 ? 'failed' : 'done' })
  if (errors.length > 0) throw errors[0]
}

const keyOf = (row: DueRow, key: Key): number => {
  const value = row[key]
  if (value === undefined) throw new Error(`a due row has no ${key}`)
  return value
}

const isAway = (error: unknown): boolean =>
  error instanceof PartnerError && (error.kind === 'timeout' || error.kind === 'unreachable')
