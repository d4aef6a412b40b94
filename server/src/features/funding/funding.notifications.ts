/**
 * Notifies the customer about linked accounts and transfers, once per event. Also sends an email when the
 * customer must act.
 */
import type { VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Message } from '@yoursuccess/contract/core/messages'
import type { Db } from '@yoursuccess/database/database'
import { common } from '../../messaging/common.messages.ts'
import { day, message, type StoredMessage, usd } from '../../messaging/render.ts'
import type { AchOutcome } from '../../partners/ach/port.ts'
import type { AchAccountRow } from './ach-accounts.queries.ts'
import type { FundingDeps } from './funding.deps.ts'
import { copy, reasonOf } from './funding.messages.ts'
import { firstUse } from './funding.rules.ts'
import type { RecurringRow } from './recurring.queries.ts'
import type { TransferRow } from './transfers.queries.ts'

const TRANSFERS_PATH = '/dashboard/funding/ach/transactions-list'
const RECURRING_PATH = '/dashboard/funding/ach/recurring-transfers'
const ACCOUNTS_PATH = '/dashboard/funding/ach/manage-ach-accounts'

type NotifyDeps = Pick<FundingDeps, 'clock' | 'notifications' | 'emails' | 'config'>

interface TransferNotification {
  title: StoredMessage
  url: string
  dedupeKey: string
  happenedAt: Date
  /** Subject of the email. If undefined, no email is sent. */
  subject?: Message
  /** An extra paragraph of the email, after the title. */
  more?: Message
  /** The email is sent whatever the customer chose. */
  mustBeNotified?: true
}

const notifyCustomer = async (
  { notifications, emails, config }: NotifyDeps,
  tx: Db,
  customerId: number,
  { title, url, dedupeKey, happenedAt, subject, more, mustBeNotified }: TransferNotification,
): Promise<void> => {
  const notice = { title, url, dedupeKey, happenedAt, group: 'transfers' } as const
  if (!(await notifications.notify(tx, customerId, notice)) || subject === undefined) return
  await emails.post(tx, customerId, {
    ...(!mustBeNotified && { group: 'transfers' as const }),
    subject: message(subject),
    paragraphs: [
      title,
      ...(more === undefined ? [] : [message(more)]),
      new URL(url, config.publicUrl),
      message(common.questions, { phone: config.SUPPORT_PHONE }),
    ],
  })
}

/**
 * `row` is the transfer before this outcome: if it was already completed, the failure means that it was
 * reversed.
 */
export const notifyTransferEnded = (
  deps: NotifyDeps,
  tx: Db,
  row: TransferRow,
  outcome: Exclude<AchOutcome, { state: 'pending' }>,
  happenedAt: Date,
): Promise<void> => {
  const what = { amount: usd(row.amountCents), description: row.description }
  const common = { url: TRANSFERS_PATH, dedupeKey: `transfer-${row.id}-${outcome.state}`, happenedAt }
  if (outcome.state === 'completed')
    return notifyCustomer(deps, tx, row.customerId, {
      ...common,
      title: message(copy.arrived, what),
    })
  const happened = row.status === 'completed' ? copy.takenBack : copy.failed
  return notifyCustomer(deps, tx, row.customerId, {
    ...common,
    ...happened,
    title: message(happened.title, { ...what, reason: message(reasonOf(outcome.code)) }),
  })
}

/** One run of a recurring transfer was refused. Later runs stay scheduled. */
export const notifyRunFailed = (deps: NotifyDeps, tx: Db, run: TransferRow, why: string, happenedAt: Date) =>
  notifyCustomer(deps, tx, run.customerId, {
    ...copy.runFailed,
    title: message(why === 'transfer.velocity' ? copy.runFailed.overLimit : copy.runFailed.notUsable, {
      amount: usd(run.amountCents),
      description: run.description,
    }),
    url: RECURRING_PATH,
    dedupeKey: `transfer-${run.id}-failed`,
    happenedAt,
  })

