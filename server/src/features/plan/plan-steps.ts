/** The monthly amounts of a plan. One that has begun is never changed: another one takes its place (CASE-08). */
import type { Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import { MAX_STEPS } from '@yoursuccess/contract/plan/plan-refusals'
import { monthOf } from '@yoursuccess/contract/plan/due-days.rules'
import type { PlanStep, StepFacts } from '@yoursuccess/contract/plan/plan-steps'
import { firstStepsErrors, hasBegun, stepErrors } from '@yoursuccess/contract/plan/steps.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { assertValid } from './assert-valid.ts'
import { deleteStep, insertSteps, listSteps, type StepRow } from './plan-amounts.queries.ts'
import { scheduleOfPlan } from './plan-facts.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { lockPlan } from './plan.queries.ts'
import { viewStep } from './plan.views.ts'
import { getPlanRow } from './read-plan.ts'

/** Throws `plan.missing`. */
export const listPlanSteps = async (
  { database: { db }, clock }: PlanDeps,
  customerId: number,
): Promise<PlanStep[]> => {
  const [row, steps] = await Promise.all([getPlanRow(db, customerId), listSteps(db, customerId)])
  const schedule = scheduleOfPlan(row)
  return steps.map((step) => viewStep(step, steps, schedule, clock.today()))
}

/**
 * Records the steps that a plan begins with. The first one begins with the first payment. Throws `invalid_input`;
 * `field` gives the place of an error such as "0.from_month".
 */
export const recordFirstSteps = async (
  { clock }: PlanDeps,
  tx: Db,
  customerId: number,
  {
    steps,
    schedule,
    field,
  }: { steps: readonly StepFacts[]; schedule: Schedule; field: (path: string) => string },
): Promise<void> => {
  assertValid(firstStepsErrors(steps.map(termsOf), schedule, clock.today()), { field })
  const rows = steps.map((step) => ({ ...rowOf(step), fromMonth: step.from_month ?? monthOf(schedule, 0) }))
  await insertSteps(tx, customerId, rows, clock.now())
}

/** Throws the refusals of the call. */
export const addStep = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  step: StepFacts,
): Promise<PlanStep> => {
  const { clock, tracker, autopay } = deps
  await lockPlan(tx, customerId)
  const schedule = scheduleOfPlan(await getPlanRow(tx, customerId))
  if (!schedule) throw refuse('plan.incomplete')
  const known = await listSteps(tx, customerId)
  if (known.length >= MAX_STEPS) throw refuse('plan.too_many_steps')
  if (known.length === 0) {
    const field = (path: string) => path.replace(/^0/, 'step')
    await recordFirstSteps(deps, tx, customerId, { steps: [step], schedule, field })
  } else await recordLaterStep(deps, tx, customerId, step, schedule)
  const steps = await listSteps(tx, customerId)
  const added = steps.at(-1)
  if (!added) throw new Error('a step was not stored')
  await tracker.lookAtTrusteePayment(tx, customerId)
  await autopay().followPlan(tx, customerId, { isOtherTrustee: false })
  await audit(tx, clock.realNow(), 'customer', 'plan_step.added', { customerId, subject: subjectOf(added) })
  return viewStep(added, steps, schedule, clock.today())
}

const recordLaterStep = async (
  { clock }: PlanDeps,
  tx: Db,
  customerId: number,
  step: StepFacts,
  schedule: Schedule,
): Promise<void> => {
  const errors = stepErrors(termsOf(step), schedule, clock.today())
  assertValid(errors, { field: (path) => `step.${path}` })
  if (step.from_month === null) throw new Error('a step without a month was accepted')
  await insertSteps(tx, customerId, [{ ...rowOf(step), fromMonth: step.from_month }], clock.now())
}

/** Throws `not_found` and `plan.step_has_begun`. */
export const removeStep = async (
  { database, clock, tracker, autopay }: PlanDeps,
  customerId: number,
  id: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockPlan(tx, customerId)
    const steps = await listSteps(tx, customerId)
    const step = steps.find((each) => each.id === id)
    if (!step) throw notFound()
    if (hasBegun(steps, step, clock.today())) throw refuse('plan.step_has_begun')
    await deleteStep(tx, customerId, id)
    await tracker.lookAtTrusteePayment(tx, customerId)
    await autopay().followPlan(tx, customerId, { isOtherTrustee: false })
    await audit(tx, clock.realNow(), 'customer', 'plan_step.removed', {
      customerId,
      subject: subjectOf(step),
    })
  })

const subjectOf = ({ id }: Pick<StepRow, 'id'>) => `plan_step:${id}`

/** What the rules check of a step. */
const termsOf = ({ from_month, reason, retroactive, ordered_on }: StepFacts) => ({
  fromMonth: from_month,
  reason,
  retroactive,
  orderedOn: ordered_on,
})

const rowOf = ({ amount, reason, retroactive, ordered_on, note }: StepFacts) => ({
  amountCents: amount,
  reason,
  retroactive,
  orderedOn: ordered_on,
  note,
})
