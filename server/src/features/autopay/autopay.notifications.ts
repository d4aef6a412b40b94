/** Notifies the customer of planned payments in the notification panel, and by email if the customer must know or act. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { day, longDay, message, month, type StoredMessage, t, usd } from '../../messaging/render.ts'
import type { AgreementRow } from './agreements.queries.ts'
import { AUTOPAY_PATH, type AutopayDeps, CATCH_UP_PATH } from './autopay.deps.ts'
import { copy } from './autopay.messages.ts'
import type { PausedFor } from './autopay.tables.ts'
import type { CatchUpRow } from './catch-ups.queries.ts'
import { REMINDER_KEY } from './drop-reminders.ts'
import { hasPart, type Planned } from './plan-payments.ts'
import type { PlannedRow, SendingRow } from './planned-payments.queries.ts'

export type NotifyDeps = Pick<AutopayDeps, 'clock' | 'config' | 'emails' | 'notifications'>

export const linkOf = ({ config }: Pick<NotifyDeps, 'config'>) => new URL(AUTOPAY_PATH, config.publicUrl)

/** Who gets a text: whoever chose that, everybody with a phone, or nobody, because another notice of the event sends it. */
const TEXTS = {
  chosen: { group: 'trustee_payment' },
  required: { group: 'trustee_payment', isTextRequired: true },
  sent: {},
} as const

/** Once per key, in the panel and by email, whatever the customer chose. */
export const notifyInWriting = async (
  deps: NotifyDeps,
  tx: Db,
  customerId: number,
  title: StoredMessage,
  dedupeKey: string,
  text: keyof typeof TEXTS = 'chosen',
): Promise<void> => {
  const happenedAt = deps.clock.now()
  const notice = { title, url: AUTOPAY_PATH, dedupeKey, happenedAt, ...TEXTS[text] }
  if (!(await deps.notifications.notify(tx, customerId, notice))) return
  await deps.emails.post(tx, customerId, {
    subject: message(copy.subject),
    paragraphs: [title, linkOf(deps)],
  })
}

export const notifyOnce = (deps: NotifyDeps, tx: Db, row: PlannedRow, title: StoredMessage, what: string) =>
  deps.notifications.notify(tx, row.customerId, {
    title,
    url: AUTOPAY_PATH,
    dedupeKey: `planned-payment-${row.id}-${what}`,
    happenedAt: deps.clock.now(),
    group: 'trustee_payment',
  })

/** The words of the authorization, mailed as they were agreed to. */
export const mailTerms = async (deps: NotifyDeps, tx: Db, agreement: AgreementRow): Promise<void> => {
  await deps.emails.post(tx, agreement.customerId, {
    subject: message(copy.agreed.subject),
    paragraphs: [
      message(copy.agreed.intro, { on: longDay(bankingDayOf(agreement.agreedAt)) }),
      ...agreement.terms.map((text) => message(copy.agreed.term, { text })),
      linkOf(deps),
    ],
  })
}

/** The words of a catch-up, mailed as they were agreed to. */
export const mailCatchUpTerms = async (deps: NotifyDeps, tx: Db, row: CatchUpRow): Promise<void> => {
  await deps.emails.post(tx, row.customerId, {
    subject: message(copy.catchUp.subject),
    paragraphs: [
      message(copy.agreed.intro, { on: longDay(bankingDayOf(row.agreedAt)) }),
      ...row.terms.map((text) => message(copy.agreed.term, { text })),
      new URL(CATCH_UP_PATH, deps.config.publicUrl),
    ],
  })
}

/** `unsentCents`: what of it was not sent. Undefined if the bank does not know. */
export const notifyCatchUpOver = (
  deps: NotifyDeps,
  tx: Db,
  { id, customerId, amountCents }: CatchUpRow,
  unsentCents: Cents | undefined,
) => {
  const { over, done, unsent } = copy.catchUp
  const text = unsentCents === undefined ? over : unsentCents === 0 ? done : unsent
  const title = message(text, { amount: usd(unsentCents || amountCents) })
  return notifyInWriting(deps, tx, customerId, title, `catch-up-${id}-over`)
}

/** The trustee is paid in a way to which the words of the catch-up do not fit. */
export const notifyCatchUpEnded = (deps: NotifyDeps, tx: Db, { id, customerId }: CatchUpRow) =>
  notifyInWriting(deps, tx, customerId, message(copy.catchUp.otherWay), `catch-up-${id}-over`)

export const notifyStopped = (
  deps: NotifyDeps,
  tx: Db,
  { id, customerId }: AgreementRow,
  by: keyof typeof copy.stopped,
) => notifyInWriting(deps, tx, customerId, message(copy.stopped[by]), `autopay-${id}-stopped`)