/** A run is on hold while we check the customer's account. We will email the customer by `promisedOn`. */
export const notifyOnHold = (
  deps: NotifyDeps,
  tx: Db,
  { customerId, id, amountCents, nextRunOn }: RecurringRow,
  promisedOn: CalendarDate,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    ...copy.onHold,
    title: message(copy.onHold.title, { amount: usd(amountCents), by: day(promisedOn) }),
    url: RECURRING_PATH,
    dedupeKey: `recurring-${id}-on-hold-${nextRunOn}`,
    happenedAt,
    mustBeNotified: true,
  })

/** A return code forbids further debits from this bank account, so its recurring transfers have ended. */
export const notifyRecurringEnded = (
  deps: NotifyDeps,
  tx: Db,
  cause: TransferRow,
  count: number,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, cause.customerId, {
    ...copy.recurringEnded,
    title: message(copy.recurringEnded.title, { count }),
    url: RECURRING_PATH,
    dedupeKey: `transfer-${cause.id}-recurring-ended`,
    happenedAt,
  })

/** The recurring transfer ended because the program takes no more deposits. */
export const notifyDepositsEnded = (
  deps: NotifyDeps,
  tx: Db,
  { customerId, id, amountCents }: Pick<RecurringRow, 'customerId' | 'id' | 'amountCents'>,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    ...copy.depositsEnded,
    title: message(copy.depositsEnded.title, { amount: usd(amountCents) }),
    url: '/program-notice',
    dedupeKey: `recurring-${id}-deposits-ended`,
    happenedAt,
    mustBeNotified: true,
  })

const statusTitle = (status: VerificationStatus, isHeld: boolean) => {
  if (status === 'verified') return isHeld ? copy.verified.held : copy.verified.now
  if (status === 'verification_failed') return copy.notVerified
  return status === 'relink_required' ? copy.linkEnded : undefined
}

/**
 * `event` identifies the cause, so that the customer is notified again if the account gets the same status
 * later.
 */
export const notifyAccountStatus = async (
  deps: NotifyDeps,
  tx: Db,
  { customerId, id, name, heldUntil }: Pick<AchAccountRow, 'customerId' | 'id' | 'name' | 'heldUntil'>,
  { status, event, happenedAt }: { status: VerificationStatus; event: string; happenedAt: Date },
): Promise<void> => {
  const use = firstUse({ verificationStatus: status, heldUntil }, deps.clock.realNow())
  const title = statusTitle(status, use === 'held')
  if (title === undefined) return
  await notifyCustomer(deps, tx, customerId, {
    title: message(title, { account: name }),
    url: ACCOUNTS_PATH,
    dedupeKey: `ach-account-${id}-${event}`,
    happenedAt,
    ...(status !== 'verified' && { subject: copy.needsAttention }),
  })
}

/** Sends only the notification: the code that links or removes an account sends its own security email. */
export const notifyAccountLink = (
  deps: NotifyDeps,
  tx: Db,
  { customerId, id, name }: Pick<AchAccountRow, 'customerId' | 'id' | 'name'>,
  { what, happenedAt }: { what: 'linked' | 'removed'; happenedAt: Date },
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: message(copy[what].title, { account: name }),
    url: ACCOUNTS_PATH,
    dedupeKey: `ach-account-${id}-${what}`,
    happenedAt,
  })

/** Begins the keys of a recurring transfer's reminders. */
const reminderKey = (id: number) => `recurring-reminder-${id}-`

/** Recurring transfers that have ended: texts that remind of them and still wait are not sent (NOTIFICATIONS-21). */
export const dropReminders = (
  { notifications }: Pick<FundingDeps, 'notifications'>,
  tx: Db,
  customerId: number,
  ids: readonly number[],
): Promise<void> => notifications.dropTexts(tx, customerId, ids.map(reminderKey))

/** Before the money leaves the other bank, by the channels that the customer chose (NOTIFICATIONS-23). */
export const reminderNotice = (
  { customerId, id, amountCents, nextRunOn, remindOn }: RecurringRow,
  happenedAt: Date,
) => ({
  customerId,
  title: message(copy.reminder.title, { amount: usd(amountCents), on: day(nextRunOn) }),
  url: RECURRING_PATH,
  // The day of the next reminder, or of the run, distinguishes the two reminders.
  dedupeKey: `${reminderKey(id)}${nextRunOn}-until-${remindOn}`,
  happenedAt,
  group: 'transfers' as const,
  subject: message(copy.reminder.subject),
})
