/** Brings events to the bank: in order within an account, several accounts at once, again with back-off until the bank says 200. */
import type { Database } from '@yoursuccess/database/database'
import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Fault, Faults } from '../faults.ts'
import { signatureOf } from './sign.ts'
import { type WebhookEvent, webhookEvents } from './tables.ts'

export interface WebhookWorker {
  /** There may be something to bring: call it after a commit. Returns at once. */
  kick(): void
  /** Tries everything once that is not delivered yet, back-off or not, and waits for it. */
  flush(): Promise<void>
  /** Polls for retries until stopped. */
  start(): void
  stop(): Promise<void>
}

interface Options {
  database: Database
  clock: Clock
  faults: Faults
  secret: string
  bankUrl: () => string
}

const LARGEST_LANES = 6
const BATCH = 200
const POLL_MS = 500
const TIMEOUT_MS = 5000
const LARGEST_ATTEMPTS = 30
/** How long a delayed event stays away, and one that waits to be overtaken when nothing comes. */
const DELAY_MS = 2000

export const createWebhookWorker = (options: Options): WebhookWorker => {
  const { database, clock } = options
  /** Accounts whose events are being brought: one after the other, so one lane each. */
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
        if (lookAgain && lanes.size < LARGEST_LANES) kick()
      })
  }

  const look = async () => {
    while (lookAgain && !stopped && lanes.size < LARGEST_LANES) {
      lookAgain = false
      const due = await listDue(database, clock.realNow(), [...lanes.keys()])
      for (const [prn, events] of Map.groupBy(due, (event) => event.prn)) {
        if (lanes.size < LARGEST_LANES) lanes.set(prn, bringAll(prn, events))
      }
    }
  }

  const bringAll = async (prn: string, events: WebhookEvent[]) => {
    try {
      for (const event of events) if (!stopped) await bring(options, event)
    } catch (error) {
      warn(error)
    } finally {
      lanes.delete(prn)
      kick()
    }
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

/** The database did not answer; the next poll tries again. */
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

/** One attempt, with whatever fault was ordered for it. */
const bring = async (options: Options, event: WebhookEvent): Promise<void> => {
  const fault = options.faults.take('webhook', event.type)
  switch (fault?.action) {
    case 'drop':
      return update(options, event, { state: 'dropped', lastError: 'dropped by order' })
    case 'delay':
    case 'reorder':
      return postpone(options, event, fault)
    case 'duplicate':
      await send(options, event)
      return conclude(options, event, await send(options, event))
    case 'timeout_before':
      return conclude(options, event, { error: 'timed out by order, not sent' })
    case 'timeout_after':
      await send(options, event)
      return conclude(options, event, { error: 'timed out by order, sent' })
    case 'status':
      return conclude(options, event, { status: fault.status ?? 500, error: 'refused by order' })
    default:
      return conclude(options, event, await send(options, event))
  }
}

interface Outcome {
  status?: number
  error?: string
}

const send = async ({ bankUrl, clock, secret }: Options, event: WebhookEvent): Promise<Outcome> => {
  try {
    const response = await fetch(new URL('/webhooks/galileo', bankUrl()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-galileo-signature': signatureOf(secret, event.body, clock.realNow()),
      },
      body: event.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    return {
      error: error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'could not be reached',
    }
  }
}

const conclude = async (options: Options, event: WebhookEvent, { status, error }: Outcome): Promise<void> => {
  const attempts = event.attempts + 1
  const now = options.clock.realNow()
  const told = { attempts, lastStatus: status ?? null, lastError: error ?? null }
  if (status === 200 && !error) {
    await update(options, event, { ...told, state: 'delivered', deliveredAt: now, waitsForNext: false })
    return releaseOvertaken(options, event)
  }
  if (attempts >= LARGEST_ATTEMPTS) return update(options, event, { ...told, state: 'given_up' })
  const backOffMs = Math.min(250 * 2 ** attempts, 60_000)
  return update(options, event, { ...told, dueAt: new Date(now.getTime() + backOffMs) })
}

const postpone = (options: Options, event: WebhookEvent, fault: Fault): Promise<void> =>
  update(options, event, {
    dueAt: new Date(options.clock.realNow().getTime() + DELAY_MS),
    waitsForNext: fault.action === 'reorder',
    lastError: `${fault.action} by order`,
  })

/** Whatever of the account waited to be overtaken goes now. */
const releaseOvertaken = async ({ database, clock }: Options, event: WebhookEvent): Promise<void> => {
  await database.db
    .update(webhookEvents)
    .set({ waitsForNext: false, dueAt: clock.realNow() })
    .where(
      and(
        eq(webhookEvents.prn, event.prn),
        eq(webhookEvents.waitsForNext, true),
        sql`${webhookEvents.id} < ${event.id}`,
      ),
    )
}

const update = async (
  { database }: Options,
  event: WebhookEvent,
  change: Partial<WebhookEvent>,
): Promise<void> => {
  await database.db.update(webhookEvents).set(change).where(eq(webhookEvents.id, event.id))
}
