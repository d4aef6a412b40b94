/**
 * Notifies the customer once of each change of the account status, in the notification panel and by email.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import type { Message } from '@yoursuccess/contract/core/messages'
import { day, message, type StoredMessage } from '../../messaging/render.ts'
import { copy } from './account.messages.ts'
import { common } from '../../messaging/common.messages.ts'
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
    ...copy.unfunded,
    title: message(copy.unfunded.title, { on: day(closesOn) }),
    // The version makes the keys unique if the account is reopened and waits for a first deposit again.
    url: FUNDING_PATH,
    dedupeKey: `account-unfunded-${account.accountStatusVersion}-${warning}`,
  })

export const notifyClosedUnfunded = (deps: NotifyDeps, tx: Db, { customerId }: AccountRow, version: number) =>
  notifyCustomer(deps, tx, customerId, {
    ...copy.closedUnfunded,
    title: message(copy.closedUnfunded.title),
    url: FUNDING_PATH,
    dedupeKey: `account-standing-${version}`,
  })

export const notifyReopened = (deps: NotifyDeps, tx: Db, { customerId }: AccountRow, version: number) =>
  notifyCustomer(deps, tx, customerId, {
    ...copy.reopened,
    title: message(copy.reopened.title),
    url: FUNDING_PATH,
    dedupeKey: `account-standing-${version}`,
  })

/** Closed for good. There is no link, because the customer can only call us. */
export const notifyClosed = (deps: NotifyDeps, tx: Db, { customerId }: AccountRow, version: number) =>
  notifyCustomer(deps, tx, customerId, {
    ...copy.closed,
    title: message(copy.closed.title),
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
  }: { title: StoredMessage; subject: Message; text: Message; url?: string; dedupeKey: string },
): Promise<void> => {
  if (!(await notifications.notify(tx, customerId, { ...notice, happenedAt: clock.now() }))) return
  await emails.post(tx, customerId, {
    subject: message(subject),
    paragraphs: [
      notice.title,
      message(text),
      ...(notice.url === undefined ? [] : [new URL(notice.url, config.publicUrl)]),
      message(common.questions, { phone: config.SUPPORT_PHONE }),
    ],
  })
}
