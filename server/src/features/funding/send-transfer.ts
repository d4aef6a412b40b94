/** Sends a recorded transfer to the processor, once, and follows it until it completes or fails. */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import type { AchOutcome } from '../../partners/ach/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { findAnyAchAccount, updateAchAccount } from './ach-accounts.queries.ts'
import type { FundingDeps } from './funding.deps.ts'
import {
  dropReminders,
  notifyAccountStatus,
  notifyRecurringEnded,
  notifyTransferEnded,
} from './funding.notifications.ts'
import { endsAccount, endsRecurring } from './funding.rules.ts'
import { cancelRecurringById, cancelRecurringOfAccount } from './recurring.queries.ts'
import {
  endTransfer,
  findTransfer,
  findTransferByRef,
  listSentTransfers,
  listUnsentTransfers,
  recordAttempt,
  recordSent,
  type TransferRow,
} from './transfers.queries.ts'

export interface TransferJob {
  customerId: number
  id: number
}
export const SEND_TRANSFER = { name: 'funding.send-transfer' } as const

const transferWork = (deps: FundingDeps) => {
  const { database, ach, clock } = deps
  return partnerWork(deps, {
    find: ({ customerId, id }: TransferJob) => findTransfer(database.db, customerId, id),
    isUnsent: ({ status, processorRef }) => status === 'pending' && !processorRef,
    send: async ({ customerId, id, achAccountId, amountCents, description }, prn) => {
      const source = await findAnyAchAccount(database.db, customerId, achAccountId ?? 0)
      if (!source?.processorRef) throw new PartnerError('galileo', 'refused', { code: 'no_account' })
      if (!(await recordAttempt(database.db, customerId, id, clock.now()))) return undefined
      const achAccountRef = source.processorRef
      const order = { reference: `ach-${id}`, prn, achAccountRef, amountCents, description }
      const { transferRef } = await ach.pull(order)
      return (tx) => recordSent(tx, customerId, id, transferRef, clock.now())
    },
    refused: (row, code) => (tx) => endWith(deps, tx, row, { state: 'failed', code }),
    check: async (row, prn) => {
      const outcome = await ach.getTransfer({ prn, transferRef: row.processorRef ?? '' })
      return (tx) => endWith(deps, tx, row, outcome)
    },
  })
}

export const sendTransferJob = (deps: FundingDeps): Job<TransferJob> => ({
  ...SEND_TRANSFER,
  run: transferWork(deps).send,
})

export const followUpJob = (deps: FundingDeps): Job<Record<string, never>> =>
  followUp(deps, transferWork(deps), {
    name: 'funding.follow-up',
    schedule: '*/5 * * * *',
    sentBy: SEND_TRANSFER,
    lists: { 'funding.unsent-transfers': listUnsentTransfers, 'funding.sent-transfers': listSentTransfers },
  })

/**
 * The processor reported a transfer before we recorded its reference: the reply to our call is still on its
 * way.
 */
export class UnknownTransfer extends Error {
  constructor() {
    super('an event names a transfer that is not known yet')
  }
}

/**
 * Records the outcome that the processor reported. Throws UnknownTransfer so that the event is delivered
 * again.
 */
export const recordOutcome = async (
  deps: FundingDeps,
  tx: Db,
  customerId: number,
  { transferRef, outcome }: { transferRef: string; outcome: AchOutcome },
): Promise<void> => {
  const row = await findTransferByRef(tx, customerId, transferRef)
  if (!row) throw new UnknownTransfer()
  await endWith(deps, tx, row, outcome)
}

const endWith = async (deps: FundingDeps, tx: Db, row: TransferRow, outcome: AchOutcome): Promise<void> => {
  const { clock } = deps
  const { customerId, id } = row
  if (outcome.state === 'pending') return
  const endedAt = clock.now()
  const failure = outcome.state === 'failed' ? outcome.code : null
  const ended = await endTransfer(tx, customerId, id, { status: outcome.state, failure, endedAt })
  if (!ended) return
  await audit(tx, clock.realNow(), 'galileo', `transfer.${outcome.state}`, {
    customerId,
    subject: `ach_transaction:${id}`,
  })
  await notifyTransferEnded(deps, tx, row, outcome, endedAt)
  if (failure !== null) await drawConsequences(deps, tx, row, failure, endedAt)
}

const drawConsequences = async (deps: FundingDeps, tx: Db, row: TransferRow, failure: string, now: Date) => {
  const { customerId, achAccountId, recurringTransferId } = row
  if (endsAccount(failure) && achAccountId !== null) {
    const status = 'verification_failed'
    const before = await findAnyAchAccount(tx, customerId, achAccountId)
    await updateAchAccount(tx, customerId, achAccountId, { verificationStatus: status })
    const change = { status, event: `transfer-${row.id}`, happenedAt: now } as const
    if (before && !before.removedAt && before.verificationStatus !== status)
      await notifyAccountStatus(deps, tx, before, change)
  }
  if (!endsRecurring(failure)) return
  const ended =
    achAccountId === null
      ? await cancelRecurringById(tx, customerId, recurringTransferId ?? 0, now, 'returned')
      : await cancelRecurringOfAccount(tx, customerId, achAccountId, now, 'returned')
  await dropReminders(deps, tx, customerId, ended)
  if (ended.length > 0) await notifyRecurringEnded(deps, tx, row, ended.length, now)
}
