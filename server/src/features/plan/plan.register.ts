import type { Registered } from '../../boot/registered.ts'
import { ladderWork } from './look-at-plans.ts'
import type { PlanDeps } from './plan.deps.ts'
import { planRecords } from './plan.records.ts'
import { planRoutes } from './plan.routes.ts'
import { type PlanService, planService } from './plan.service.ts'

export const registerPlan = (deps: PlanDeps): Registered<PlanService> => {
  const service = planService(deps)
  return {
    service,
    routes: (serve) => planRoutes(serve, service),
    dueWork: [ladderWork(deps)],
    records: planRecords,
  }
}
