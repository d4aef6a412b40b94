/** Steps of bill payments as business time passes, and steps that a person triggers. */
import { takeDueSteps } from '../../ledger/rows.ts'
import { Refusal, type World } from '../../world.ts'
import { lockPayment, moveTo, planOf, type Subject } from './payments.ts'
import { type Move, type StatedStatus, statedOf, wayTo } from './steering.rules.ts'
import { billPayments } from './tables.ts'

/** Takes all steps that are due by the business clock, earliest first, each in a transaction. */
export const runBillPayments = (world: World): Promise<void> =>
  takeDueSteps(world, billPayments, async (tx, id) => {
    const subject = { tx, world, ...(await lockPayment(tx, id)) }
    const { dueAt } = subject.payment
    if (dueAt && dueAt <= world.clock.now()) await goOn(subject, dueAt)
  })

/**
 * Takes the next step of one payment now. Throws Refusal 404 for an unknown payment, 409 if no automatic step
 * follows.
 */
export const advance = (world: World, id: number): Promise<Subject> =>
  change(world, id, (subject) => {
    if (subject.payment.dueAt === null)
      throw new Refusal(409, `The payment is ${statedOf(subject.payment.status)}; nothing follows.`)
    return goOn(subject, world.clock.now())
  })

/**
 * Moves one payment to one of the bank's statuses now, through the statuses between. Throws Refusal 404 for
 * an unknown payment, 409 for an illegal move.
 */
export const steer = (world: World, id: number, to: StatedStatus): Promise<Subject> =>
  change(world, id, async ({ tx, payment }) => {
    const way = wayTo(to, payment.status, payment.type)
    if (!way) throw new Refusal(409, `The payment is ${statedOf(payment.status)} and cannot be ${to}.`)
    for (const move of way)
      await moveTo({ tx, world, ...(await lockPayment(tx, id)) }, { ...move, at: world.clock.now() })
  })

/**
 * Voids a mailed check. Throws Refusal 404 for an unknown payment, 409 for one that is not a mailed check.
 */
export const voidCheck = (world: World, id: number): Promise<Subject> =>
  change(world, id, (subject) => {
    if (subject.payment.status !== 'Q')
      throw new Refusal(
        409,
        `The payment is ${statedOf(subject.payment.status)}; only a mailed check is voided.`,
      )
    return moveTo(subject, { status: 'X', reason: 'VOIDED', at: world.clock.now() })
  })

const goOn = (subject: Subject, at: Date): Promise<void> => {
  const step: Move | undefined = planOf(subject)
  if (!step) throw new Error('a payment without a next step was due')
  return moveTo(subject, { status: step.status, reason: step.reason, at })
}

const change = async (
  world: World,
  id: number,
  work: (subject: Subject) => Promise<void>,
): Promise<Subject> => {
  const changed = await world.database.transaction(async (tx) => {
    await work({ tx, world, ...(await lockPayment(tx, id)) })
    return { tx, world, ...(await lockPayment(tx, id)) }
  })
  world.webhooks.kick()
  return changed
}
