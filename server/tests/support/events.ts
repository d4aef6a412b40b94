/** Processor events that a test delivers itself, in any order. */
import { signatureOf } from '../../../sandbox/src/webhooks/sign.ts'
import type { TestBank } from './test-bank.ts'

export interface RecordedEvent {
  event_id: string
  type: string
  body: Record<string, string>
}

/** Stops delivery of the sandbox's webhooks; they stay in its log. */
export const withholdEvents = (bank: TestBank): Promise<unknown> =>
  bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 1000 })

/** The sandbox's webhook log for one account, oldest first. */
export const recordedEvents = async (bank: TestBank, prn: string): Promise<RecordedEvent[]> => {
  await bank.sandbox.flushWebhooks()
  const log = await bank.look<(RecordedEvent & { prn: string })[]>('/webhooks')
  return log.filter((event) => event.prn === prn).reverse()
}

/** Signs and delivers one event. Returns the HTTP status. */
export const deliver = async (bank: TestBank, event: object): Promise<number> => {
  const body = JSON.stringify(event)
  const reply = await fetch(`${bank.url}/webhooks/galileo`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-galileo-signature': signatureOf(bank.config.GALILEO_WEBHOOK_SECRET, body, bank.clock.realNow()),
    },
    body,
  })
  await reply.body?.cancel()
  return reply.status
}

/** An event that the bank stores. */
export interface StoredEvent {
  /** False while it waits. */
  is_applied: boolean
  /** What the waiting event records; null once it is applied. */
  attempts: number | null
  next_attempt_at: Date | null
  last_error: string | null
}

/** The stored events with this id, waiting and applied. */
export const storedEvents = async (bank: TestBank, eventId: string): Promise<StoredEvent[]> => {
  const { rows } = await bank.database.query<StoredEvent>(
    `select false as is_applied, attempts, next_attempt_at, last_error from bank.partner_events where event_id = $1
     union all select true, null, null, null from bank.partner_event_history where event_id = $1`,
    [eventId],
  )
  return rows
}

/** Deletes all events and their ids, so that each is new when it arrives again. */
export const deleteEvents = async (bank: TestBank): Promise<void> => {
  for (const table of ['partner_events', 'partner_event_history', 'partner_event_ids'])
    await bank.database.query(`delete from bank.${table}`)
}

/** Makes the applied events of an account wait again, newest last or first. */
export const replayEvents = async (bank: TestBank, prn: string, order: 'asc' | 'desc' = 'asc') => {
  await bank.database.query(
    `with again as (delete from bank.partner_event_history where body ->> 'prn' = $1 returning *)
     insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at)
     select partner, event_id, type, body, received_at, now() from again order by id ${order}`,
    [prn],
  )
}

/** Throws with the differences when the processor's ledger does not balance. */
export const assertBalanced = async (bank: TestBank): Promise<void> => {
  const audit = await bank.look<{ balanced: boolean; differences: string[] }>('/audit')
  if (!audit.balanced) throw new Error(`the ledger does not balance: ${audit.differences.join('; ')}`)
}
