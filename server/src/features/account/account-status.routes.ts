import { reactivateAccount } from '@yoursuccess/contract/account/account'
import { closeAccount } from '@yoursuccess/contract/operator/operator'
import type { Serve } from '../../http/serve.ts'
import type { AccountService } from './account.service.ts'
import { closeAccountOf } from './close-account.ts'
import { reactivate } from './reactivate.ts'
import type { AccountDeps } from './account.deps.ts'

export const accountStatusRoutes = (
  serve: Serve,
  deps: AccountDeps,
  { getAccount }: Pick<AccountService, 'getAccount'>,
): void => {
  serve.customer(reactivateAccount, async ({ caller: { customerId }, idempotencyKey }) => {
    await reactivate(deps, customerId, idempotencyKey)
    return { account: await getAccount(customerId) }
  })
  serve.open(closeAccount, async ({ body }) => {
    await closeAccountOf(deps, body.email)
    return { status: 'closed' as const }
  })
}
