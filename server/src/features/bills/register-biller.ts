/** Registers a recorded biller with the processor, once. */
import type { PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { HAS_IT, type PaperBiller } from '../../partners/biller-network/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { type BillerRow, findAnyBiller, updateBiller } from './billers.queries.ts'
import { message } from '../../messaging/render.ts'
import type { BillsDeps } from './bills.deps.ts'
import { copy } from './bills.messages.ts'
import { REMOVE_BILLER, type BillerJob } from './remove-biller.ts'

/** Enqueued when the biller is recorded. The request itself makes the first attempt; the job retries. */
export const REGISTER_BILLER = { name: 'bills.register-biller', delaySeconds: 5 } as const

/**
 * True if the processor refused for good. HAS_IT is not final: the processor has not yet removed an earlier
 * copy of this biller, and a retry succeeds once it has.
 */
export const isFinal = (error: unknown): error is PartnerError =>
  error instanceof PartnerError && error.kind === 'refused' && error.code !== HAS_IT

/**
 * Registers the biller unless the processor already has it for the account that pays. Throws PartnerError, of kind `refused` if the
 * biller was removed before the processor had it.
 */
export const registerBiller = async (
  deps: BillsDeps,
  { customerId, id }: BillerJob,
  from: PayingAccount = 'main',
): Promise<{ billerRef: string; accountNumber: string }> => {
  const { database, billers, queue } = deps
  const row = await findAnyBiller(database.db, customerId, id)
  const known = row && refOf(row, from)
  if (row && known) return { billerRef: known, accountNumber: row.accountNumber }
  if (!row || row.removedAt) throw new PartnerError('galileo', 'refused', { code: 'removed' })
  const reference = from === 'main' ? `biller-${id}` : `biller-${id}-set-aside`
  const whose = { reference, prn: await prnOf(deps, database.db, customerId, from) }
  const { accountNumber } = row
  const { billerRef } = row.directoryRef
    ? await billers.addBiller({ ...whose, directoryRef: row.directoryRef, accountNumber })
    : await billers.addPaperBiller({ ...whose, ...paperBillerOf(row) })
  await database.transaction(async (tx) => {
    await updateBiller(
      tx,
      customerId,
      id,
      from === 'main' ? { processorRef: billerRef } : { setAsideRef: billerRef },
    )
    // If the customer removed the biller during the call, the processor must remove it too.
    const now = await findAnyBiller(tx, customerId, id)
    if (now?.removedAt) await queue.send<BillerJob>(tx, REMOVE_BILLER, { customerId, id })
  })
  return { billerRef, accountNumber }
}

const refOf = ({ processorRef, setAsideRef }: BillerRow, from: PayingAccount): string | null =>
  from === 'main' ? processorRef : setAsideRef

/** The processor's number of the account that pays. */
export const prnOf = (
  { account, setAside }: Pick<BillsDeps, 'account' | 'setAside'>,
  db: Db,
  customerId: number,
  from: PayingAccount,
): Promise<string> =>
  from === 'main' ? account.getReference(db, customerId) : setAside().getReference(db, customerId)

const paperBillerOf = ({
  name,
  accountNumber,
  address1,
  address2,
  city,
  state,
  postalCode,
  phone,
}: BillerRow): PaperBiller => ({
  name,
  accountNumber,
  address1,
  address2,
  city: city ?? '',
  state: state ?? '',
  postalCode: postalCode ?? '',
  phone,
})

/** Removes a biller that the processor refused for good, and notifies the customer. */
export const registerBillerJob = (deps: BillsDeps): Job<BillerJob> => ({
  ...REGISTER_BILLER,
  run: async (job) => {
    try {
      await registerBiller(deps, job)
    } catch (error) {
      if (!isFinal(error)) throw error
      await endRefused(deps, job)
    }
  },
})

const endRefused = async ({ database, clock, notifications }: BillsDeps, { customerId, id }: BillerJob) => {
  await database.transaction(async (tx) => {
    const row = await findAnyBiller(tx, customerId, id)
    if (!row || row.removedAt) return
    await updateBiller(tx, customerId, id, { removedAt: clock.now() })
    await notifications.notify(tx, customerId, {
      title: message(copy.billerRefused, { biller: row.name }),
      url: '/dashboard/paybills/add-biller',
      dedupeKey: `biller-${id}-refused`,
      happenedAt: clock.now(),
      group: 'bills',
    })
  })
}
