/**
 * Reopens an account that was closed because no deposit arrived. The customer only has to choose how to fund
 * it (ACCOUNT-58).
 */
import { accountRefusals } from '@yoursuccess/contract/account/account'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import { notifyReopened } from './account.notifications.ts'
import type { AccountDeps } from './account.deps.ts'
import { syncAccountStatus, sendAccountStatus } from './account-status.ts'
import { changeAccountStatus, lockAccount } from './account-status.queries.ts'

const refuse = refusing(accountRefusals)

/**
 * The account is open at once in our records; if the processor does not answer, a job opens it there. Throws
 * `not_found` and `account.not_reopenable`.
 */
export const reactivate = async (
  deps: AccountDeps,
  customerId: number,
  key: string | undefined,
): Promise<void> => {
  const intention = { customerId, key, call: 'POST /api/account/reactivate', body: {} }
  let isNew = false
  const { version } = await deps.idempotency.once(intention, async (tx) => {
    isNew = true
    return { version: await reopen(deps, tx, customerId) }
  })
  if (!isNew) return
  await syncAccountStatus(deps, { customerId, version }).catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error
  })
}

const reopen = async (deps: AccountDeps, tx: Db, customerId: number): Promise<number> => {
  const { customer, clock } = deps
  const account = await lockAccount(tx, customerId)
  if (!account) throw notFound()
  if ((await customer.getState(tx, customerId)) !== 'closed_unfunded') throw refuse('account.not_reopenable')
  await customer.setState(tx, customerId, 'approved')
  const version = await changeAccountStatus(tx, customerId, 'open', clock.today())
  await sendAccountStatus(deps, tx, { customerId, version })
  await audit(tx, clock.realNow(), 'customer', 'account.reopened', {
    customerId,
    subject: `account:${account.id}`,
  })
  await notifyReopened(deps, tx, account, version)
  return version
}
