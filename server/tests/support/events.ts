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

/** Throws with the differences when the processor's ledger does not balance. */
export const assertBalanced = async (bank: TestBank): Promise<void> => {
  const audit = await bank.look<{ balanced: boolean; differences: string[] }>('/audit')
  if (!audit.balanced) throw new Error(`the ledger does not balance: ${audit.differences.join('; ')}`)
}
