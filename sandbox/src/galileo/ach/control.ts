/** Control calls of the ACH network, for what other banks and companies do. */
import { calendarDate } from '@yoursuccess/contract/core/day-fields'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { amount, idParameter, limitedText, prnParameter, read } from '../../control/read.ts'
import { accounts } from '../../ledger/tables.ts'
import { Refusal, type World } from '../../world.ts'
import { lockEntry, type Subject } from './entries.ts'
import { traceOf } from './events.ts'
import { announce, failFromOutside } from './incoming.ts'
import { isReturnCode } from './network.rules.ts'
import { moveBack, takeBack } from './returns.ts'
import { advance } from './steps.ts'
import { achEntries, type Entry } from './tables.ts'

const MAX_LIST = 200

const nothing = z.union([z.literal(0), z.literal('0'), z.literal('0.00')]).transform(() => cents(0))
const fromOutside = z.strictObject({
  direction: z.enum(['credit', 'debit']),
  /** 0 makes the entry a prenote, which moves no money. */
  amount: z.union([nothing, amount]),
  company: limitedText(40),
  description: limitedText(80),
  effective_on: calendarDate.optional(),
  receiver_name: limitedText(60).optional(),
})

const returned = z.strictObject({
  code: z.string().refine(isReturnCode, 'must be a return code such as R01'),
})

export const registerAchControl = (app: FastifyInstance, world: World): void => {
  app.get('/_sim/ach', async (request) => {
    const { prn } = read(z.object({ prn: z.string().max(20).optional() }), request.query)
    return listEntries(world, prn)
  })

  app.post('/_sim/accounts/:prn/ach_entries', async (request, reply) => {
    const { prn } = read(prnParameter, request.params)
    const given = read(fromOutside, request.body)
    const entry = await announce(world, prn, {
      direction: given.direction,
      amountCents: given.amount,
      company: given.company,
      description: given.description,
      effectiveOn: given.effective_on,
      receiverName: given.receiver_name,
    })
    return reply.code(201).send(payloadOf(entry))
  })

  app.post('/_sim/ach/:id/advance', async (request) =>
    payloadOf(await advance(world, read(idParameter, request.params).id)),
  )

  app.post('/_sim/ach/:id/return', (request) => {
    const { code } = read(returned, request.body)
    return change(world, request.params, async (subject) => {
      if (subject.entry.status !== 'S') throw illegal(subject.entry)
      await takeBack(subject, code, world.clock.now())
    })
  })

  app.post('/_sim/ach/:id/stop', (request) =>
    change(world, request.params, async ({ tx, account, entry }) => {
      if (entry.direction !== 'debit_in' || entry.status !== 'expected') throw illegal(entry)
      await failFromOutside(
        { tx, world, account, entry },
        { code: 'R08', status: 'stopped' },
        world.clock.now(),
      )
    }),
  )

  app.post('/_sim/ach/:id/reverse', (request) =>
    change(world, request.params, async (subject) => {
      const { tx, entry } = subject
      if (entry.direction !== 'credit_in' || entry.status !== 'posted' || entry.movementId === null)
        throw illegal(entry)
      const now = world.clock.now()
      const returnMovementId = await moveBack(subject, now)
      await tx
        .update(achEntries)
        .set({ status: 'reversed', returnedAt: now, returnMovementId })
        .where(eq(achEntries.id, entry.id))
    }),
  )
}

/** Entries of one customer or of all, newest first. */
export const listEntries = async ({ database: { db } }: World, prn?: string) => {
  const rows = await db
    .select({ entry: achEntries, prn: accounts.prn })
    .from(achEntries)
    .innerJoin(accounts, eq(accounts.id, achEntries.accountId))
    .where(and(prn === undefined ? undefined : eq(accounts.prn, prn)))
    .orderBy(desc(achEntries.id))
    .limit(MAX_LIST)
  return rows.map((row) => ({ prn: row.prn, ...payloadOf(row.entry) }))
}

const change = async (world: World, params: unknown, work: (subject: Subject) => Promise<void>) => {
  const { id } = read(idParameter, params)
  const entry = await world.database.transaction(async (tx) => {
    await work({ tx, world, ...(await lockEntry(tx, id)) })
    return (await lockEntry(tx, id)).entry
  })
  world.webhooks.kick()
  return payloadOf(entry)
}

const illegal = ({ status }: Entry) => new Refusal(409, `The entry is ${status}.`)

const payloadOf = (entry: Entry) => ({
  id: entry.id,
  direction: entry.direction,
  amount: formatAmount(entry.amountCents),
  description: entry.description,
  company: entry.company,
  status: entry.status,
  trace: traceOf(entry),
  effective_on: entry.effectiveOn,
  created_at: entry.createdAt.toISOString(),
  posted_at: entry.postedAt?.toISOString() ?? null,
  return_code: entry.returnCode,
  returned_at: entry.returnedAt?.toISOString() ?? null,
  next_step: entry.nextStep,
  due_at: entry.dueAt?.toISOString() ?? null,
})
