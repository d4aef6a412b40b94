import type { Registered } from '../../boot/registered.ts'
import { syncAccountStatusJob } from './account-status.ts'
import { accountStatusRoutes } from './account-status.routes.ts'
import type { AccountDeps } from './account.deps.ts'
import { accountRecords } from './account.records.ts'
import { accountRoutes } from './account.routes.ts'
import { type AccountService, accountService } from './account.service.ts'
import { earlyAccessJob } from './early-access.ts'
import { accountErasureCandidates } from './erasure-candidates.ts'
import { openAccountJob } from './open-account.ts'
import { syncHolderJob } from './sync-holder.ts'
import { unfundedWork } from './unfunded.ts'

export const registerAccount = (deps: AccountDeps): Registered<AccountService> => {
  const service = accountService(deps)
  return {
    service,
    routes: (serve) => {
      accountRoutes(serve, service)
      accountStatusRoutes(serve, deps, service)
    },
    jobs: [openAccountJob(service), earlyAccessJob(deps), syncHolderJob(deps), syncAccountStatusJob(deps)],
    dueWork: [unfundedWork(deps)],
    records: accountRecords,
    erasureCandidates: accountErasureCandidates(deps),
  }
}
