import type { Registered } from '../../boot/registered.ts'
import { checkVerificationsJob } from './check-verifications.ts'
import type { FundingDeps } from './funding.deps.ts'
import { fundingRecords } from './funding.records.ts'
import { fundingRoutes } from './funding.routes.ts'
import { type FundingService, fundingService } from './funding.service.ts'
import { registerAccountJob } from './link-account.ts'
import { linkEventListener } from './link-events.ts'
import { recurringWork } from './recurring-transfers.ts'
import { remindersWork } from './remind-of-transfers.ts'
import { forgetAccountJob } from './remove-account.ts'
import { followUpJob, sendTransferJob } from './send-transfer.ts'

export const registerFunding = (deps: FundingDeps): Registered<FundingService> => {
  const service = fundingService(deps)
  return {
    service,
    routes: (serve) => fundingRoutes(serve, service),
    jobs: [
      registerAccountJob(deps),
      forgetAccountJob(deps),
      sendTransferJob(deps),
      followUpJob(deps),
      checkVerificationsJob(deps),
    ],
    dueWork: [recurringWork(deps), remindersWork(deps)],
    records: fundingRecords,
    onProcessorEvents: {
      ach: (tx, customerId, { transferRef, outcome }) =>
        service.recordOutcome(tx, customerId, { transferRef, outcome }),
      // A posted ACH credit means that the transfer from the other bank completed.
      posted: async (tx, customerId, { transaction: { kind, transferRef } }) => {
        if (kind === 'ach_credit' && transferRef !== undefined)
          await service.recordOutcome(tx, customerId, { transferRef, outcome: { state: 'completed' } })
      },
    },
    listeners: { plaid: linkEventListener(deps) },
  }
}
