/** Keeps the processor's record of the holder current, because it mails cards to that address. */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { HolderChange } from '../customer/customer.service.ts'
import type { AccountDeps } from './account.deps.ts'
import { type AccountRow, findAccount, recordHolderBrought, recordHolderChange } from './account.queries.ts'

type HolderDeps = Pick<AccountDeps, 'database' | 'processor' | 'clock' | 'customer'>

/** The request that saves the change makes the first attempt; the job retries. */
const SYNC_HOLDER = { name: 'account.bring-holder', delaySeconds: 10 } as const

/** Enqueues a sync in the transaction that changes the holder. Returns undefined if there is no account. */
export const enqueueHolderSync = async (
  { queue }: Pick<AccountDeps, 'queue'>,
  tx: Db,
  customerId: number,
): Promise<HolderChange | undefined> => {
  const version = await recordHolderChange(tx, customerId)
  if (version === undefined) return undefined
  await queue.send<HolderChange>(tx, SYNC_HOLDER, { customerId, version })
  return { customerId, version }
}

/** The processor has not confirmed yet that the account is open. */
class NotOpenedYet extends Error {
  constructor() {
    super('the account of a changed holder is not opened yet')
  }
}

/**
 * Sends the current holder to the processor. Safe to repeat. If the holder changed during the call, sends the
 * newer state too, because calls from two servers may arrive in either order.
 */
const bring = async (deps: HolderDeps, { customerId, version }: HolderChange): Promise<void> => {
  let brought: number | undefined
  for (;;) {
    const account = await findAccount(deps.database.db, customerId)
    if (!account || account.holderVersion === brought) return
    if (brought === undefined && account.holderVersion !== version) return
    if (brought === undefined && account.holderSyncedVersion === version) return
    await syncOnce(deps, account, brought)
    brought = account.holderVersion
  }
}

const syncOnce = async (
  { database, processor, customer, clock }: HolderDeps,
  { customerId, id, prn, holderVersion }: AccountRow,
  after: number | undefined,
) => {
  if (!prn) throw new NotOpenedYet()
  const holder = await customer.findProcessorHolder(database.db, customerId)
  if (!holder) return
  const reference = `holder-${id}-${holderVersion}`
  let isRefused = false
  try {
    await processor.updateHolder({
      ...holder,
      prn,
      reference: after === undefined ? reference : `${reference}-after-${after}`,
    })
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error
    isRefused = true
  }
  await database.transaction(async (tx) => {
    await recordHolderBrought(tx, customerId, holderVersion)
    const event = isRefused ? 'account.holder_refused' : 'account.holder_brought'
    await audit(tx, clock.realNow(), 'galileo', event, { customerId, subject: `account:${id}` })
  })
}

/**
 * Makes the first attempt now. The job retries if the processor does not answer or the account is not open
 * yet.
 */
export const syncHolderNow = (deps: HolderDeps, change: HolderChange): Promise<void> =>
  bring(deps, change).catch((error: unknown) => {
    if (!(error instanceof PartnerError) && !(error instanceof NotOpenedYet)) throw error
  })

export const syncHolderJob = (deps: HolderDeps): Job<HolderChange> => ({
  ...SYNC_HOLDER,
  run: (change) => bring(deps, change),
})
