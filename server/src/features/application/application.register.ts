import type { Registered } from '../../boot/registered.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { applicationDueWork, applicationJobs } from './application.jobs.ts'
import { applicationRecords } from './application.records.ts'
import { applicationRoutes } from './application.routes.ts'
import { type ApplicationService, applicationService } from './application.service.ts'
import { applicationErasureCandidates } from './erasure-candidates.ts'

export const registerApplication = (deps: ApplicationDeps): Registered<ApplicationService> => {
  const service = applicationService(deps)
  return {
    service,
    routes: (serve) => applicationRoutes(serve, service, deps),
    jobs: applicationJobs(service),
    dueWork: [applicationDueWork(service)],
    records: applicationRecords,
    erasureCandidates: applicationErasureCandidates(deps),
  }
}
