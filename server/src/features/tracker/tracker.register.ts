import type { Registered } from '../../boot/registered.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { trackerDueWork } from './tracker.jobs.ts'
import { trackerRecords } from './tracker.records.ts'
import { trackerRoutes } from './tracker.routes.ts'
import { type TrackerService, trackerService } from './tracker.service.ts'
import type { TrusteeCardDeps } from './trustee-card.ts'
import type { TrusteeNoticeDeps } from './trustee-notices.ts'

export const registerTracker = (
  deps: TrackerDeps & TrusteeCardDeps & TrusteeNoticeDeps,
): Registered<TrackerService> => {
  const service = trackerService(deps)
  return {
    service,
    routes: (serve) => trackerRoutes(serve, service, deps),
    dueWork: trackerDueWork(deps),
    records: trackerRecords,
  }
}
