/** Announces, enforces and cancels the end of the program, as an operator of the bank would. */
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { calendarDate } from '@yoursuccess/contract/core/day-fields'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { World } from '../world.ts'
import { callBank } from './call-bank.ts'
import { read } from './read.ts'

const calendar = z.strictObject({
  mode: z.enum(['off', 'notice', 'enforced']),
  last_deposit_on: calendarDate.optional(),
  last_spend_on: calendarDate.optional(),
})
type Calendar = z.output<typeof calendar>

export const registerProgram = (app: FastifyInstance, world: World): void => {
  app.post('/_sim/program', async (request) => {
    const answer = await callBank(world, {
      method: 'PUT',
      path: '/internal/program_calendar',
      body: read(calendar, request.body),
      unless: 'The bank did not hear of it',
    })
    await world.webhooks.flush()
    return answer
  })
}

/** The default dates of the calendar (PROGRAM-18). */
const STATED = { last_deposit_on: day('2025-07-30'), last_spend_on: day('2025-09-03') }
/** Days after the sandbox's current date. The two dates are as far apart as the default ones. */
const AHEAD = { deposit: 30, spend: 65 }

/** The calendar that a console button sends to the bank. Returns undefined for other buttons. */
export const programOf = (action: string, { clock }: World): Calendar | undefined => {
  switch (action) {
    case 'announce-stated':
      return { mode: 'notice', ...STATED }
    case 'announce-ahead':
      return {
        mode: 'notice',
        last_deposit_on: addDays(clock.today(), AHEAD.deposit),
        last_spend_on: addDays(clock.today(), AHEAD.spend),
      }
    case 'enforce-end':
      return { mode: 'enforced' }
    case 'cancel-end':
      return { mode: 'off' }
    default:
      return undefined
  }
}
