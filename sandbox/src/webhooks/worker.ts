/**
 * Delivers events to the bank: one at a time and oldest first within an account, several accounts at once. A
 * failed event is retried with back-off and does not hold back later events of its account.
 */
import type { Database } from '@yoursuccess/database/database'
import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { type AttemptOptions, bring } from './attempt.ts'
import { type WebhookEvent, webhookEvents } from './tables.ts'

export interface WebhookWorker {
  /** Starts to deliver due events, and returns at once. Call it after a commit that may have added events. */
  kick(): void
  /**
   * Attempts every pending event once, without waiting for its back-off, and resolves when all attempts are
   * finished.
   */
  flush(): Promise<void>
  /** Polls for due events until stopped. */
  start(): void
  stop(): Promise<void>
}

const MAX_LANES = 6
const BATCH = 200
const POLL_MS = 500

export const createWebhookWorker = (options: AttemptOptions): WebhookWorker => {
  const { database, clock } = options
  /** The accounts whose events are being delivered. Each is one lane, which sends one event at a time. */
  const lanes = new Map<string, Promise<void>>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const kick = () => {
    lookAgain = true
    if (stopped || looking) return
    looking = look()
      .catch((error: unknown) => {
        lookAgain = false
        warn(error)
      })
      .finally(() => {
        looking = undefined
        if (lookAgain && lanes.size < MAX_LANES) kick()
      })
  }

  const look = async () => {
    while (lookAgain && !stopped && lanes.size < MAX_LANES) {
      lookAgain = false
      const due = await listDue(database, clock.realNow(), [...lanes.keys()])
      for (const [prn, events] of Map.groupBy(due, (event) => event.prn)) {
        if (lanes.size < MAX_LANES) openLane(prn, events)
      }
    }
  }

  const openLane = (prn: string, events: WebhookEvent[]) => {
    const lane = deliverAll(events)
      .finally(() => lanes.delete(prn))
      .then(kick, warn)
    lanes.set(prn, lane)
  }

  const deliverAll = async (events: WebhookEvent[]) => {
    for (const event of events) if (!stopped) await bring(options, event)
  }

  const untilIdle = async () => {
    while (looking || lanes.size > 0) await Promise.all([looking, ...lanes.values()])
  }

  return {
    kick,
    flush: async () => {
      await database.db
        .update(webhookEvents)
        .set({ dueAt: clock.realNow() })
        .where(eq(webhookEvents.state, 'pending'))
      kick()
      await untilIdle()
    },
    start: () => {
      stopped = false
      timer = setInterval(kick, POLL_MS)
      timer.unref()
      kick()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await untilIdle()
    },
  }
}

/** Reports a failed database query. The next poll tries again. */
const warn = (error: unknown) =>
  console.warn(`sandbox: webhooks wait: ${error instanceof Error ? error.name : 'fault'}`)

const listDue = (database: Database, now: Date, busy: readonly string[]): Promise<WebhookEvent[]> =>
  database.db
    .select()
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.state, 'pending'),
        lte(webhookEvents.dueAt, now),
        busy.length > 0 ? notInArray(webhookEvents.prn, [...busy]) : undefined,
      ),
    )
    .orderBy(asc(webhookEvents.id))
    .limit(BATCH)
