/** Notifies the customer of payments that the bank does not send (AUTO-09). */
import type { PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { isPull } from '@yoursuccess/contract/autopay/outside.rules'
import { add, type Cents, cents, subtract } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { OutsideMethodKind, PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { day, message, month, type StoredMessage, usd } from '../../messaging/render.ts'
import { copy } from './autopay.messages.ts'
import { type NotifyDeps, notifyInWriting, notifyOnce } from './autopay.notifications.ts'
import { REMINDER_KEY } from './drop-reminders.ts'
import type { Planned } from './plan-payments.ts'
import type { PlannedRow } from './planned-payments.queries.ts'

/** On the safe day: what the customer does. A text of it that still waits is dropped with those of reminders. */
export const notifySafeDay = (deps: NotifyDeps, tx: Db, row: Planned, method: PayingMethod) => {
  if (!hasSafeDay(method)) return Promise.resolve()
  const values = { amount: usd(subtract(row.plannedCents, row.sentCents)), dueOn: day(row.dueOn) }
  const isLate = method !== 'wage_order' && deps.clock.today() > row.sendOn
  const title = isLate
    ? message(copy.safeDayPassed, { ...values, method: message(trusteeGuard.methods[method]) })
    : message(copy.safeDay[method], values)
  return notifyInWriting(deps, tx, row.customerId, title, `${REMINDER_KEY}${row.id}-${row.sendOn}-safe-day`)
}

const hasSafeDay = (method: PayingMethod): method is keyof typeof copy.safeDay => method in copy.safeDay

/** Before the safe day, or the day from which a service collects. `feeCents`: what a service may take with it. */
export const reminderOfOutside = (
  { plannedCents, sentCents, sendOn, dueOn }: Planned,
  { method, feeCents }: { method: OutsideMethodKind; feeCents: Cents },
): StoredMessage => {
  const leftCents = subtract(plannedCents, sentCents)
  const values = {
    method: message(trusteeGuard.methods[method]),
    amount: usd(isPull(method) ? add(leftCents, feeCents) : leftCents),
    sendOn: day(sendOn),
    dueOn: day(dueOn),
  }
  if (method === 'wage_order') return message(copy.reminderOutside.wage_order, values)
  return message(isPull(method) ? copy.reminderOutside.pull : copy.reminderOutside.send, values)
}

interface PullNews {
  what: 'moved' | 'on_hold' | 'pulled' | 'ask' | 'missed' | 'returned' | 'returned_part'
  method: PullMethodKind
  /** What was moved, collected or taken, or came back. */
  amountCents: Cents
  /** What the service may take. The amount, unless given. */
  wantedCents?: Cents
  /** The debit that it is about. */
  debitId?: number
  /** What still counts of a debit of which a part came back. */
  leftCents?: Cents
}

/** What becomes of a pull. What costs money, or needs the customer, is told in writing. */
export const notifyPull = async (
  deps: NotifyDeps,
  tx: Db,
  row: PlannedRow,
  { what, method, amountCents, wantedCents = amountCents, debitId, leftCents }: PullNews,
): Promise<void> => {
  const values = {
    method: message(trusteeGuard.methods[method]),
    amount: usd(cents(Math.abs(amountCents))),
    planned: usd(row.plannedCents),
    wanted: usd(wantedCents),
    dueOn: day(row.dueOn),
  }
  const titles = {
    moved: amountCents < wantedCents ? message(copy.pull.short, values) : message(copy.pull.moved, values),
    on_hold: message(copy.pull.onHold, values),
    pulled: message(copy.pull.pulled, values),
    ask: message(copy.pull.ask, values),
    missed: amountCents === 0 ? message(copy.pull.missedNothing, values) : message(copy.pull.missed, values),
    returned: message(copy.pull.returned, values),
    returned_part: message(copy.pull.returnedPart, values),
  }
  // Several parts of a debit may come back.
  const part = what === 'returned_part' ? `-${leftCents}` : ''
  const key = `pull-${what}-${debitId ?? row.sendOn}${part}`
  if (what !== 'pulled') {
    // Each day counts for a payment that did not reach the trustee (AUTO-11).
    const text = ['missed', 'returned', 'returned_part'].includes(what) ? 'required' : 'chosen'
    return notifyInWriting(deps, tx, row.customerId, titles[what], `planned-payment-${row.id}-${key}`, text)
  }
  // A text that still waits would say that the money could be used.
  await deps.notifications.dropTexts(tx, row.customerId, [`planned-payment-${row.id}-pull-moved-`])
  await notifyOnce(deps, tx, row, titles[what], key)
}

/** The customer paid it by hand. A service may collect it all the same. */
export const notifyDroppedOutside = (
  deps: NotifyDeps,
  tx: Db,
  row: PlannedRow,
  method: OutsideMethodKind,
): Promise<unknown> => {
  const values = { month: month(row.installmentMonth) }
  const title = isPull(method)
    ? message(copy.droppedPull, { ...values, method: message(trusteeGuard.methods[method]) })
    : message(copy.droppedOutside, values)
  return notifyOnce(deps, tx, row, title, 'dropped')
}

/** Its days passed during a pause, so the bank did nothing for it and does not know whether it was paid. */
export const notifyEndedOutside = (deps: NotifyDeps, tx: Db, row: PlannedRow) => {
  const title = message(copy.endedOutside, { dueOn: day(row.dueOn) })
  return notifyInWriting(deps, tx, row.customerId, title, `planned-payment-${row.id}-ended`)
}
