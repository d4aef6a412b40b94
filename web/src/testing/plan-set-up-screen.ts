/** The pages of the plan, with a fake server that remembers what is saved. */
import { getPlan, savePlan } from '@yoursuccess/contract/plan/plan'
import { listSteps, type PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { getTrustee, searchTrustees } from '@yoursuccess/contract/trustees/trustees'
import { samplePlan, sampleStep } from './plan-samples.ts'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import { sampleTrustee } from './trustee-replies.ts'
import { type Handler, on, type WireRequest } from './wire.ts'

/** A plan of which nothing is known. */
export const emptyPlan = (change: Partial<Plan> = {}): Plan =>
  samplePlan({
    status: 'filed',
    district: null,
    case_number: null,
    case_number_shown: null,
    filed_on: null,
    confirmed_on: null,
    months: null,
    first_due_on: null,
    due_rule: null,
    schedule: null,
    ...change,
  })

interface Known {
  plan: Plan | null
  steps: PlanStep[]
}

/** The plan's calls. A save answers with the facts of the request and the next version. */
export const savingPlan = (known: Known = { plan: null, steps: [] }): Handler[] => {
  const state = { ...known }
  const save = ({ body }: WireRequest) => {
    const { plan, steps = [] } = body as { plan: Partial<Plan>; steps?: { amount: string }[] }
    state.plan = emptyPlan({ ...state.plan, ...plan, version: (state.plan?.version ?? 0) + 1 })
    state.steps = [...state.steps, ...steps.map(({ amount }, at) => sampleStep({ id: at + 1, amount }))]
    return { plan: state.plan }
  }
  const { id, name, office, districts, address } = sampleTrustee
  return [
    on(getPlan, () => ({ plan: state.plan })),
    on(savePlan, save),
    on(listSteps, () => ({ steps: state.steps })),
    on(searchTrustees, {
      trustees: [{ id, name, office, districts, city: address.city, state: address.state }],
    }),
    on(getTrustee, { trustee: sampleTrustee, locks: [] }),
    on(listPaySchedules, { pay_schedules: [] }),
  ]
}

/** Opens a page under `/dashboard/plan`. */
export const openPlan = (path: string, handlers: Handler[] = savingPlan()) =>
  renderApp(`/dashboard/plan${path}`, { user: sampleUser, handlers })
