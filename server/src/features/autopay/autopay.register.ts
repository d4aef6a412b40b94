import type { Registered } from '../../boot/registered.ts'
import type { ProcessorTransaction } from '../../partners/card-processor/port.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { autopayRecords } from './autopay.records.ts'
import { autopayRoutes } from './autopay.routes.ts'
import { type AutopayService, autopayService } from './autopay.service.ts'
import { bringBackJob } from './bring-top-ups-back.ts'
import { autopayWork, pullsWork } from './look-at-autopay.ts'
import { watchPullsWork } from './watch-pulls.ts'

export const registerAutopay = (deps: AutopayDeps): Registered<AutopayService> => {
  const service = autopayService(deps)
  return {
    service,
    routes: (serve) => autopayRoutes(serve, service),
    jobs: [bringBackJob(deps)],
    dueWork: [pullsWork(deps), watchPullsWork(deps), autopayWork(deps)],
    records: autopayRecords,
    onProcessorBatches: {
      authorizations: () => Promise.resolve(),
      // What waits for money is sent with the deposit that completes it.
      posted: async (tx, events) => {
        const ownersOf = (isOf: (transaction: ProcessorTransaction) => boolean) =>
          events.filter(({ transaction }) => isOf(transaction)).map(({ customerId }) => customerId)
        await service.wake(
          tx,
          ownersOf(({ amountCents }) => amountCents > 0),
        )
        // It may be a pull that is expected.
        await service.wakePulls(
          tx,
          ownersOf(({ kind }) => kind === 'ach_debit'),
        )
      },
    },
  }
}
