/** Notifies the customer of a payment in the notification panel, and by email if the customer must act. */
import { firstSendDay } from '@yoursuccess/contract/autopay/move-day.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { arrivalOn, arriveBy, type Posting, sendOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { Db } from '@yoursuccess/database/database'
import { longDay, message, type StoredMessage, usd } from '../../messaging/render.ts'
import type { OtherWays } from '../trustees/trustees.service.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import { findAnyBiller } from './billers.queries.ts'
import { BILLS_PATH, type BillsDeps } from './bills.deps.ts'
import { copy, reasonOf } from './bills.messages.ts'
import { referenceOf } from './bills.rules.ts'
import { kindOf } from './payments-to-offices.ts'

type NotifyDeps = Pick<
  BillsDeps,
  'autopay' | 'billers' | 'clock' | 'config' | 'notifications' | 'emails' | 'tracker' | 'trustees'
>

const whatOf = ({ amountCents, billerName }: BillPaymentRow) => ({
  amount: usd(amountCents),
  biller: billerName,
})
const linkOf = ({ config }: NotifyDeps) => new URL(BILLS_PATH, config.publicUrl)

const notify = (deps: NotifyDeps, tx: Db, row: BillPaymentRow, title: StoredMessage, what: string) =>
  deps.notifications.notify(tx, row.customerId, {
    title,
    url: BILLS_PATH,
    dedupeKey: `bill-payment-${row.id}-${what}`,
    happenedAt: deps.clock.now(),
    group: groupOf(row),
    // Each day counts for a payment to the trustee that did not arrive (AUTO-11).
    ...(isToTrustee(row) && (what === 'failed' || what === 'returned') && { isTextRequired: true as const }),
  })

/** Only the plan's trustee is paid from the set-aside, whatever its biller is called. */
const isToTrustee = ({ isTrustee, fromAccount }: BillPaymentRow) => isTrustee || fromAccount === 'set_aside'

const groupOf = (row: BillPaymentRow) => (isToTrustee(row) ? 'trustee_payment' : 'bills')

/** The new payment would arrive after the trustee payment's due day (BILLS-81). */
export const notifyLate = async (deps: NotifyDeps, tx: Db, row: BillPaymentRow, dueOn: CalendarDate) => {
  const values = { ...whatOf(row), expectedOn: longDay(row.expectedOn), dueOn: longDay(dueOn) }
  await notify(deps, tx, row, message(copy.late.title, values), 'late')
  await deps.emails.post(tx, row.customerId, {
    group: 'trustee_payment',
    subject: message(copy.late.subject),
    paragraphs: [
      message(copy.late.text, { ...values, reference: referenceOf(row.id) }),
      message(copy.late.next),
      linkOf(deps),
    ],
  })
}

/** The payment was received, failed or was returned. The customer is not notified of other statuses. */
export const notifyOutcome = async (deps: NotifyDeps, tx: Db, row: BillPaymentRow): Promise<void> => {
  if (row.status === 'cleared') await notify(deps, tx, row, message(copy.received, whatOf(row)), 'cleared')
  if (row.status !== 'failed' && row.status !== 'returned') return
  const happened = copy[row.status]
  const values = { ...whatOf(row), reason: message(reasonOf(row.failure ?? '')) }
  const next = isToTrustee(row) ? await trusteeNext(deps, tx, row) : undefined
  const title = next?.inPanel
    ? message(happened.titleNext, { ...values, next: next.inPanel })
    : message(happened.title, values)
  await notify(deps, tx, row, title, row.status)
  await deps.emails.post(tx, row.customerId, {
    // Of a payment to the trustee that did not arrive, the customer must know.
    ...(!isToTrustee(row) && { group: 'bills' as const }),
    subject: isToTrustee(row)
      ? message(happened.trusteeSubject)
      : message(happened.subject, { biller: row.billerName }),
    paragraphs: [
      message(happened.text, { ...values, reference: referenceOf(row.id) }),
      row.processorRef === null
        ? message(copy.nothingTaken)
        : message(row.fromAccount === 'main' ? copy.goesBack : copy.goesBackAside, {
            fee: usd(row.feeCents),
          }),
      ...(next?.inEmail ?? []),
      linkOf(deps),
    ],
  })
}

/** What the customer is told to do next about a payment to the trustee. */
interface TrusteeNext {
  /** Undefined for payments of autopay, whose own notice says it. */
  inPanel: StoredMessage | undefined
  inEmail: StoredMessage[]
}

/** What to do next, by when, and how else the office may be paid (AUTO-11). */
export const trusteeNext = async (deps: NotifyDeps, tx: Db, row: BillPaymentRow): Promise<TrusteeNext> => {
  const { customerId } = row
  const isByHand = await deps.autopay().isByHand(tx, row.id)
  const next = trusteeNextOf(row.failure)
  if (next) return { inPanel: isByHand ? next : undefined, inEmail: [next] }
  const biller = await findAnyBiller(tx, customerId, row.billerId)
  const other =
    biller && (await deps.trustees.findOtherWays(tx, customerId, { payee: biller, kind: kindOf(biller) }))
  const safeDay = isByHand ? await findSafeDay(deps, tx, customerId, other) : undefined
  const inEmail = [message(copy.payTrusteeAgain), ...(safeDay ? [safeDay] : []), ...otherWaysOf(other)]
  return { inPanel: safeDay, inEmail }
}

/** By when to pay again the same way. Undefined once that day has passed, and for an office that is not listed. */
const findSafeDay = async (
  deps: NotifyDeps,
  tx: Db,
  customerId: number,
  other: OtherWays | undefined,
): Promise<StoredMessage | undefined> => {
  if (!other?.isStillTaken || !other.posting) return undefined
  const dueOn = await deps.tracker.findNextTrusteeDueDay(tx, customerId)
  if (dueOn === undefined) return undefined
  const payBy = sendOn(arriveBy(dueOn, 0), other.posting)
  if (payBy < firstPayDay(deps, other.posting)) return undefined
  return message(copy.safeDay, { dueOn: longDay(dueOn), payBy: longDay(payBy) })
}

/** The first day on which a payment would still count as made on its day. */
const firstPayDay = ({ billers, clock }: NotifyDeps, { kind }: Posting): CalendarDate => {
  const today = clock.today()
  const arrivesOn = billers.arrivalOf({ madeAt: clock.now(), isPaper: kind === 'bill_pay_check' })
  return firstSendDay(today, arrivesOn > arrivalOn(today, kind))
}

/** What to do after a trustee payment that failed or came back, where paying again the same way would not help. */
export const trusteeNextOf = (failure: string | null): StoredMessage | undefined =>
  failure !== null && failure in copy.trusteeNext
    ? message(copy.trusteeNext[failure as keyof typeof copy.trusteeNext])
    : undefined

/** How else the office may be paid. Nothing if nobody knows. */
export const otherWaysOf = (other: OtherWays | undefined): StoredMessage[] => {
  if (!other) return []
  const { isStillTaken, ways } = other
  if (isStillTaken) return ways === undefined ? [] : [message(copy.otherWays, { ways })]
  return [ways === undefined ? message(copy.wayIsOverOnly) : message(copy.wayIsOver, { ways })]
}
