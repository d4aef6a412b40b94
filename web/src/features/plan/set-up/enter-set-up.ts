/** What must be known before a page of the set-up or of the facts opens. */
import { redirect } from '@tanstack/react-router'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { paths } from '../../../lib/paths.ts'
import { queryClientOf } from '../../../lib/router-context.ts'
import { planQuery, stepsQuery } from '../plan.api.ts'
import { draftedStep } from './plan-draft.ts'
import { STEP_PATHS, stepToResume } from './set-up-order.ts'

const loadKnown = async (context: unknown): Promise<{ plan: Plan | null; hasAmounts: boolean }> => {
  const client = queryClientOf(context)
  const { plan } = await client.ensureQueryData(planQuery)
  if (plan === null) return { plan, hasAmounts: false }
  const { steps } = await client.ensureQueryData(stepsQuery)
  return { plan, hasAmounts: steps.length > 0 }
}

/** The set-up continues where it was left. */
export const toStep = async (context: unknown): Promise<void> => {
  const { plan, hasAmounts } = await loadKnown(context)
  throw redirect({ to: STEP_PATHS[draftedStep() ?? stepToResume(plan, hasAmounts)], replace: true })
}

export const loadStep = async (context: unknown): Promise<void> => void (await loadKnown(context))

/** Without a plan there is nothing to look at, and its page says what to do. */
export const ifSetUp = async (context: unknown): Promise<void> => {
  const { plan } = await queryClientOf(context).ensureQueryData(planQuery)
  if (plan === null) throw redirect({ to: paths.plan, replace: true })
}
