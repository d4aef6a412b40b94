/** Control calls for faults, the journal, the webhook log and its replay, the mailbox, and the audit. */
import { desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { faultOrder } from '../faults.ts'
import { audit } from '../ledger/audit.ts'
import { listMails } from '../mail/box.ts'
import { webhookEvents } from '../webhooks/tables.ts'
import { Refusal, type World } from '../world.ts'
import { read } from './read.ts'

const MAX_LIST = 500

const replay = z
  .strictObject({
    /** Id in the webhook log, or event_id. */
    id: z.union([z.int(), z.string().max(100)]).optional(),
    last: z.coerce.number().int().min(1).max(MAX_LIST).optional(),
  })
  .refine(({ id, last }) => (id === undefined) !== (last === undefined), { message: 'give id or last' })

const journalFilter = z.object({
  partner: z.string().max(60).optional(),
  about: z.string().max(254).optional(),
})
const mailFilter = z.object({ to: z.string().max(254).optional() })

export const registerObservation = (app: FastifyInstance, world: World): void => {
  const { database, faults, journal, webhooks, clock } = world

  app.post('/_sim/faults', async (request, reply) => {
    faults.add(read(faultOrder, request.body))
    return reply.code(201).send(faults.list())
  })
  app.get('/_sim/faults', () => faults.list())
  app.delete('/_sim/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })

  app.get('/_sim/journal', (request) => journal.list(read(journalFilter, request.query)))

  app.get('/_sim/webhooks', () => listWebhooks(world))

  app.post('/_sim/webhooks/replay', async (request) => {
    const { id, last } = read(replay, request.body)
    const { db } = database
    const newest = db
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .orderBy(desc(webhookEvents.id))
      .limit(last ?? 1)
    const which =
      id === undefined
        ? inArray(webhookEvents.id, newest)
        : typeof id === 'number'
          ? eq(webhookEvents.id, id)
          : eq(webhookEvents.eventId, id)
    const again = await db
      .update(webhookEvents)
      .set({ state: 'pending', attempts: 0, dueAt: clock.realNow(), deliveredAt: null })
      .where(which)
      .returning({ id: webhookEvents.id })
    if (id !== undefined && again.length === 0) throw new Refusal(404, 'There is no event of this number.')
    await webhooks.flush()
    return { replayed: again.length }
  })

  app.get('/_sim/mail', (request) => listMails(database.db, read(mailFilter, request.query).to))

  app.get('/_sim/audit', () => audit(database.db))
}

/** Webhook events in every state, newest first. */
export const listWebhooks = async ({ database }: World, count = MAX_LIST) => {
  const rows = await database.db.select().from(webhookEvents).orderBy(desc(webhookEvents.id)).limit(count)
  return rows.map((row) => ({
    id: row.id,
    event_id: row.eventId,
    type: row.type,
    prn: row.prn,
    state: row.state,
    attempts: row.attempts,
    last_status: row.lastStatus,
    last_error: row.lastError,
    recorded_at: row.recordedAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    body: JSON.parse(row.body) as unknown,
  }))
}
