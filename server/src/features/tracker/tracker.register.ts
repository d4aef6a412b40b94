import type { Registered } from '../../boot/registered.ts'
import type { CalendarDeps } from './calendar.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { trackerRecords } from './tracker.records.ts'
import { trackerRoutes } from './tracker.routes.ts'
import { type TrackerService, trackerService } from './tracker.service.ts'
import type { TrusteeCardDeps } from './trustee-card.ts'
import { type TrusteeNoticeDeps, trusteeNoticesWork } from './trustee-notices.ts'

export const registerTracker = (
  deps: TrackerDeps &
    TrusteeCardDeps &
    CalendarDeps &
    TrusteeNoticeDeps & {
      /** The installments for reminders: those that are set aside and will be sent are covered. */
      findToRemind: TrackerDeps['findInstallments']
    },
): Registered<TrackerService> => {
  const service = trackerService(deps)
  return {
    service,
    routes: (serve) => trackerRoutes(serve, service, deps),
    dueWork: [trusteeNoticesWork({ ...deps, findInstallments: deps.findToRemind })],
    records: trackerRecords,
  }
}
