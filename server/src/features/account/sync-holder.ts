/** The holder at the processor: it sends mail, cards above all, to the address in the settings. */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { AccountDeps } from './account.deps.ts'
import {
  type AccountRow,
  findAccount,
  findPersonalInfo,
  recordHolderBrought,
  recordHolderChange,
} from './account.queries.ts'
import { processorHolder } from './processor-holder.ts'

type HolderDeps = Pick<AccountDeps, 'database' | 'processor' | 'clock'> & {
  session: Pick<AccountDeps['session'], 'getEmail'>
}

interface Change {
  customerId: number
  /** The change that it is about; a later one makes it void. */
  version: number
}
/** Whoever saves a change makes the first try right away. */
const SYNC_HOLDER = { name: 'account.bring-holder', delaySeconds: 10 } as const

/** In the transaction of the change. Undefined when there is no account. */
export const enqueueHolderSync = async (
  { queue }: Pick<AccountDeps, 'queue'>,
  tx: Db,
  customerId: number,
): Promise<Change | undefined> => {
  const version = await recordHolderChange(tx, customerId)
  if (version === undefined) return undefined
  await queue.send<Change>(tx, SYNC_HOLDER, { customerId, version })
  return { customerId, version }
}

/** The account waits for the processor's first answer. */
class NotOpenedYet extends Error {
  constructor() {
    super('the account of a changed holder is not opened yet')
  }
}

/**
 * Sends the current holder to the processor; safe to repeat. If the holder changed during the call, this sends the
 * newer state again, because calls from two servers may have arrived in either order.
 */
const bring = async (deps: HolderDeps, { customerId, version }: Change): Promise<void> => {
  let brought: number | undefined
  for (;;) {
    const account = await findAccount(deps.database.db, customerId)
    if (!account || account.holderVersion === brought) return
    if (brought === undefined && account.holderVersion !== version) return
    if (brought === undefined && account.holderSyncedVersion === version) return
    await bringOnce(deps, account, brought)
    brought = account.holderVersion
  }
}

const bringOnce = async (
  { database, processor, session, clock }: HolderDeps,
  { customerId, id, prn, holderVersion }: AccountRow,
  after: number | undefined,
) => {
  if (!prn) throw new NotOpenedYet()
  const holder = await findPersonalInfo(database.db, customerId)
  if (!holder) return
  const email = await session.getEmail(database.db, customerId)
  const reference = `holder-${id}-${holderVersion}`
  let isRefused = false
  try {
    await processor.updateHolder({
      ...processorHolder(holder, email),
      prn,
      reference: after === undefined ? reference : `${reference}-after-${after}`,
    })
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error
    isRefused = true
  }
  await database.transaction(async (tx) => {
    await recordHolderBrought(tx, customerId, holderVersion)
    await audit(tx, {
      happenedAt: clock.realNow(),
      actor: 'galileo',
      action: isRefused ? 'account.holder_refused' : 'account.holder_brought',
      customerId,
      subject: `account:${id}`,
    })
  })
}

/** Tries now. When the processor does not answer, the job brings it there. */
export const syncHolderNow = (deps: HolderDeps, change: Change): Promise<void> =>
  bring(deps, change).catch((error: unknown) => {
    if (!(error instanceof PartnerError) && !(error instanceof NotOpenedYet)) throw error
  })

export const syncHolderJob = (deps: HolderDeps): Job<Change> => ({
  ...SYNC_HOLDER,
  run: (change) => bring(deps, change),
})
