/**
 * Control calls that move the business clock. An advance goes day by day. Each step does the sandbox's due
 * work, delivers webhooks, and lets the bank do its due work.
 */
import { parseDay } from '@yoursuccess/contract/core/calendar-date'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { runEmployers } from '../employers/pay.ts'
import { runAch } from '../galileo/ach/steps.ts'
import { runBillPayments } from '../galileo/biller-network/steps.ts'
import { expireAuthorizations } from '../galileo/cards/settle.ts'
import { forgetOldCalls } from '../galileo/call.ts'
import { runLinking } from '../plaid/verification.ts'
import { runRefundChecks } from '../galileo/refund-checks/steps.ts'
import { runRewards } from '../rewards-site/purchases.ts'
import { runTrusteeOffices } from '../trustee-office/steps.ts'
import { Refusal, type World } from '../world.ts'
import { later, onDay } from '../zones.ts'
import { callBank } from './call-bank.ts'
import { read } from './read.ts'

const MAX_DAYS = 4000

const whole = (most: number) => z.coerce.number().int().min(0).max(most)
const advance = z
  .strictObject({
    days: whole(MAX_DAYS).optional(),
    hours: whole(MAX_DAYS * 24).optional(),
    to: z.string().optional(),
  })
  .refine(({ days, hours, to }) => (to === undefined) !== (days === undefined && hours === undefined), {
    message: 'give days and hours, or to',
  })
const set = z.strictObject({ to: z.string() })

export const registerClock = (app: FastifyInstance, world: World): void => {
  const { clock } = world
  const inTurn = oneAtATime()

  app.get('/_sim/clock', () => payloadOf(world))

  app.post('/_sim/clock/advance', (request) => {
    const given = read(advance, request.body)
    return inTurn(async () => {
      const target = given.to === undefined ? later(clock.now(), given) : instantOf(clock.now(), given.to)
      if (target < clock.now()) throw new Refusal(422, 'The clock advances forward only; set moves it back.')
      if (target > later(clock.now(), { days: MAX_DAYS }))
        throw new Refusal(422, `The clock advances ${MAX_DAYS} days at most.`)
      await stepTo(world, target)
      return payloadOf(world)
    })
  })

  app.post('/_sim/clock/set', (request) => {
    const { to } = read(set, request.body)
    return inTurn(async () => {
      await arrive(world, instantOf(clock.now(), to), { notifyBank: true })
      return payloadOf(world)
    })
  })
}

const payloadOf = ({ clock }: World) => ({
  now: clock.now().toISOString(),
  today: clock.today(),
  offset_ms: clock.offsetMs(),
})

/**
 * Advances the clock to the target in steps of one day. After a failed step, the remaining steps no longer
 * call the bank. The first error is thrown at the end.
 */
const stepTo = async (world: World, target: Date): Promise<void> => {
  const faults: unknown[] = []
  const step = async (at: Date) => {
    await arrive(world, at, { notifyBank: faults.length === 0 }).catch((error: unknown) => faults.push(error))
  }
  for (let next = later(world.clock.now(), { days: 1 }); next < target; next = later(next, { days: 1 }))
    await step(next)
  await step(target)
  if (faults.length > 0) throw faults[0]
}

/**
 * One step: moves the clock, does the partners' due work, delivers their events, lets the bank do its due
 * work, and delivers the events that this caused.
 */
const arrive = async (world: World, at: Date, { notifyBank }: { notifyBank: boolean }): Promise<void> => {
  await world.clock.moveTo(at)
  await expireAuthorizations(world)
  await runPartners(world)
  await forgetOldCalls(world)
  await world.webhooks.flush()
  if (notifyBank) await sendClock(world)
  await world.webhooks.flush()
}

/** What is paid comes first, and what brings work to others comes before them. */
const PARTNERS = [
  runEmployers,
  runAch,
  runBillPayments,
  runTrusteeOffices,
  runRefundChecks,
  runLinking,
  runRewards,
]

/** Does the work of all partners that is due by the business clock. */
export const runPartners = async (world: World): Promise<void> => {
  for (const run of PARTNERS) await run(world)
}

const sendClock = (world: World): Promise<unknown> =>
  callBank(world, {
    method: 'POST',
    path: '/internal/clock',
    body: { offset_ms: world.clock.offsetMs() },
    unless: 'The clock has moved, but the bank did not follow',
  })

/**
 * Reads a date, which means that day at the current time of day, or an ISO instant. Throws Refusal 422
 * otherwise.
 */
const instantOf = (now: Date, text: string): Date => {
  const date = parseDay(text)
  if (date) return onDay(now, date)
  const instant = z.iso.datetime({ offset: true }).safeParse(text)
  if (!instant.success) throw new Refusal(422, 'to: must be a day or an ISO instant')
  return new Date(instant.data)
}

/** Queues concurrent moves of the clock, so that they run one after the other. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
