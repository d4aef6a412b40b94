/** Creates a plan, or replaces its facts (docs/decisions/0171). */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { CASE_NUMBER, TOO_MANY_TRUSTEES } from '@yoursuccess/contract/plan/plan.messages'
import type { savePlan as call } from '@yoursuccess/contract/plan/plan'
import { MAX_PLAN_TRUSTEES } from '@yoursuccess/contract/plan/plan-refusals'
import type { Plan, PlanFacts } from '@yoursuccess/contract/plan/plan-terms'
import { planErrors, type RevisedFact, revisedFacts } from '@yoursuccess/contract/plan/terms.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { assertValid } from './assert-valid.ts'
import { linkAllBillers } from './link-billers.ts'
import { listSteps } from './plan-amounts.queries.ts'
import { keptFactsOf, rowOf, scheduleOfPlan, trusteeOf } from './plan-facts.ts'
import { recordFirstSteps } from './plan-steps.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import {
  deleteTrustee,
  findPlan,
  insertPlan,
  insertRevisions,
  insertTrustee,
  listTrustees,
  lockPlan,
  type PlanRow,
  type TrusteeRow,
  updatePlan,
  updateTrustee,
} from './plan.queries.ts'
import { changeOfTrustee, firstStatusOf } from './plan.rules.ts'
import { viewWithTrustee } from './read-plan.ts'

/** Throws `not_found` for a trustee or a pay schedule that the customer cannot name, and the refusals of the call. */
export const savePlan = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  { plan: facts, steps = [] }: BodyOf<typeof call>,
): Promise<Plan> => {
  const { clock, tracker, autopay } = deps
  await lockPlan(tx, customerId)
  const [known, before] = [await findPlan(tx, customerId), await listTrustees(tx, customerId)]
  if ((known?.version ?? null) !== facts.version) throw refuse('plan.changed')
  assertFacts(deps, facts, known)
  await assertNamed(deps, tx, customerId, facts)
  const row = known
    ? await updatePlan(tx, customerId, rowOf(facts))
    : await insertPlan(tx, {
        ...rowOf(facts),
        customerId,
        version: 1,
        status: firstStatusOf(facts, clock.today()),
        createdAt: clock.now(),
      })
  if (steps.length > 0) {
    if ((await listSteps(tx, customerId)).length > 0) throw refuse('plan.has_steps')
    const schedule = scheduleOfPlan(row)
    if (!schedule) throw refuse('plan.incomplete')
    await recordFirstSteps(deps, tx, customerId, { steps, schedule, field: (path) => `steps.${path}` })
  }
  const trustees = await changeTrustee(deps, tx, customerId, facts, before, !known)
  const revised = known ? await keepRevisions(deps, tx, [known, before.at(-1)], [row, trustees.at(-1)]) : []
  await tracker.lookAtTrusteePayment(tx, customerId)
  const isOtherTrustee = revised.some((fact) => TRUSTEE_FACTS.includes(fact))
  await autopay().followPlan(tx, customerId, { isOtherTrustee })
  await audit(tx, clock.realNow(), 'customer', known ? 'plan.changed' : 'plan.created', { customerId })
  return viewWithTrustee(deps, tx, row, trustees)
}

const assertFacts = ({ clock }: PlanDeps, facts: PlanFacts, known: PlanRow | undefined): void => {
  const errors = planErrors(facts, clock.today(), known?.status)
  const isUnreadable = errors['case_number']?.includes(CASE_NUMBER)
  assertValid(errors, {
    field: (path) => `plan.${path}`,
    ...(isUnreadable && { refuse: (extras) => refuse('plan.case_number_unreadable', extras) }),
  })
}

const assertNamed = async (
  { trustees, paydays }: PlanDeps,
  tx: Db,
  customerId: number,
  { trustee_id, wage_order }: PlanFacts,
): Promise<void> => {
  if (trustee_id !== null && !(await trustees.find(tx, trustee_id))) throw notFound()
  const scheduleId = wage_order?.schedule_id ?? null
  if (scheduleId !== null && !(await paydays.hasSchedule(tx, customerId, scheduleId))) throw notFound()
}

/** Returns the trustees afterwards, the newest last. */
const changeTrustee = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  facts: PlanFacts,
  before: readonly TrusteeRow[],
  isNew: boolean,
): Promise<readonly TrusteeRow[]> => {
  const [named, newest] = [trusteeOf(facts), before.at(-1)]
  const change = changeOfTrustee(named, newest)
  if (change === 'none' && !isNew) return before
  if (change === 'add' && before.length >= MAX_PLAN_TRUSTEES)
    assertValid({ trustee_from_on: [TOO_MANY_TRUSTEES] }, { field: (path) => `plan.${path}` })
  if (named && change === 'add') await insertTrustee(tx, customerId, named, deps.clock.now())
  if (named && newest && change === 'correct') await updateTrustee(tx, customerId, newest.id, named)
  const trustees = change === 'remove' ? before.slice(0, -1) : await listTrustees(tx, customerId)
  await linkAllBillers(deps, tx, customerId, trustees)
  // Last, because billers were linked to it.
  if (newest && change === 'remove') await deleteTrustee(tx, customerId, newest.id)
  return trustees
}

type Known = [row: PlanRow, newest: TrusteeRow | undefined]

/** Who is paid, and under which number. */
const TRUSTEE_FACTS: readonly RevisedFact[] = ['trustee_id', 'trustee', 'trustee_account']

/** Returns the facts that changed. */
const keepRevisions = async (
  { clock }: PlanDeps,
  tx: Db,
  before: Known,
  after: Known,
): Promise<readonly RevisedFact[]> => {
  const [earlier, later] = [keptFactsOf(...before), keptFactsOf(...after)]
  const [{ customerId, version }] = after
  const facts = revisedFacts(earlier, later)
  const revisions = facts.map((fact) => ({
    version,
    fact,
    before: earlier[fact] ?? null,
    after: later[fact] ?? null,
  }))
  await insertRevisions(tx, customerId, revisions, clock.now())
  return facts
}
