/** How customers are warned: in the panel, and by the channels that they chose for trustee payments (LAD-01, LAD-02). */
import type { Cents } from '@yoursuccess/contract/core/money'
import { type Installment, installmentKey } from '@yoursuccess/contract/plan/installments.rules'
import type { Warning } from '@yoursuccess/contract/plan/ladder.rules'
import { day, message, type StoredMessage, usd } from '../../messaging/render.ts'
import type { Notice } from '../notifications/notifications.service.ts'
import { copy } from './ladder.messages.ts'
import type { PlanRow } from './plan.queries.ts'

/** The page with the buttons. */
const BEHIND_PATH = '/dashboard/plan/behind'
/** Both balances, how they were worked out, and "What if". */
const FORECAST_PATH = '/dashboard/plan/forecast'

/** The key says it once for the installment, whatever becomes of the plan or the clock. */
export const ladderNotice = (
  warning: Warning,
  row: PlanRow,
  { happenedAt, canPay }: { happenedAt: Date; canPay: boolean },
): Notice & { customerId: number } => ({
  customerId: row.customerId,
  title: titleOf(warning),
  url: BEHIND_PATH,
  dedupeKey: `plan-${installmentKey(warning.installment)}-${warning.step}`,
  happenedAt,
  group: 'trustee_payment',
  subject: message(copy.subject),
  more: [...todayOf(warning, canPay), message(copy.elsewhere), ...whatFollows(row)],
})

/** What the forecast says is missing for a payment, before it is sent. The key says it once for the installment, too. */
export const shortNotice = (
  { installment, shortCents }: { installment: Installment; shortCents: Cents },
  row: PlanRow,
  { happenedAt }: { happenedAt: Date },
): Notice & { customerId: number } => ({
  customerId: row.customerId,
  title: message(copy.short, { on: day(installment.dueOn), amount: usd(shortCents) }),
  url: FORECAST_PATH,
  dedupeKey: `plan-${installmentKey(installment)}-short`,
  happenedAt,
  group: 'trustee_payment',
  subject: message(copy.subject),
  more: [message(copy.todayShort), message(copy.elsewhere), ...whatFollows(row)],
})

/** What can be done today in the app, and where the last day of a notice is counted. */
const todayOf = ({ step }: Warning, canPay: boolean): StoredMessage[] => {
  const isDue = step === 'due_day'
  const today = isDue ? copy.todayDue : copy.today
  return [message(canPay ? today : copy.todayNoBills), ...(isDue ? [] : [message(copy.notice)])]
}

/** What usually follows a missed payment, and whom to call. */
export const whatFollows = (row: PlanRow): StoredMessage[] => [message(copy.follows), callOf(row)]

const titleOf = ({ step, amountCents, dueOn, payments }: Warning): StoredMessage => {
  const values = { amount: usd(amountCents), on: day(dueOn) }
  if (step === 'due_day' || step === 'week_after') return message(copy[step], values)
  return message(copy.behind, { ...values, payments: Number(payments) })
}

const callOf = ({ attorneyName: name, attorneyPhone }: PlanRow): StoredMessage => {
  if (name === null) return message(copy.call)
  if (attorneyPhone === null) return message(copy.callName, { name })
  const phone = attorneyPhone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return message(copy.callNumber, { name, phone })
}
