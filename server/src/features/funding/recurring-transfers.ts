/** Recurring transfers. Each due date runs exactly once, even after downtime or a crash (FUNDING-128). */
import {
  type RecurringTransfer,
  runDay,
  type Interval,
} from '@yoursuccess/contract/funding/recurring-transfers'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { nextReminderOn } from '@yoursuccess/contract/notifications/reminders.rules'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { putOnHold } from '../../security/audit/stopped-account.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import { notFound } from '../../http/refusal.ts'
import { findAchAccount, findAnyAchAccount } from './ach-accounts.queries.ts'
import { assertSchedulable, descriptionOf, transferError } from './create-transfer.ts'
import { dropReminders, notifyDepositsEnded, notifyOnHold, notifyRunFailed } from './funding.notifications.ts'
import type { FundingDeps } from './funding.deps.ts'
import {
  cancelRecurring,
  cancelRecurringById,
  claimHeldRecurring,
  claimRecurring,
  insertRecurring,
  listActiveRecurring,
  moveOn,
  type RecurringRow,
} from './recurring.queries.ts'
import { SEND_TRANSFER, type TransferJob } from './send-transfer.ts'
import { insertRun, lockTransfers } from './transfers.queries.ts'
import { viewRecurring } from './funding.views.ts'

const PAGE = 100

export interface RecurringForm {
  amount: Cents
  interval: Interval
  startsOn: CalendarDate
  achAccountId: number
}

/** Throws `not_found`, `transfer.account_not_usable`, `transfer.date_in_past`. */
export const createRecurring = async (
  deps: FundingDeps,
  customerId: number,
  form: RecurringForm,
  key: string | undefined,
): Promise<RecurringTransfer> => {
  const { idempotency, clock } = deps
  const intention = { customerId, key, call: 'POST /api/recurring_transfers', body: form }
  return idempotency.once(intention, async (tx) => {
    await lockTransfers(tx, customerId)
    const account = await findAchAccount(tx, customerId, form.achAccountId)
    if (!account) throw notFound()
    assertSchedulable(deps, account, form.startsOn)
    const row = await insertRecurring(tx, {
      customerId,
      achAccountId: account.id,
      amountCents: form.amount,
      interval: form.interval,
      anchorOn: form.startsOn,
      nextRunOn: form.startsOn,
      remindOn: nextReminderOn(form.startsOn, clock.today()),
      createdAt: clock.now(),
    })
    await audit(tx, clock.realNow(), 'customer', 'recurring_transfer.created', {
      customerId,
      subject: `recurring_transfer:${row.id}`,
    })
    return viewRecurring({ ...row, accountName: account.name })
  })
}

/** Throws `not_found`. Runs that were already made are not affected. */
export const stopRecurring = async (deps: FundingDeps, customerId: number, id: number): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const { clock } = deps
    if (!(await cancelRecurring(tx, customerId, id, clock.now()))) throw notFound()
    await dropReminders(deps, tx, customerId, [id])
    await audit(tx, clock.realNow(), 'customer', 'recurring_transfer.cancelled', {
      customerId,
      subject: `recurring_transfer:${id}`,
    })
  })

/**
 * Runs every due date up to today, in order, each in its own transaction. Two servers can share the work, and
 * a crash loses nothing.
 */
export const recurringWork = (deps: FundingDeps): DueWork => ({
  name: 'funding.recurring-transfers',
  runDue: async (today) => {
    const { database, program, forEachDue } = deps
    const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => database.transaction(work)
    const haveEnded = program.hasEnded('deposits')
    await forEachDue(
      (_after, last?: RecurringRow) =>
        listActiveRecurring(database.db, { dueBy: haveEnded ? undefined : today, last, limit: PAGE }),
      async (row) => {
        if (haveEnded) await inTransaction((tx) => end(deps, tx, row))
        // After downtime, runs each missed due date.
        else {
          while (await inTransaction((tx) => runNext(deps, tx, row, today)));
          await inTransaction((tx) => hold(deps, tx, row, today))
        }
      },
      { name: 'funding.recurring-transfers' },
    )
    deps.queue.wake(SEND_TRANSFER)
  },
})

/** Ends the recurring transfer because the program takes no more deposits, and notifies the customer. */
const end = async (deps: FundingDeps, tx: Db, row: RecurringRow): Promise<boolean> => {
  const recurring = await claimRecurring(tx, row)
  if (!recurring) return false
  const { customerId, id } = recurring
  const now = deps.clock.now()
  await cancelRecurringById(tx, customerId, id, now, 'deposits_ended')
  await dropReminders(deps, tx, customerId, [id])
  await notifyDepositsEnded(deps, tx, recurring, now)
  return true
}

/** Runs the next due date. Returns false if none is due, or another server is working on it. */
const runNext = async (deps: FundingDeps, tx: Db, row: RecurringRow, today: CalendarDate) => {
  // Always before its row, so that this and the removal of the account never wait for each other.
  await lockTransfers(tx, row.customerId)
  const recurring = await claimRecurring(tx, row, today)
  if (!recurring) return false
  const { customerId, id } = recurring
  if ((await deps.customer.getState(tx, customerId)) !== 'approved') {
    await cancelRecurringById(tx, customerId, id, deps.clock.now(), 'account_closed')
    return true
  }
  await runOnce(deps, tx, recurring)
  const runCount = recurring.runCount + 1
  const nextRunOn = runDay(recurring.anchorOn, recurring.interval, runCount)
  await moveOn(tx, customerId, id, { runCount, nextRunOn, remindOn: nextReminderOn(nextRunOn, today) })
  return true
}

/**
 * Notifies the customer that a due run is on hold while the account is stopped. It runs when the account is
 * released.
 */
const hold = async (deps: FundingDeps, tx: Db, row: RecurringRow, today: CalendarDate): Promise<void> => {
  const recurring = await claimHeldRecurring(tx, row, today)
  if (!recurring) return
  const { customerId } = recurring
  const state = await deps.customer.getState(tx, customerId)
  const promisedOn = state === 'approved' ? await putOnHold(tx, deps.clock, customerId) : undefined
  if (promisedOn !== undefined) await notifyOnHold(deps, tx, recurring, promisedOn, deps.clock.now())
}

/** In the transaction that locked the customer's transfers. Records a run that is refused as failed; the schedule continues (FUNDING-129). */
const runOnce = async (deps: FundingDeps, tx: Db, recurring: RecurringRow): Promise<void> => {
  const { clock, queue } = deps
  const { customerId, achAccountId, amountCents, nextRunOn } = recurring
  const account = await findAnyAchAccount(tx, customerId, achAccountId)
  if (!account) throw new Error('a recurring transfer names no account')
  const error = await transferError(deps, tx, account, amountCents)
  const now = clock.now()
  const run = await insertRun(tx, {
    customerId,
    achAccountId,
    recurringTransferId: recurring.id,
    runOn: nextRunOn,
    amountCents,
    description: descriptionOf(account),
    createdAt: now,
    ...(error ? { status: 'failed', failure: error.code, endedAt: now } : { status: 'pending' }),
  })
  if (!run) return
  if (!error) {
    await queue.send<TransferJob>(tx, SEND_TRANSFER, { customerId, id: run.id })
    return
  }
  await notifyRunFailed(deps, tx, run, error.code, now)
}
