/**
 * Notifies the customer once of each change of the account status, in the notification panel and by email.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { viewDay } from '../../clock/day-text.ts'
import type { AccountRow } from './account.queries.ts'
import type { AccountDeps } from './account.deps.ts'

type NotifyDeps = Pick<AccountDeps, 'clock' | 'config' | 'emails' | 'notifications'>

const FUNDING_PATH = '/dashboard/funding'

export const notifyUnfunded = (
  deps: NotifyDeps,
  tx: Db,
  account: AccountRow,
  { closesOn, warning }: { closesOn: CalendarDate; warning: number },
): Promise<void> =>
  notifyCustomer(deps, tx, account.customerId, {
    title: `No money has come into your account yet. It is closed on ${viewDay(closesOn)} if none comes.`,
    subject: 'Your account is closed soon if no money comes in',
    text: 'Choose how you want to put money into it:',
    // The version makes the keys unique if the account is reopened and waits for a first deposit again.
    url: FUNDING_PATH,
    dedupeKey: `account-unfunded-${account.accountStatusVersion}-${warning}`,
  })

export const notifyClosedUnfunded = (
  deps: NotifyDeps,
  tx: Db,
  { customerId }: AccountRow,
  version: number,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: 'Your account was closed, because no money had come in.',
    subject: 'Your account was closed',
    text: 'You can open it again yourself: sign in and choose how you want to put money into it.',
    url: FUNDING_PATH,
    dedupeKey: `account-standing-${version}`,
  })

export const notifyReopened = (
  deps: NotifyDeps,
  tx: Db,
  { customerId }: AccountRow,
  version: number,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: 'Your account is open again.',
    subject: 'Your account is open again',
    text: 'It waits for its first money. Here is how it can come in:',
    url: FUNDING_PATH,
    dedupeKey: `account-standing-${version}`,
  })

/** Closed for good. There is no link, because the customer can only call us. */
export const notifyClosed = (
  deps: NotifyDeps,
  tx: Db,
  { customerId }: AccountRow,
  version: number,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: 'Your account was closed.',
    subject: 'Your account was closed',
    text: 'Your card does not work any more. If you need a copy of a statement, or something in your account was wrong, call us.',
    dedupeKey: `account-standing-${version}`,
  })

const notifyCustomer = async (
  { clock, config, emails, notifications }: NotifyDeps,
  tx: Db,
  customerId: number,
  {
    subject,
    text,
    ...notice
  }: { title: string; subject: string; text: string; url?: string; dedupeKey: string },
): Promise<void> => {
  if (!(await notifications.notify(tx, customerId, { ...notice, happenedAt: clock.now() }))) return
  await emails.post(tx, customerId, {
    subject,
    paragraphs: [
      notice.title,
      text,
      ...(notice.url === undefined ? [] : [new URL(notice.url, config.publicUrl)]),
      `Questions? Call us at ${config.SUPPORT_PHONE}.`,
    ],
  })
}
