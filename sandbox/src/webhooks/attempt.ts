/** Makes one attempt to deliver an event to the bank, and records the result or schedules a retry. */
import type { Database } from '@yoursuccess/database/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Fault, Faults } from '../faults.ts'
import { linkSignature } from '../plaid/webhooks.ts'
import { signatureOf } from './sign.ts'
import { type WebhookEvent, webhookEvents } from './tables.ts'

export interface AttemptOptions {
  database: Database
  clock: Clock
  faults: Faults
  secret: string
  bankUrl: () => string
}

const TIMEOUT_MS = 5000
const MAX_ATTEMPTS = 30
/**
 * How long a delayed event is held back, and the longest that a reordered event waits for a later one to pass
 * it.
 */
const DELAY_MS = 2000

/** Makes one attempt. A simulated fault for events of this type changes what is sent or what is recorded. */
export const bring = async (options: AttemptOptions, event: WebhookEvent): Promise<void> => {
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
    case 'unsigned':
    case 'stale':
      return conclude(options, event, await send(options, event, fault.action))
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

/** The age of a stale signature: older than any bank should accept. */
const STALE_MS = 10 * 60_000

const send = async (
  options: AttemptOptions,
  event: WebhookEvent,
  fault?: 'unsigned' | 'stale',
): Promise<Outcome> => {
  try {
    const proof = fault === 'unsigned' ? {} : await proofOf(options, event, fault === 'stale' ? STALE_MS : 0)
    const response = await fetch(new URL(event.path, options.bankUrl()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...proof,
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

/** The signature header. Each partner has a different one. */
const proofOf = async (
  { database, clock, secret }: AttemptOptions,
  event: WebhookEvent,
  ageMs: number,
): Promise<Record<string, string>> => {
  const at = new Date(clock.realNow().getTime() - ageMs)
  return event.partner === 'plaid'
    ? { 'plaid-verification': await linkSignature(database.db, event.body, at) }
    : { 'x-galileo-signature': signatureOf(secret, event.body, at) }
}

const conclude = async (options: AttemptOptions, event: WebhookEvent, { status, error }: Outcome) => {
  const attempts = event.attempts + 1
  const now = options.clock.realNow()
  const reported = { attempts, lastStatus: status ?? null, lastError: error ?? null }
  if (status === 200 && !error) {
    await update(options, event, { ...reported, state: 'delivered', deliveredAt: now, waitsForNext: false })
    return releaseOvertaken(options, event)
  }
  if (attempts >= MAX_ATTEMPTS) return update(options, event, { ...reported, state: 'given_up' })
  const backOffMs = Math.min(250 * 2 ** attempts, 60_000)
  return update(options, event, { ...reported, dueAt: new Date(now.getTime() + backOffMs) })
}

const postpone = (options: AttemptOptions, event: WebhookEvent, fault: Fault): Promise<void> =>
  update(options, event, {
    dueAt: new Date(options.clock.realNow().getTime() + DELAY_MS),
    waitsForNext: fault.action === 'reorder',
    lastError: `${fault.action} by order`,
  })

/** Makes reordered events due now, because a later event of the same account was delivered before them. */
const releaseOvertaken = async ({ database, clock }: AttemptOptions, event: WebhookEvent): Promise<void> => {
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

const update = async ({ database }: AttemptOptions, event: WebhookEvent, change: Partial<WebhookEvent>) => {
  await database.db.update(webhookEvents).set(change).where(eq(webhookEvents.id, event.id))
}
