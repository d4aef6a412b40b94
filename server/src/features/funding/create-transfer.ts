/**
 * Creates a transfer from a linked bank account: checks and records it in one transaction, then a job sends
 * it.
 */
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { transferName } from '@yoursuccess/contract/funding/transfer-name.messages'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { notFound, type Refusal } from '../../http/refusal.ts'
import { inEnglish } from '../../messaging/render.ts'
import { type AchAccountRow, findAchAccount } from './ach-accounts.queries.ts'
import { type FundingDeps, refuse } from './funding.deps.ts'
import { exceedsVelocity, isUsable, VELOCITY_WINDOW_MS } from './funding.rules.ts'
import { SEND_TRANSFER, type TransferJob } from './send-transfer.ts'
import { insertTransfer, listAmountsSince, lockTransfers } from './transfers.queries.ts'
import { viewTransfer } from './funding.views.ts'

export interface TransferForm {
  amount: Cents
  /** The ids from the request's two account fields: one or both (FUNDING-103). */
  achAccountIds: readonly number[]
}

/**
 * Creates a transfer, which stays pending until the processor reports its outcome. Throws `not_found` and the
 * refusals in `transferRefusals`.
 */
export const createTransfer = async (
  deps: FundingDeps,
  customerId: number,
  form: TransferForm,
  key: string | undefined,
): Promise<AchTransaction> => {
  const { idempotency, clock, queue } = deps
  const intention = { customerId, key, call: 'POST /api/ach_transactions', body: form }
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
    await audit(tx, clock.realNow(), 'customer', 'transfer.created', {
      customerId,
      subject: `ach_transaction:${row.id}`,
    })
    return viewTransfer(row)
  })
  queue.wake(SEND_TRANSFER)
  return transfer
}

/**
 * Checks that every id is one of this customer's accounts before it reports anything else about them
 * (FUNDING-60).
 */
const findNamedAccount = async (tx: Db, customerId: number, ids: readonly number[]) => {
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

/** Includes the account's name, so that each transfer in the list shows where the money came from. */
export const descriptionOf = ({ name }: Pick<AchAccountRow, 'name'>): string =>
  inEnglish(transferName.from, { account: name })

/**
 * Returns why this transfer must be refused now, or undefined if it is allowed. Call it with `lockTransfers`
 * held.
 */
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
