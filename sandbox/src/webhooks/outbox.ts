/** Records events in the transaction that causes them. The worker sends them to the bank afterwards. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import type { Clock } from '../clock.ts'
import { webhookEvents } from './tables.ts'

/** An event in the processor's format: `type`, `prn` and facts, all strings. */
export interface EventFacts {
  type: string
  prn: string
  [fact: string]: string
}

const CHUNK = 300

export const recordEvents = async (tx: Db, clock: Clock, events: readonly EventFacts[]): Promise<void> => {
  const now = clock.realNow()
  const rows = events.map((facts) => {
    const eventId = randomUUID()
    const body = JSON.stringify({ event_id: eventId, ...facts })
    return { eventId, prn: facts.prn, type: facts.type, body, dueAt: now, recordedAt: now }
  })
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.insert(webhookEvents).values(rows.slice(start, start + CHUNK))
  }
}
