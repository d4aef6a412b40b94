/** Pulling money from a linked bank: the request is recorded with everything that must hold, then a job sends it. */
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { notFound, type Refusal } from '../../http/refusal.ts'
import { type AchAccountRow, findAchAccount } from './ach-accounts.queries.ts'
import { type FundingDeps, refuse } from './funding.deps.ts'
import { exceedsVelocity, isUsable, VELOCITY_WINDOW_MS } from './funding.rules.ts'
import { SEND_TRANSFER, type TransferJob } from './send-transfer.ts'
import { insertTransfer, listAmountsSince, lockTransfers } from './transfers.queries.ts'
import { viewTransfer } from './funding.views.ts'

export interface TransferForm {
  amount: Cents
  /** The account, by one of its two names on the wire or by both (FUNDING-103). */
  achAccountIds: readonly number[]
}

/** Throws `not_found`, and the refusals of a transfer. Pending until the processor says how it ended. */
export const createTransfer = async (
  deps: FundingDeps,
  customerId: number,
  form: TransferForm,
  call: { key: string | undefined; requestId: string },
): Promise<AchTransaction> => {
  const { idempotency, clock, queue } = deps
  const intention = { customerId, key: call.key, call: 'POST /api/ach_transactions', body: form }
  const transfer = await idempotency.once(intention, async (tx) => {
    await lockTransfers(tx, customerId)
    const account = await findNamedAccount(tx, customerId, form.achAccountIds)
    const error = await transferError(deps, tx, account, form.amount)
    if (error) throw error
    const row = await insertTransfer(tx, {
      customerId,
      achAccountId: account.id,
      amountCents: form.amount,
      description: descriptionOf(account),
      status: 'pending',
      createdAt: clock.now(),
    })
    await queue.send<TransferJob>(tx, SEND_TRANSFER, { customerId, id: row.id })
    await audit(tx, {
      happenedAt: clock.realNow(),
      actor: 'customer',
      action: 'transfer.created',
      customerId,
      subject: `ach_transaction:${row.id}`,
      requestId: call.requestId,
    })
    return viewTransfer(row)
  })
  queue.wake(SEND_TRANSFER)
  return transfer
}

/** Every id must be one of the customer's, before anything is said about them (FUNDING-60). */
const findNamedAccount = async (
  tx: Db,
  customerId: number,
  ids: readonly number[],
): Promise<AchAccountRow> => {
  const accounts = new Map<number, AchAccountRow>()
  for (const id of ids) {
    const account = await findAchAccount(tx, customerId, id)
    if (!account) throw notFound()
    accounts.set(id, account)
  }
  const [account, other] = accounts.values()
  if (!account) throw notFound()
  if (other) throw refuse('transfer.ids_differ')
  return account
}

/** The account's name, so each row shows the source of the money. */
export const descriptionOf = (account: Pick<AchAccountRow, 'name'>): string => `Transfer from ${account.name}`

/** Why this transfer may not be made now, if it may not. Inside `lockTransfers`. */
export const transferError = async (
  { clock, config }: FundingDeps,
  tx: Db,
  account: AchAccountRow,
  amount: Cents,
): Promise<Refusal | undefined> => {
  if (!isUsable(account, clock.realNow())) return refuse('transfer.account_not_usable')
  const now = clock.now()
  const since = new Date(now.getTime() - VELOCITY_WINDOW_MS)
  const earlier = await listAmountsSince(tx, account.customerId, since, now)
  return exceedsVelocity(earlier, amount, config.transferLimits) ? refuse('transfer.velocity') : undefined
}

/** Throws `transfer.account_not_usable`, `transfer.date_in_past`. */
export const assertSchedulable = (
  { clock }: Pick<FundingDeps, 'clock'>,
  account: AchAccountRow,
  startsOn: CalendarDate,
): void => {
  if (!isUsable(account, clock.realNow())) throw refuse('transfer.account_not_usable')
  if (startsOn < clock.today()) throw refuse('transfer.date_in_past')
}
