/** Control calls for employers that pay by themselves. */
import { calendarDate } from '@yoursuccess/contract/core/day-fields'
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { amount, limitedText, prnParameter, read } from '../control/read.ts'
import type { World } from '../world.ts'
import { employ, listSchedules } from './pay.ts'
import { FREQUENCIES, paydayOf } from './paydays.rules.ts'
import type { PaySchedule } from './tables.ts'

const MAX_PAYDAYS = 1000

const paydays = z.strictObject({
  frequency: z.enum(FREQUENCIES),
  first_on: calendarDate,
  amount,
  payer: limitedText(40),
  missing: z.array(calendarDate).max(MAX_PAYDAYS).default([]),
  count: z.coerce.number().int().min(1).max(MAX_PAYDAYS).optional(),
})

export const registerEmployers = (app: FastifyInstance, world: World): void => {
  app.post('/_sim/accounts/:prn/paydays', async (request, reply) => {
    const { prn } = read(prnParameter, request.params)
    const given = read(paydays, request.body)
    const { id } = await employ(world, prn, {
      frequency: given.frequency,
      firstOn: given.first_on,
      amountCents: given.amount,
      payer: given.payer,
      missing: given.missing,
      count: given.count,
    })
    const schedules = await listPaydays(world, prn)
    return reply.code(201).send(schedules.find((schedule) => schedule.id === id))
  })

  app.get('/_sim/accounts/:prn/paydays', (request) =>
    listPaydays(world, read(prnParameter, request.params).prn),
  )
}

export const listPaydays = async (world: World, prn: string) =>
  (await listSchedules(world, prn)).map(payloadOf)

const payloadOf = (schedule: PaySchedule) => ({
  id: schedule.id,
  frequency: schedule.frequency,
  first_on: schedule.firstOn,
  amount: formatAmount(schedule.amountCents),
  payer: schedule.payer,
  missing: schedule.missing,
  count: schedule.count,
  /** The next payday that the employer has not announced yet, and when it will be announced. */
  next_on: schedule.dueAt && paydayOf(schedule, schedule.nextPayday).paidOn,
  announced_at: schedule.dueAt?.toISOString() ?? null,
})