/** The customer said so on the phone. The email is sent by `stop`. */
export const notifyStoppedByPhone = (deps: NotifyDeps, tx: Db, { id, customerId }: AgreementRow) =>
  deps.notifications.notify(tx, customerId, {
    title: message(copy.stopped.customer),
    url: AUTOPAY_PATH,
    dedupeKey: `autopay-${id}-stopped`,
    happenedAt: deps.clock.now(),
    group: 'trustee_payment',
  })

export const notifyPaused = (
  deps: NotifyDeps,
  tx: Db,
  { id, customerId }: AgreementRow,
  { pausedFor, pausedAt }: { pausedFor: PausedFor; pausedAt: Date },
) =>
  notifyInWriting(
    deps,
    tx,
    customerId,
    message(copy.paused[pausedFor]),
    `autopay-${id}-paused-${pausedFor}-${pausedAt.toISOString()}`,
  )

const amountsOf = ({ plannedCents, dueOn, sendOn, arriveBy }: PlannedRow) => ({
  amount: usd(plannedCents),
  dueOn: day(dueOn),
  sendOn: day(sendOn),
  arriveBy: day(arriveBy),
})

/** An amount outside of the agreement, in time (AUTO-03). */
export const notifyChanged = (deps: NotifyDeps, tx: Db, row: PlannedRow) => {
  const { amount, dueOn, sendOn } = amountsOf(row)
  const title = message(copy.changed, { amount, dueOn, sendOn })
  // An amount may be told again, after another one was.
  const key = `planned-payment-${row.id}-${row.plannedCents}-${deps.clock.now().toISOString()}`
  return notifyInWriting(deps, tx, row.customerId, title, key)
}

/** The same, too late to be sent without the customer's word. */
export const notifyChangedLate = (deps: NotifyDeps, tx: Db, row: PlannedRow, notifiedCents: Cents) => {
  const { amount, dueOn, sendOn } = amountsOf(row)
  const title = message(copy.changedLate, { amount, dueOn, sendOn, told: usd(notifiedCents) })
  return notifyInWriting(
    deps,
    tx,
    row.customerId,
    title,
    `planned-payment-${row.id}-${row.plannedCents}-late`,
  )
}

export const notifyAnnounced = (deps: NotifyDeps, tx: Db, row: Planned, leftCents: Cents) => {
  const { sendOn, arriveBy } = amountsOf(row)
  const title = message(copy.announced, { amount: usd(leftCents), sendOn, arriveBy })
  return notifyOnce(deps, tx, row, title, `announced-${row.sendOn}`)
}

export const notifyComingShare = (deps: NotifyDeps, tx: Db, row: PlannedRow, payday: CalendarDate) => {
  const title = message(copy.comingShare, { payday: day(payday), dueOn: day(row.dueOn) })
  return notifyOnce(deps, tx, row, title, `share-${payday}`)
}

/** Before the money leaves, by the channels that the customer chose (NOTIFICATIONS-23). */
export const notifyReminder = (
  deps: NotifyDeps,
  tx: Db,
  row: Planned,
  { title, remindedOn }: { title: StoredMessage; remindedOn: CalendarDate },
) =>
  deps.notifications.notify(tx, row.customerId, {
    title,
    url: AUTOPAY_PATH,
    // Another send day has reminders of its own.
    dedupeKey: `${REMINDER_KEY}${row.id}-${row.sendOn}-${remindedOn}`,
    happenedAt: deps.clock.now(),
    group: 'trustee_payment',
    subject: message(copy.subject),
  })

export const reminderOf = (row: Planned, { leftCents, isSplit }: { leftCents: Cents; isSplit: boolean }) => {
  const { sendOn } = amountsOf(row)
  return message(isSplit ? copy.splitReminder : copy.reminder, { amount: usd(leftCents), sendOn })
}

export const notifySending = (
  deps: NotifyDeps,
  tx: Db,
  row: PlannedRow,
  sent: { billPaymentId: number; amountCents: Cents; postedOn: CalendarDate },
) => {
  const values = { amount: usd(sent.amountCents), postedOn: day(sent.postedOn) }
  const title =
    sent.postedOn > row.dueOn
      ? message(copy.sendingLate, { ...values, dueOn: day(row.dueOn) })
      : message(copy.sending, values)
  return notifyOnce(deps, tx, row, title, `sending-${sent.billPaymentId}`)
}

