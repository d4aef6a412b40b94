import type { Registered } from '../../boot/registered.ts'
import type { DisputesDeps } from './disputes.deps.ts'
import { disputesDueWork, disputesJobs } from './disputes.jobs.ts'
import { disputesRecords } from './disputes.records.ts'
import { disputesRoutes } from './disputes.routes.ts'
import { type DisputesService, disputesService } from './disputes.service.ts'

export const registerDisputes = (deps: DisputesDeps): Registered<DisputesService> => {
  const service = disputesService(deps)
  return {
    service,
    routes: (serve) => disputesRoutes(serve, service),
    jobs: disputesJobs(deps),
    dueWork: [disputesDueWork(deps)],
    records: disputesRecords,
  }
}
