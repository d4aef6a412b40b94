/** Records what became of a case. A suspension makes steps for its months (CASE-19, CASE-21). */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import type { changeStatus as call } from '@yoursuccess/contract/plan/plan'
import { MAX_STEPS } from '@yoursuccess/contract/plan/plan-refusals'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { suspensionSteps } from '@yoursuccess/contract/plan/steps.rules'
import { statusErrors } from '@yoursuccess/contract/plan/terms.rules'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { assertValid } from './assert-valid.ts'
import { insertSteps, listSteps } from './plan-amounts.queries.ts'
import { scheduleOfPlan } from './plan-facts.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { insertRevisions, listTrustees, lockPlan, updatePlan } from './plan.queries.ts'
import { getPlanRow, viewWithTrustee } from './read-plan.ts'

type StatusForm = BodyOf<typeof call>

/** Throws the refusals of the call. */
export const changeStatus = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  form: StatusForm,
): Promise<Plan> => {
  const { clock, tracker, autopay } = deps
  const { status, on } = form
  await lockPlan(tx, customerId)
  const before = await getPlanRow(tx, customerId)
  const schedule = scheduleOfPlan(before)
  if (status === 'suspended' && !schedule) throw refuse('plan.incomplete')
  const asked = { on, suspendedFrom: form.suspended_from, filedOn: before.filedOn }
  const errors = statusErrors(asked, schedule, clock.today())
  assertValid(errors, { field: (path) => path })
  await suspend(deps, tx, customerId, form)
  const row = await updatePlan(tx, customerId, { status, statusOn: on })
  const revision = { version: row.version, fact: 'status', before: before.status, after: status } as const
  await insertRevisions(tx, customerId, before.status === status ? [] : [revision], clock.now())
  await tracker.lookAtTrusteePayment(tx, customerId)
  await autopay().followPlan(tx, customerId, { isOtherTrustee: false })
  await audit(tx, clock.realNow(), 'customer', `plan.${status}`, { customerId })
  return viewWithTrustee(deps, tx, row, await listTrustees(tx, customerId))
}

const suspend = async (
  { clock }: PlanDeps,
  tx: Db,
  customerId: number,
  { on, suspended_from, suspended_months }: StatusForm,
): Promise<void> => {
  if (suspended_from === null || suspended_months === null) return
  const known = await listSteps(tx, customerId)
  if (known.length === 0) throw refuse('plan.incomplete')
  const added = suspensionSteps(known, suspended_from, suspended_months)
  if (known.length + added.length > MAX_STEPS) throw refuse('plan.too_many_steps')
  const rows = added.map((step) => ({
    ...step,
    retroactive: false,
    orderedOn: step.reason === 'suspension' ? on : null,
    note: null,
  }))
  await insertSteps(tx, customerId, rows, clock.now())
}
