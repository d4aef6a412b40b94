/** Six months in the lives of personas, month by month, up to today. */
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { payBills } from './bills.ts'
import { callJson, type SeedTarget, signIn } from './calls.ts'
import { bookedBy, historyOf, lastBookedDay, SPENDING } from './history.ts'
import { PASSWORD, type Persona } from './personas.ts'
import { beginPlan, budgetOf, payTrustee, paysTrusteeOn, WITH_PLAN } from './plans.ts'
import { HOUSEHOLD, trackMonth } from './track-month.ts'

export interface Seeded {
  persona: Persona
  prn: string
}

export const MONTHS_OF_HISTORY = 6

interface Customer {
  email: string
  prn: string
  token: string
}

interface Month {
  month: CalendarDate
  /** How many months before this one. */
  back: number
  /** The last day of the month, or the last booked day of this one. */
  lastDay: CalendarDate
  today: CalendarDate
}

/**
 * For each month, posts the transactions; then the personas pay bills, set goals and categorize items. Personas
 * with a plan also pay their trustee during the month.
 */
export const liveSixMonths = async (
  target: SeedTarget,
  seeded: readonly Seeded[],
  { today, now }: { today: CalendarDate; now: string },
): Promise<void> => {
  const customers: Customer[] = []
  for (const { persona, prn } of seeded)
    customers.push({ email: persona.email, prn, token: await signIn(target.url, persona.email, PASSWORD) })
  const [planned, others] = [customers.filter(hasPlan), customers.filter((each) => !hasPlan(each))]
  for (let back = MONTHS_OF_HISTORY - 1; back >= 0; back--) {
    const month = addMonths(monthStart(today), -back)
    const lastDay = back === 0 ? lastBookedDay(today, now) : addDays(addMonths(month, 1), -1)
    const until = back === 0 && now < bookedBy(today) ? now : bookedBy(lastDay)
    const isFirst = back === MONTHS_OF_HISTORY - 1
    const paysTrusteeAt = bookedBy(paysTrusteeOn(today, month))
    if (!isFirst && paysTrusteeAt <= until && planned.length > 0) {
      await moveClock(target, 'advance', paysTrusteeAt)
      for (const customer of planned) await payTrustee(target, customer, back)
    }
    await moveClock(target, isFirst ? 'set' : 'advance', until)
    for (const customer of others) await liveMonth(target, customer, { month, back, lastDay, today })
    for (const customer of planned) await liveMonthOfPlan(target, customer, { month, back, lastDay, today })
  }
  for (const { token } of customers) await readNotificationsBefore(target, token, monthStart(today))
}

const hasPlan = ({ email }: Customer) => WITH_PLAN.includes(email)

const liveMonth = async (target: SeedTarget, customer: Customer, { month, back, lastDay }: Month) => {
  await importMonth(target, customer, historyOf(customer.email, month, lastDay))
  // The bills of the current month are paid later, after the clock is set to the current time.
  if (back > 0) await payBills(target, { ...customer, password: PASSWORD }, back)
  const isFirst = back === MONTHS_OF_HISTORY - 1
  await trackMonth(target, customer.token, { month, isFirst, budget: HOUSEHOLD })
}

/** The first month is the second of the plan, in which it is entered. */
const liveMonthOfPlan = async (
  target: SeedTarget,
  customer: Customer,
  { month, back, lastDay, today }: Month,
) => {
  if (back === MONTHS_OF_HISTORY - 1) return beginPlan(target, customer, today)
  await importMonth(target, customer, historyOf(customer.email, month, lastDay, SPENDING))
  const isFirst = back === MONTHS_OF_HISTORY - 2
  await trackMonth(target, customer.token, { month, isFirst, budget: budgetOf(customer.email, today) })
}

const importMonth = async (
  target: SeedTarget,
  { prn }: Customer,
  file: ReturnType<typeof historyOf>,
): Promise<void> => {
  if (file.override_accounts[0].transactions.length === 0) return
  await callJson(`${target.sandboxUrl}/_sim/accounts/${prn}/import`, 'POST', file)
  await target.settle()
}

/** Marks the notifications of earlier months as read. Those of the current month stay unread. */
const readNotificationsBefore = async (target: SeedTarget, token: string, month: CalendarDate) => {
  const { notifications } = await callJson<{ notifications: { id: number; timestamp: string }[] }>(
    `${target.url}/api/notifications`,
    'GET',
    undefined,
    token,
  )
  for (const { id, timestamp } of notifications)
    if (timestamp < month) await callJson(`${target.url}/api/notifications/${id}`, 'PUT', undefined, token)
}

export const moveClock = (target: SeedTarget, how: 'set' | 'advance', to: string): Promise<unknown> =>
  callJson(`${target.sandboxUrl}/_sim/clock/${how}`, 'POST', { to })