/** What was delivered, which may be a part of what was planned. Each payment notifies once (AUTO-03). */
export const notifyDelivered = (
  deps: NotifyDeps,
  tx: Db,
  row: PlannedRow,
  { billPaymentId, amountCents }: Pick<SendingRow, 'billPaymentId' | 'amountCents'>,
) => {
  const title = message(copy.delivered, { amount: usd(amountCents), dueOn: day(row.dueOn) })
  return notifyOnce(deps, tx, row, title, `delivered-${billPaymentId}`)
}

export const notifyWaiting = (deps: NotifyDeps, tx: Db, row: Planned, missingCents: Cents) => {
  const text = hasPart(row) ? copy.waitingForRest : copy.waiting
  const title = message(text, { dueOn: day(row.dueOn), missing: usd(missingCents) })
  return notifyInWriting(deps, tx, row.customerId, title, `planned-payment-${row.id}-waiting-${row.sendOn}`)
}

export const notifyOnHold = (deps: NotifyDeps, tx: Db, row: PlannedRow) =>
  notifyInWriting(
    deps,
    tx,
    row.customerId,
    message(copy.onHold, { dueOn: day(row.dueOn) }),
    `planned-payment-${row.id}-on-hold`,
  )

interface Refusal {
  /** The guard's sentence, or what to do next. */
  why: string | StoredMessage | undefined
  /** The latest safe day by the same way, if paying the same way may help. */
  sendBy?: CalendarDate | undefined
}

/** `text`: `sent` if the notice of bills is about it, too. */
export const notifyRefused = (
  deps: NotifyDeps,
  tx: Db,
  row: PlannedRow,
  { text, ...refusal }: Refusal & { text: 'sent' | 'required' },
) => {
  // It may be refused again after it was moved, also to the same day.
  const key = `planned-payment-${row.id}-refused-${deps.clock.now().toISOString()}`
  return notifyInWriting(deps, tx, row.customerId, refusedTitle(row, refusal), key, text)
}

const refusedTitle = ({ plannedCents, dueOn }: PlannedRow, { why, sendBy }: Refusal): StoredMessage => {
  const { refused, refusedFor, refusedInTime, refusedForInTime } = copy
  const values = { amount: usd(plannedCents), dueOn: day(dueOn) }
  if (sendBy === undefined)
    return why === undefined ? message(refused, values) : message(refusedFor, { ...values, why })
  const inTime = { ...values, sendBy: day(sendBy) }
  return why === undefined ? message(refusedInTime, inTime) : message(refusedForInTime, { ...inTime, why })
}

/** What the customer can do about a payment that failed or came back. */
export interface NextStep {
  /** The latest safe day by the same way. Undefined once it has passed. */
  sendBy: CalendarDate | undefined
  /** How else the office may be paid, or why not to pay again yet. */
  next: StoredMessage | undefined
  /** False if paying again the same way would not help. */
  isSameWay: boolean
}

/** In the panel and by email, with what the customer can do (AUTO-11). Bills sends the text. */
export const notifyReturned = (
  deps: NotifyDeps,
  tx: Db,
  row: PlannedRow,
  { billPaymentId, amountCents, ...step }: { billPaymentId: number; amountCents: Cents } & NextStep,
) => {
  const title = returnedTitle(usd(amountCents), step)
  const key = `planned-payment-${row.id}-returned-${billPaymentId}`
  return notifyInWriting(deps, tx, row.customerId, title, key, 'sent')
}

const returnedTitle = (amount: ReturnType<typeof usd>, { sendBy, next, isSameWay }: NextStep) => {
  const { title, titleLate, titleWays, titleLateWays, titleNext } = copy.returned
  if (next === undefined)
    return sendBy === undefined
      ? message(titleLate, { amount })
      : message(title, { amount, sendBy: day(sendBy) })
  if (!isSameWay) return message(titleNext, { amount, next })
  return sendBy === undefined
    ? message(titleLateWays, { amount, next })
    : message(titleWays, { amount, sendBy: day(sendBy), next })
}

export const notifyDropped = (deps: NotifyDeps, tx: Db, row: PlannedRow) =>
  notifyOnce(deps, tx, row, message(copy.dropped, { month: month(row.installmentMonth) }), 'dropped')

export const notifyEnded = (deps: NotifyDeps, tx: Db, row: Planned) => {
  const missing = usd(subtract(row.plannedCents, row.sentCents))
  const title = message(copy.ended, { dueOn: day(row.dueOn), missing })
  return notifyInWriting(deps, tx, row.customerId, title, `planned-payment-${row.id}-ended`)
}

/** The reply's sentence for a day that would be late. */
export const lateSentence = (on: CalendarDate, days: number): string => t(copy.late, { on: day(on), days })
