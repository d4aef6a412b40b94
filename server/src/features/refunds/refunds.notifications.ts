/**
 * Notifies the customer about the refund check, once per event: in the notifications panel and, if `text` is
 * given, by email.
 */
import { ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { common } from '../../messaging/common.messages.ts'
import type { Paragraph } from '../../messaging/emails.ts'
import { longDay, message, type StoredMessage, usd } from '../../messaging/render.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import { copy } from './refunds.messages.ts'
import type { RefundRow } from './refunds.queries.ts'

type NotifyDeps = Pick<RefundsDeps, 'clock' | 'config' | 'emails' | 'notifications'>

/** Where the customer sees the check. */
const REFUND_PATH = '/dashboard/refund'
const SETTINGS_PATH = '/dashboard/settings'

export const notifyPlanned = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'planned', {
    title: message(copy.planned.title),
    text: [
      message(copy.planned.text, { mailBy: longDay(row.mailBy), lookOn: longDay(row.lookOn) }),
      new URL(SETTINGS_PATH, deps.config.publicUrl),
    ],
  })

export const notifyMailed = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'mailed', {
    title: message(copy.mailed.title, { amount: amountOf(row) }),
    text: [
      [message(copy.mailed.number, { number: String(row.checkNumber) }), ...cashBy(row)],
      new URL(REFUND_PATH, deps.config.publicUrl),
    ],
  })

export const notifyCashed = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'cashed', { title: message(copy.cashed, { amount: amountOf(row) }) })

export const notifyExpired = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'expired', {
    title: message(copy.expired.title, { amount: amountOf(row) }),
    text: [message(copy.expired.text, { phone: deps.config.SUPPORT_LINE, number: String(row.checkNumber) })],
  })

export const notifyDropped = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'dropped', {
    title: message(copy.dropped),
  })

export const notifyReversed = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'taken-back', {
    title: message(copy.reversed.title),
    text: [message(copy.reversed.text)],
  })

const amountOf = ({ amountCents }: RefundRow) => usd(amountCents ?? ZERO)
const cashBy = ({ expiresOn }: RefundRow) =>
  expiresOn === null ? [] : [message(copy.mailed.cashBy, { by: longDay(expiresOn) })]

const notifyCustomer = async (
  { clock, config, emails, notifications }: NotifyDeps,
  tx: Db,
  { customerId, id }: RefundRow,
  event: string,
  { title, text }: { title: StoredMessage; text?: readonly (Paragraph | URL)[] },
): Promise<void> => {
  const notice = { title, url: REFUND_PATH, dedupeKey: `refund-${id}-${event}`, happenedAt: clock.now() }
  if (!(await notifications.notify(tx, customerId, notice)) || !text) return
  await emails.post(tx, customerId, {
    subject: title,
    paragraphs: [...text, message(common.questions, { phone: config.SUPPORT_PHONE })],
  })
}
