/**
 * Partner events: stored and acknowledged at once, then applied by a job. Each event id is applied once, even
 * if the event arrives again or out of order. A feature's listener gets whole batches, in the transaction
 * that moves them to the history.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../boot/config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { describeError, type Log } from '../observability/log.ts'
import { eventHistoryJob } from './event-history.ts'
import {
  type Claimed,
  claimDue,
  claimThese,
  deleteNamed,
  finishEvents,
  isAnyDue,
  type NewEvent,
  postponeEvent,
  replaySince,
  retryFailed,
  storeEvents,
} from './inbox.queries.ts'
import { together } from './store-together.ts'

export interface StoredEvent {
  id: number
  eventId: string
  type: string
  body: unknown
}

/**
 * Applies events in the given transaction. Throws to keep them for a later attempt (for example, if the
 * account is not known yet). Calls `forget` for each event that the inbox must delete.
 */
export type EventListener = (
  tx: Db,
  events: readonly StoredEvent[],
  forget: (eventId: string) => void,
) => Promise<void>

export interface Inbox {
  /** Stores an event and enqueues the job that applies it. Does nothing if the event id is already stored. */
  receive(partner: string, event: { eventId: string; type: string; body: unknown }): Promise<void>
  /** Applies waiting events. Returns the number of events attempted. */
  applyWaiting(): Promise<number>
  /** Like `applyWaiting`, and also waits for events that another worker is applying. */
  settle(): Promise<void>
  /** Makes failed events due again and, with `since`, all events received from then on. Returns how many. */
  replay(since?: Date): Promise<number>
  /** Permanently deletes all events about these accounts or links. */
  forget(tx: Db, names: readonly string[]): Promise<void>
  jobs: readonly Job<Record<string, never>>[]
}

/** Events applied in one transaction, which locks up to this many accounts. */
const BATCH = 500
/** Events stored in one statement. */
const STORED_AT_ONCE = 200
/** The number of the lock under which one server at a time replays. */
const REPLAY_LOCK = 20_152_002
/** Pause before a failed event is retried: 2 seconds, doubling up to an hour. */
const pauseMs = (attempts: number) => Math.min(3_600_000, 1000 * 2 ** attempts)

export const createInbox = ({
  database,
  clock,
  config,
  queue,
  log,
  listeners,
}: {
  database: Database
  clock: Clock
  config: Pick<Config, 'EVENT_RETENTION_DAYS'>
  queue: Queue
  log: Log
  /** By partner. */
  listeners: Readonly<Record<string, EventListener>>
}): Inbox => {
  const job = {
    name: 'inbox.apply',
    single: true,
    // Applies failed events that are due again, and events whose job was lost in a crash.
    schedule: '* * * * *',
    run: async () => void (await applyWaiting()),
  }

  const store = together<NewEvent, boolean>(
    (events) => storeEvents(database.db, events, clock.realNow()),
    STORED_AT_ONCE,
  )

  const receive: Inbox['receive'] = async (partner, event) => {
    const isNew = await store({ partner, ...event })
    // The sender chose the event type's text, so it is not logged.
    if (!isNew) log.warn({ security: 'replay.webhook', partner }, 'security event')
    askToApply()
  }

  /**
   * Enqueues one job for all events that arrive in the meantime. Enqueueing it in each event's transaction
   * would make the events wait for one another. The events are in the table, so if a job is lost, the
   * schedule applies them within a minute.
   */
  let isAsking = false
  let askAgain = false
  const askToApply = () => {
    askAgain = true
    if (isAsking) return
    isAsking = true
    ask().catch((error: unknown) => log.warn({ err: error }, 'partner events wait for the next look'))
  }
  const ask = async () => {
    try {
      while (askAgain) {
        askAgain = false
        await queue.send(database.db, job, {})
        queue.wake(job)
      }
    } finally {
      isAsking = false
    }
  }

  const applyWaiting = async (): Promise<number> => {
    for (let applied = 0; ; ) {
      const found = await applyBatch()
      if (found === 0) return applied
      applied += found
    }
  }

  /** Applies a batch in one transaction. If that fails, applies its halves, so that a bad event blocks only itself. */
  const applyBatch = async (): Promise<number> => {
    let claimed: Claimed[] = []
    try {
      await database.transaction(async (tx) => {
        claimed = await claimDue(tx, clock.realNow(), BATCH)
        await apply(tx, claimed)
      })
    } catch (error) {
      if (claimed.length === 0) throw error
      log.warn({ err: error, count: claimed.length }, 'a batch of partner events failed; trying its halves')
      await applyHalves(
        claimed.map(({ id }) => id),
        error,
      )
    }
    return claimed.length
  }

  const applyHalves = async (ids: readonly number[], error: unknown): Promise<void> => {
    const [only] = ids
    if (only !== undefined && ids.length === 1) return postpone(only, error)
    const middle = Math.ceil(ids.length / 2)
    for (const half of [ids.slice(0, middle), ids.slice(middle)])
      try {
        await database.transaction(async (tx) => apply(tx, await claimThese(tx, half)))
      } catch (reason) {
        await applyHalves(half, reason)
      }
  }

  const apply = async (tx: Db, claimed: readonly Claimed[]): Promise<void> => {
    if (claimed.length === 0) return
    const forgotten: number[] = []
    for (const [partner, listener] of Object.entries(listeners)) {
      const events = claimed.filter((event) => event.partner === partner)
      if (events.length > 0) forgotten.push(...(await deliver(tx, listener, events)))
    }
    await finishEvents(
      tx,
      claimed.map(({ id }) => id),
      forgotten,
    )
  }

  /** Gives events to their listener. Logs those that it forgets, and returns their ids. */
  const deliver = async (tx: Db, listener: EventListener, events: readonly Claimed[]): Promise<number[]> => {
    const names = new Set<string>()
    await listener(tx, events, (eventId) => names.add(eventId))
    const forgotten = events.filter(({ eventId }) => names.has(eventId))
    for (const { partner, eventId } of forgotten)
      log.warn({ partner, event_id: eventId }, 'a partner event was not applied and is not kept')
    return forgotten.map(({ id }) => id)
  }

  const postpone = async (id: number, error: unknown) => {
    const { name, message, code } = describeError(error) as { name: string; message?: string; code?: string }
    log.warn({ err: error, event: id }, 'a partner event could not be applied yet')
    await database.transaction(async (tx) => {
      const [event] = await claimThese(tx, [id])
      if (!event) return
      const attempts = event.attempts + 1
      const nextAttemptAt = new Date(clock.realNow().getTime() + pauseMs(attempts))
      const lastError = [name, code, message].filter(Boolean).join(': ').slice(0, 300)
      await postponeEvent(tx, id, { attempts, nextAttemptAt, lastError })
    })
  }

  const settle = async (): Promise<void> => {
    await applyWaiting()
    while (await isAnyDue(database.db, clock.realNow())) {
      await pause(20)
      await applyWaiting()
    }
  }

  const replay = async (since?: Date): Promise<number> => {
    const now = clock.realNow()
    // One statement moves all of them, which may take longer than a statement usually may.
    const count = await database.alone(REPLAY_LOCK, (session) =>
      since ? replaySince(session, since, now) : retryFailed(session, now),
    )
    askToApply()
    return count
  }

  const forget = async (tx: Db, names: readonly string[]): Promise<void> => {
    if (names.length > 0) await deleteNamed(tx, names)
  }

  return {
    receive,
    applyWaiting,
    settle,
    replay,
    forget,
    jobs: [job, eventHistoryJob({ database, clock, config, log })],
  }
}
