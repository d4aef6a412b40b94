/**
 * Notifies the customer about the refund check, once per event: in the notifications panel and, if `text` is
 * given, by email.
 */
import { formatUsd, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { viewLongDay } from '../../clock/day-text.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import type { RefundRow } from './refunds.queries.ts'

type NotifyDeps = Pick<RefundsDeps, 'clock' | 'config' | 'emails' | 'notifications'>

/** Where the customer sees the check. */
const REFUND_PATH = '/dashboard/refund'
const SETTINGS_PATH = '/dashboard/settings'

export const notifyPlanned = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'planned', {
    title: 'What is left in your account is sent to you by check.',
    text: [
      `It goes to the address on file, by ${viewLongDay(row.mailBy)}. Please look whether your address is right; until ${viewLongDay(row.lookOn)} you can correct it:`,
      SETTINGS_PATH,
    ],
  })

export const notifyMailed = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'mailed', {
    title: `Your refund check for ${amountOf(row)} is in the mail.`,
    text: [`Check number ${row.checkNumber}. ${cashBy(row)}`, REFUND_PATH],
  })

export const notifyCashed = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'cashed', { title: `Your refund check for ${amountOf(row)} was cashed.` })

export const notifyExpired = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'expired', {
    title: `Your refund check for ${amountOf(row)} was not cashed in time and is void.`,
    text: [
      `The money is still yours. Call us at ${deps.config.SUPPORT_LINE}, and have the check number ${row.checkNumber} at hand.`,
    ],
  })

export const notifyDropped = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'dropped', {
    title: 'No refund check is sent, because nothing was left in your account.',
  })

export const notifyReversed = (deps: NotifyDeps, tx: Db, row: RefundRow): Promise<void> =>
  notifyCustomer(deps, tx, row, 'taken-back', {
    title: 'We won’t send you a refund check: you can keep spending from your account.',
    text: ['Your money stays in your account, and your card and bill payments work as before.'],
  })

const amountOf = ({ amountCents }: RefundRow) => formatUsd(amountCents ?? ZERO)
const cashBy = ({ expiresOn }: RefundRow) =>
  expiresOn === null ? '' : `Please cash it by ${viewLongDay(expiresOn)}; after that it is void.`

const notifyCustomer = async (
  { clock, config, emails, notifications }: NotifyDeps,
  tx: Db,
  { customerId, id }: RefundRow,
  event: string,
  { title, text }: { title: string; text?: readonly string[] },
): Promise<void> => {
  const notice = { title, url: REFUND_PATH, dedupeKey: `refund-${id}-${event}`, happenedAt: clock.now() }
  if (!(await notifications.notify(tx, customerId, notice)) || !text) return
  await emails.post(tx, customerId, {
    subject: title,
    paragraphs: [
      ...text.map((part) => (part.startsWith('/') ? new URL(part, config.publicUrl) : part)),
      `Questions? Call us at ${config.SUPPORT_PHONE}.`,
    ],
  })
}
