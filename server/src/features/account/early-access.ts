/** Early access to direct deposits. We record the change, then call the processor; a job retries. */
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound } from '../../http/refusal.ts'
import type { AccountDeps } from './account.deps.ts'
import { findAccount, recordEarlyAccess } from './account.queries.ts'

interface EarlyAccessChange {
  customerId: number
  /** The change to send. Skipped if a newer change exists. */
  version: number
}
/** The request that saves the change makes the first attempt; the job retries. */
const SET_EARLY_ACCESS = { name: 'account.set-early-access', delaySeconds: 10 } as const

export const setEarlyAccess = async (
  deps: AccountDeps,
  customerId: number,
  enabled: boolean,
): Promise<void> => {
  const { database, queue, clock } = deps
  const version = await database.transaction(async (tx) => {
    const recorded = await recordEarlyAccess(tx, customerId, enabled)
    if (recorded === undefined) throw notFound()
    await queue.send<EarlyAccessChange>(tx, SET_EARLY_ACCESS, { customerId, version: recorded })
    await audit(tx, clock.realNow(), 'customer', enabled ? 'early_access.enabled' : 'early_access.disabled', {
      customerId,
    })
    return recorded
  })
  await bring(deps, { customerId, version }).catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error
  })
}

const bring = async ({ database, processor }: AccountDeps, { customerId, version }: EarlyAccessChange) => {
  const account = await findAccount(database.db, customerId)
  if (!account?.prn || account.earlyAccessVersion !== version) return
  await processor.setFeature({
    prn: account.prn,
    feature: 'early_ach',
    enabled: account.earlyAccessAch,
    reference: `early-access-${account.id}-${version}`,
  })
}

export const earlyAccessJob = (deps: AccountDeps): Job<EarlyAccessChange> => ({
  ...SET_EARLY_ACCESS,
  run: (change) => bring(deps, change),
})
