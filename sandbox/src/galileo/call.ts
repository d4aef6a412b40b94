/** What all calls of the Program API have in common: credentials, the transactionId that works once, faults, the envelope. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { instant } from '@yoursuccess/database/columns'
import { and, eq, lt } from 'drizzle-orm'
import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { schema } from '../ledger/tables.ts'
import type { World } from '../world.ts'
import { later } from '../zones.ts'
import { CallRefused, duplicate, invalid, missing, refusal, success } from './envelope.ts'

export interface Call<Parameters> {
  name: string
  parameters: z.ZodType<Parameters>
  /** A call that writes runs in one transaction, and its transactionId answers the first result again. */
  writes: boolean
  run: (db: Db, parameters: Parameters, world: World) => Promise<object>
}

export const partnerCalls = schema.table(
  'partner_calls',
  {
    endpoint: text('endpoint').notNull(),
    transactionId: text('transaction_id').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<object>(),
    calledAt: instant('called_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.endpoint, table.transactionId] })],
)

const KEPT_DAYS = 90

const envelopeParameters = z.object({
  apiLogin: z.string(),
  apiTransKey: z.string(),
  providerId: z.string(),
  transactionId: z.string().min(1).max(60),
})

export const registerCall = <Parameters>(
  app: FastifyInstance,
  world: World,
  call: Call<Parameters>,
): void => {
  app.post(`/galileo/${call.name}`, async (request, reply) => {
    const fault = world.faults.take('galileo', call.name)
    if (fault?.action === 'timeout_before') return hangUp(request, reply)
    if (fault?.action === 'status') return reply.code(fault.status ?? 500).send({})

    const startedAt = world.clock.realNow()
    const common = envelopeParameters.safeParse(request.body)
    const told = () => ({
      transactionId: common.data?.transactionId ?? '',
      now: world.clock.now(),
      startedAt,
      endedAt: world.clock.realNow(),
    })
    if (!common.success) return refusal(missing(nameOf(common.error)), told())
    if (!mayCall(world, common.data))
      return reply.code(401).send(refusal(new CallRefused('4', 'Authentication failed'), told()))
    const data = await answer(world, call, common.data.transactionId, request.body).catch(
      (error: unknown) => {
        if (error instanceof CallRefused) return error
        throw error
      },
    )
    world.webhooks.kick()
    if (fault?.action === 'timeout_after') return hangUp(request, reply)
    return data instanceof CallRefused ? refusal(data, told()) : success(data, told())
  })
}

/** Forgets transactionIds after the documented 90 days of business time. */
export const forgetOldCalls = async ({ database, clock }: World): Promise<void> => {
  await database.db
    .delete(partnerCalls)
    .where(lt(partnerCalls.calledAt, later(clock.now(), { days: -KEPT_DAYS })))
}

const answer = async <Parameters>(
  world: World,
  call: Call<Parameters>,
  transactionId: string,
  body: unknown,
): Promise<object> => {
  const parsed = call.parameters.safeParse(body)
  if (!parsed.success) throw invalid(nameOf(parsed.error))
  if (!call.writes) return call.run(world.database.db, parsed.data, world)

  const requestHash = createHash('sha256').update(JSON.stringify(parsed.data)).digest('hex')
  const key = and(eq(partnerCalls.endpoint, call.name), eq(partnerCalls.transactionId, transactionId))
  return world.database.transaction(async (tx) => {
    const claimed = await tx
      .insert(partnerCalls)
      .values({ endpoint: call.name, transactionId, requestHash, calledAt: world.clock.now() })
      .onConflictDoNothing()
      .returning({ endpoint: partnerCalls.endpoint })
    if (claimed.length === 0) {
      const [first] = await tx.select().from(partnerCalls).where(key)
      if (!first?.answer || first.requestHash !== requestHash) throw duplicate()
      return first.answer
    }
    const data = await call.run(tx, parsed.data, world)
    await tx.update(partnerCalls).set({ answer: data }).where(key)
    return data
  })
}

const mayCall = ({ config: { galileo } }: World, given: z.output<typeof envelopeParameters>): boolean =>
  isSame(given.apiLogin, galileo.apiLogin) &&
  isSame(given.apiTransKey, galileo.apiTransKey) &&
  isSame(given.providerId, galileo.providerId)

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
const digest = (value: string) => createHash('sha256').update(value).digest()

const nameOf = (error: z.ZodError): string => String(error.issues[0]?.path[0] ?? 'request')

/** The connection breaks without an answer, as it does when a partner's machine goes away. */
const hangUp = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.hijack()
  request.raw.socket.destroy()
}
