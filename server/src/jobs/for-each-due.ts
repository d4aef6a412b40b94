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
import { within } from './within.ts'

type Key = 'id' | 'customerId'
type DueRow = Partial<Record<Key, number>>

/**
 * The next page of rows. A list in the order of its keys continues above `after`, the highest key so far. A list in
 * the order in which its rows became due continues behind `last`, the last row of the page before. An empty page ends
 * the loop. Rows may drop out of the list between two pages.
 */
export type DueRows<Row> = (after: number, last?: Row) => Promise<readonly Row[]>

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
    /** The key of a row. Default: its id. */
    key?: Key
  },
) => Promise<void>

/** Runs each of `works` in turn, even if some fail, then throws the first error. */
export const eachOf = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  let failure: { error: unknown } | undefined
  for (const work of works) {
    await work().catch((error: unknown) => {
      failure ??= { error }
    })
  }
  if (failure) throw (failure as { error: unknown }).error
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
  /** How often the leases of rows that are worked on are extended. */
  renewMs?: number
}

interface Stoppable {
  /**
   * Begins no more rows, gives back those that were claimed and not begun, and waits so long for those that are
   * worked on.
   */
  stop(withinMs: number): Promise<void>
}

export const createForEachDue = (deps: Deps): ForEachDue & Stoppable => {
  /** The last loop over each list. */
  const loops = new Map<string, Promise<void>>()
  let isStopping = false
  const forEachDue: ForEachDue = (rows, work, { name, key = 'id' }) => {
    const before = loops.get(name) ?? Promise.resolve()
    const loop = before
      .catch(() => undefined)
      .then(() =>
        isStopping ? undefined : runRound(deps, rows, work, { name, key, isStopping: () => isStopping }),
      )
    loops.set(name, loop)
    const forget = () => void (loops.get(name) === loop && loops.delete(name))
    loop.then(forget, forget)
    return loop
  }
  const stop = async (withinMs: number) => {
    isStopping = true
    await within(withinMs, Promise.allSettled(loops.values()))
  }
  return Object.assign(forEachDue, { stop })
}

interface DueGroup<Row> {
  id: number
  /** A list with the customer as its key may have several rows of one customer. */
  rows: readonly Row[]
}

const runRound = async <Row extends DueRow>(
  { claims, log, metrics, rowsAtOnce, renewMs = RENEW_MS }: Deps,
  rows: DueRows<Row>,
  work: (row: Row) => Promise<unknown>,
  { name, key, isStopping }: { name: string; key: Key; isStopping: () => boolean },
): Promise<void> => {
  const round: Round = { list: name, holder: randomUUID() }
  /** Rows that we claimed and did not finish, and rows that are done but still claimed. */
  const held = new Set<number>()
  const done = new Set<number>()
  let failure: { error: unknown } | undefined
  let awayInARow = 0
  let isCutShort = false
  let hasReachedEnd = false
  const isOver = () => isCutShort || isStopping()

  const releaseDone = async () => {
    const keys = [...done]
    done.clear()
    await claims.release(round, keys)
  }
  const giveBack = async (keys: readonly number[]) => {
    for (const id of keys) held.delete(id)
    await claims.giveBack(round, keys)
  }
  async function* claimRows(): AsyncGenerator<DueGroup<Row>, void> {
    let after = 0
    let last: Row | undefined
    for (let page = await rows(after); page.length > 0; page = await rows(after, last)) {
      await releaseDone()
      const keys = [...new Set(page.map((row) => keyOf(row, key)))]
      const mine = new Set(await claims.claim(round, keys))
      for (const id of mine) held.add(id)
      // Another server may have done some of them between the read and the claim.
      const stillDue = mine.size > 0 ? await rows(after, last) : []
      for (const [id, ofKey] of Map.groupBy(stillDue, (row) => keyOf(row, key))) {
        // A row that hangs must not keep these from other servers.
        if (isOver()) return giveBack([...mine])
        if (mine.delete(id)) yield { id, rows: ofKey }
      }
      for (const id of mine) {
        held.delete(id)
        done.add(id)
      }
      if (isOver()) return
      after = Math.max(after, ...keys)
      last = page.at(-1)
    }
    hasReachedEnd = true
  }
  const due = claimRows()

  const tryRows = async ({ id, rows: ofKey }: DueGroup<Row>) => {
    try {
      await eachOf(ofKey.map((row) => async () => void (await work(row))))
      awayInARow = 0
      done.add(id)
      metrics?.dueRow({ list: name, outcome: 'done' })
    } catch (error) {
      failure ??= { error }
      awayInARow = isAway(error) ? awayInARow + 1 : 0
      isCutShort ||= awayInARow >= AWAY_ROWS
      metrics?.dueRow({ list: name, outcome: 'failed' })
      log.warn(
        { err: error, job: name, subject: `${name}:${id}`, customer_id: ofKey[0]?.customerId },
        'a due record could not be done and will be tried again',
      )
      await claims.postpone(round, id, { error, isAway: isAway(error) })
    }
    held.delete(id)
  }
  const turns = createTurns()
  const runWorker = async () => {
    try {
      for (let next = await due.next(); !next.done; next = await due.next()) {
        const group = next.value
        const customerId = group.rows[0]?.customerId
        await (customerId === undefined ? tryRows(group) : turns(customerId, () => tryRows(group)))
      }
    } catch (error) {
      // The database is unavailable. The other workers finish their rows and begin no others.
      isCutShort = true
      failure ??= { error }
    }
  }

  const warn = (error: unknown) => log.warn({ err: error, job: name }, 'leases were not renewed or released')
  const renewal = setInterval(() => void claims.renew(round, [...held]).catch(warn), renewMs).unref()
  metrics?.dueRound({ list: name, outcome: 'begun' })
  await Promise.all(Array.from({ length: rowsAtOnce }, runWorker))
  clearInterval(renewal)
  // If this fails, the leases end on their own.
  await releaseDone()
    .then(() => giveBack([...held]))
    .catch(warn)
  const ended = failure ? 'failed' : 'done'
  metrics?.dueRound({ list: name, outcome: hasReachedEnd && !isCutShort ? ended : 'cut-short' })
  if (failure) throw failure.error
}

const keyOf = (row: DueRow, key: Key): number => {
  const value = row[key]
  if (value === undefined) throw new Error(`a due row has no ${key}`)
  return value
}

const isAway = (error: unknown): boolean =>
  error instanceof PartnerError && (error.kind === 'timeout' || error.kind === 'unreachable')
