/**
 * Suspends, closes and reopens accounts. We record the new status, then call the processor; a job retries.
 */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import type { AccountDeps } from './account.deps.ts'
import { findAccount } from './account.queries.ts'
import { recordAccountStatusSynced } from './account-status.queries.ts'

interface Change {
  customerId: number
  /** The change to send. Skipped if a newer change exists. */
  version: number
}
/** The request that changes the status makes the first attempt; the job retries. */
const SYNC_ACCOUNT_STATUS = { name: 'account.bring-standing', delaySeconds: 10 } as const

export const sendAccountStatus = ({ queue }: Pick<AccountDeps, 'queue'>, tx: Db, change: Change) =>
  queue.send<Change>(tx, SYNC_ACCOUNT_STATUS, change)

/**
 * Sends the newest account status to the processor. Safe to repeat. If the status changed during the call,
 * sends the newer one too, because calls from two servers may arrive in either order.
 */
export const syncAccountStatus = async (
  {
    database,
    processor,
    clock,
    setAside,
  }: Pick<AccountDeps, 'database' | 'processor' | 'clock' | 'setAside'>,
  { customerId, version }: Change,
): Promise<void> => {
  let brought: number | undefined
  for (;;) {
    const account = await findAccount(database.db, customerId)
    if (!account?.prn || account.accountStatusVersion === brought) return
    if (brought === undefined && account.accountStatusVersion !== version) return
    if (brought === undefined && account.accountStatusSyncedVersion === version) return
    const { accountStatus, id } = account
    const first = `standing-${id}-${account.accountStatusVersion}`
    const reference = brought === undefined ? first : `${first}-after-${brought}`
    await processor.setAccountStatus({ prn: account.prn, accountStatus, reference })
    await setAside().syncStatus(customerId, { accountStatus, reference: `${reference}-set-aside` })
    const reached = account.accountStatusVersion
    brought = reached
    await database.transaction(async (tx) => {
      await recordAccountStatusSynced(tx, customerId, reached)
      await audit(tx, clock.realNow(), 'galileo', `account.${accountStatus}`, {
        customerId,
        subject: `account:${id}`,
      })
    })
  }
}

export const syncAccountStatusJob = (deps: AccountDeps): Job<Change> => ({
  ...SYNC_ACCOUNT_STATUS,
  run: (change) => syncAccountStatus(deps, change),
})
