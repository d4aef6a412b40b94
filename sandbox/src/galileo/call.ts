/**
 * What all Program API calls share: credentials, transactionIds that make retries safe, simulated faults, and
 * the envelope.
 */
import { createHash } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { instant } from '@yoursuccess/database/columns'
import { and, eq, lt } from 'drizzle-orm'
import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { lockAccount } from '../ledger/book.ts'
import { findAccount } from '../ledger/customers.ts'
import { type Account, schema } from '../ledger/tables.ts'
import { LOST, partnerCall } from '../partner-call.ts'
import { isSameSecret } from '../secrets.ts'
import type { World } from '../world.ts'
import { later } from '../zones.ts'
import { CallRefused, duplicate, invalid, missing, refusal, success, unknownAccount } from './envelope.ts'

export interface Call<Parameters> {
  name: string
  parameters: z.ZodType<Parameters>
  /**
   * True for a call that writes: it runs in one transaction, and a repeated transactionId returns the first
   * reply.
   */
  writes: boolean
  run: (db: Db, parameters: Parameters, world: World) => Promise<object>
  /**
   * Whether the first reply to these parameters is lost. A retry with the same transactionId gets the reply.
   */
  losesFirstAnswer?: (parameters: Parameters) => boolean
}

export const accountNo = z.string().regex(/^\d{1,16}$/)
export const onlyAccount = z.object({ accountNo })

type OnAccount<Parameters> = (
  db: Db,
  account: Account,
  parameters: Parameters,
  world: World,
) => Promise<object>

/** A call that reads one account. Refuses an unknown account with code 12. */
export const readCall = <Parameters extends { accountNo: string }>(
  name: string,
  parameters: z.ZodType<Parameters>,
  run: OnAccount<Parameters>,
): Call<Parameters> => ({
  name,
  parameters,
  writes: false,
  run: async (db, given, world) => run(db, known(await findAccount(db, given.accountNo)), given, world),
})

/** A call that changes one account, which it locks first. Refuses an unknown account with code 12. */
export const writeCall = <Parameters extends { accountNo: string }>(
  name: string,
  parameters: z.ZodType<Parameters>,
  run: OnAccount<Parameters>,
): Call<Parameters> => ({
  name,
  parameters,
  writes: true,
  run: async (tx, given, world) => run(tx, known(await lockAccount(tx, given.accountNo)), given, world),
})

const known = (account: Account | undefined): Account => {
  if (!account) throw unknownAccount()
  return account
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
  app.post(
    `/galileo/${call.name}`,
    partnerCall(world, { partner: 'galileo', call: call.name }, async (request, reply) => {
      const startedAt = world.clock.realNow()
      const common = envelopeParameters.safeParse(request.body)
      const callFacts = () => ({
        transactionId: common.data?.transactionId ?? '',
        now: world.clock.now(),
        startedAt,
        endedAt: world.clock.realNow(),
      })
      if (!common.success) return refusal(missing(nameOf(common.error)), callFacts())
      if (!mayCall(world, common.data)) {
        void reply.code(401)
        return refusal(new CallRefused('4', 'Authentication failed'), callFacts())
      }
      const given = await answer(world, call, common.data.transactionId, request.body).catch(
        (error: unknown) => {
          if (error instanceof CallRefused) return error
          throw error
        },
      )
      world.webhooks.kick()
      if (given instanceof CallRefused) return refusal(given, callFacts())
      return given.isLost ? LOST : success(given.data, callFacts())
    }),
  )
}

/** Deletes transactionIds after the documented 90 days, by business time. */
export const forgetOldCalls = async ({ database, clock }: World): Promise<void> => {
  await database.db
    .delete(partnerCalls)
    .where(lt(partnerCalls.calledAt, later(clock.now(), { days: -KEPT_DAYS })))
}

interface Answer {
  data: object
  isLost: boolean
}

const answer = async <Parameters>(
  world: World,
  call: Call<Parameters>,
  transactionId: string,
  body: unknown,
): Promise<Answer> => {
  const parsed = call.parameters.safeParse(body)
  if (!parsed.success) throw invalid(nameOf(parsed.error))
  if (!call.writes) return { data: await call.run(world.database.db, parsed.data, world), isLost: false }

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
      return { data: first.answer, isLost: false }
    }
    const data = await call.run(tx, parsed.data, world)
    await tx.update(partnerCalls).set({ answer: data }).where(key)
    return { data, isLost: call.losesFirstAnswer?.(parsed.data) ?? false }
  })
}

const mayCall = ({ config: { galileo } }: World, given: z.output<typeof envelopeParameters>): boolean =>
  isSameSecret(given.apiLogin, galileo.apiLogin) &&
  isSameSecret(given.apiTransKey, galileo.apiTransKey) &&
  isSameSecret(given.providerId, galileo.providerId)

const nameOf = (error: z.ZodError): string => String(error.issues[0]?.path[0] ?? 'request')
