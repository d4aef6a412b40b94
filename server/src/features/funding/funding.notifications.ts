/**
 * Notifies the customer about linked accounts and transfers, once per event. Also sends an email when the
 * customer must act.
 */
import type { VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import { formatUsd } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AchOutcome } from '../../partners/ach/port.ts'
import type { AchAccountRow } from './ach-accounts.queries.ts'
import type { FundingDeps } from './funding.deps.ts'
import { firstUse, failureReason } from './funding.rules.ts'
import type { RecurringRow } from './recurring.queries.ts'
import type { TransferRow } from './transfers.queries.ts'

const TRANSFERS_PATH = '/dashboard/funding/ach/transactions-list'
const RECURRING_PATH = '/dashboard/funding/ach/recurring-transfers'
const ACCOUNTS_PATH = '/dashboard/funding/ach/manage-ach-accounts'

type NotifyDeps = Pick<FundingDeps, 'clock' | 'notifications' | 'emails' | 'config'>

interface TransferNotification {
  title: string
  url: string
  dedupeKey: string
  happenedAt: Date
  /** Subject of the email. If undefined, no email is sent. */
  subject?: string
  /** An extra paragraph of the email, after the title. */
  more?: string
}

const notifyCustomer = async (
  { notifications, emails, config }: NotifyDeps,
  tx: Db,
  customerId: number,
  { title, url, dedupeKey, happenedAt, subject, more }: TransferNotification,
): Promise<void> => {
  const isNew = await notifications.notify(tx, customerId, { title, url, dedupeKey, happenedAt })
  if (!isNew || subject === undefined) return
  await emails.post(tx, customerId, {
    subject,
    paragraphs: [
      title,
      ...(more === undefined ? [] : [more]),
      new URL(url, config.publicUrl),
      `Questions? Call us at ${config.SUPPORT_PHONE}.`,
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
  const what = `${formatUsd(row.amountCents)} (${row.description})`
  const common = { url: TRANSFERS_PATH, dedupeKey: `transfer-${row.id}-${outcome.state}`, happenedAt }
  if (outcome.state === 'completed')
    return notifyCustomer(deps, tx, row.customerId, {
      ...common,
      title: `Your transfer of ${what} has arrived.`,
    })
  const isTakenBack = row.status === 'completed'
  const happened = isTakenBack ? 'was taken back' : 'failed'
  return notifyCustomer(deps, tx, row.customerId, {
    ...common,
    title: `Your transfer of ${what} ${happened}, because ${failureReason(outcome.code)}.`,
    subject: isTakenBack ? 'A transfer was taken back' : 'A transfer failed',
    ...(isTakenBack && { more: 'The money has left your account again. Please look at your balance.' }),
  })
}

/** One run of a recurring transfer was refused. Later runs stay scheduled. */
export const notifyRunFailed = (
  deps: NotifyDeps,
  tx: Db,
  run: TransferRow,
  why: string,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, run.customerId, {
    title: `Your recurring transfer of ${formatUsd(run.amountCents)} (${run.description}) could not be made: ${why}`,
    url: RECURRING_PATH,
    dedupeKey: `transfer-${run.id}-failed`,
    happenedAt,
    subject: 'A recurring transfer could not be made',
    more: 'The next one is tried on its day.',
  })

/**
 * A run is on hold while we check the customer's account. `sentence` says so, and by when we will email the
 * customer.
 */
export const notifyOnHold = (
  deps: NotifyDeps,
  tx: Db,
  { customerId, id, amountCents, nextRunOn }: RecurringRow,
  sentence: string,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: `Your recurring transfer of ${formatUsd(amountCents)} is on hold. ${sentence}`,
    url: RECURRING_PATH,
    dedupeKey: `recurring-${id}-on-hold-${nextRunOn}`,
    happenedAt,
    subject: 'A recurring transfer is on hold',
    more: "We'll make it when we're done. You don't need to do anything.",
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
    title:
      count === 1
        ? 'Your recurring transfer has ended, because your bank returned a transfer.'
        : `Your ${count} recurring transfers from one bank account have ended, because your bank returned a transfer.`,
    url: RECURRING_PATH,
    dedupeKey: `transfer-${cause.id}-recurring-ended`,
    happenedAt,
    subject: 'Recurring transfers have ended',
    more: 'You can schedule them again from an account that takes them.',
  })

/** The recurring transfer ended because the program takes no more deposits. */
export const notifyDepositsEnded = (
  deps: NotifyDeps,
  tx: Db,
  { customerId, id, amountCents }: Pick<RecurringRow, 'customerId' | 'id' | 'amountCents'>,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: `Your recurring transfer of ${formatUsd(amountCents)} has ended, because your account takes no more deposits.`,
    url: '/program-notice',
    dedupeKey: `recurring-${id}-deposits-ended`,
    happenedAt,
    subject: 'A recurring transfer has ended',
    more: 'What the end of the program means for your money:',
  })

const STATUS_TITLES: Partial<Record<VerificationStatus, (name: string, use: string) => string>> = {
  verified: (name, use) => `${name} is verified. ${use}`,
  verification_failed: (name) => `${name} could not be verified. Please link a bank account again.`,
  relink_required: (name) => `The link to ${name} has ended. Please link it again.`,
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
  const title = STATUS_TITLES[status]?.(name, use)
  if (title === undefined) return
  await notifyCustomer(deps, tx, customerId, {
    title,
    url: ACCOUNTS_PATH,
    dedupeKey: `ach-account-${id}-${event}`,
    happenedAt,
    ...(status !== 'verified' && { subject: 'A linked bank account needs your attention' }),
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
    title:
      what === 'linked'
        ? `${name} was linked to your account.`
        : `${name} is no longer linked to your account.`,
    url: ACCOUNTS_PATH,
    dedupeKey: `ach-account-${id}-${what}`,
    happenedAt,
  })
