import type { Registered } from '../../boot/registered.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { autopayRecords } from './autopay.records.ts'
import { autopayRoutes } from './autopay.routes.ts'
import { type AutopayService, autopayService } from './autopay.service.ts'
import { autopayWork, pullsWork } from './look-at-autopay.ts'
import { watchPullsWork } from './watch-pulls.ts'

export const registerAutopay = (deps: AutopayDeps): Registered<AutopayService> => {
  const service = autopayService(deps)
  return {
    service,
    routes: (serve) => autopayRoutes(serve, service),
    dueWork: [watchPullsWork(deps), pullsWork(deps), autopayWork(deps)],
    records: autopayRecords,
    onProcessorBatches: {
      authorizations: () => Promise.resolve(),
      // What waits for money is sent with the deposit that completes it.
      posted: (tx, events) =>
        service.wake(
          tx,
          events.filter(({ transaction }) => transaction.amountCents > 0).map(({ customerId }) => customerId),
        ),
    },
  }
}
