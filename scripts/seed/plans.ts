/**
 * What personas with a Chapter 13 plan do: an employer of the sandbox pays them every two weeks, they enter
 * their plan in its second month, and pay the trustee from the account. At the end, one of them imports what the trustee
 * posted, and turns autopay on.
 */
import type { previewAutopay } from '@yoursuccess/contract/autopay/autopay'
import type { listBillers } from '@yoursuccess/contract/bills/billers'
import {
  addDays,
  addMonths,
  type CalendarDate,
  monthEnd,
  monthStart,
  weekday,
} from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { getPlan } from '@yoursuccess/contract/plan/plan'
import type { openSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { trusteeDueOn } from '@yoursuccess/contract/tracker/tracker.rules'
import { callJson, type SeedTarget } from './calls.ts'
import type { Budget } from './track-month.ts'

interface Persona {
  caseNumber: string
  installment: string
  /** An amount that begins in the ninth month. */
  later?: string
  employers: readonly Employer[]
  /**
   * What is paid to the trustee, by how many months before this one. This month's is left to autopay if that is still in
   * time.
   */
  payments: Readonly<Record<number, string>>
  /** Imports the trustee's ledger. From today on, sets a share of each pay aside, and pays the trustee by autopay. */
  usesPlanTools?: true
}

interface Employer {
  name: string
  frequency: 'biweekly' | 'monthly'
  amount: string
}

const NORTHFIELD = { name: 'Northfield Logistics', frequency: 'biweekly', amount: '1180.00' } as const
const DINER = { name: 'Riverside Diner', frequency: 'monthly', amount: '300.00' } as const

const PLANS: Readonly<Record<string, Persona>> = {
  'plan@example.com': {
    caseNumber: '10077',
    installment: '480.00',
    later: '520.00',
    employers: [NORTHFIELD, DINER],
    payments: { 4: '480.00', 3: '480.00', 2: '480.00', 1: '480.00', 0: '480.00' },
    usesPlanTools: true,
  },
  // Six payments of 500.00 were due and 2,250.00 were paid: one and a half are missing.
  'behind@example.com': {
    caseNumber: '20488',
    installment: '500.00',
    employers: [NORTHFIELD],
    payments: { 4: '500.00', 3: '500.00', 2: '250.00' },
  },
}
export const WITH_PLAN = Object.keys(PLANS)

/** The trustee of central Illinois, who takes electronic payments. */
const TRUSTEE = { id: 9004, rppsBillerId: '0000009004', district: 'ilcb' }
/** This month is the seventh of the plan. */
const EARLIER_MONTHS = 6
/** How many days before its due day a payment is made. */
const PAID_BEFORE = 6
/** Dollars in the account when it is opened. */
const SAVINGS = '2500.00'

export interface PlanCustomer {
  email: string
  prn: string
  token: string
}

/** This month's due day is ahead, so that nothing is late on the day of the first run. */
const dueDayOf = (today: CalendarDate): number => {
  const [ahead, last] = [addDays(today, 9), monthEnd(today)]
  return Number((ahead < last ? ahead : last).slice(8))
}

/** The day on which personas pay their trustee in a month. */
export const paysTrusteeOn = (today: CalendarDate, month: CalendarDate): CalendarDate =>
  addDays(trusteeDueOn(month, dueDayOf(today)), -PAID_BEFORE)

export const budgetOf = (email: string, today: CalendarDate): Budget => {
  const { employers, installment } = planOf(email)
  const income = employers.map(({ amount, frequency }) => Number(amount) * (frequency === 'biweekly' ? 2 : 1))
  return {
    income: [{ amount: income.reduce((sum, each) => sum + each).toFixed(2), category: 'salary' }],
    trustee: { amount: installment, due_day: dueDayOf(today) },
    expenses: [
      { amount: '845.00', category: 'housing' },
      { amount: '240.00', category: 'car_payment' },
      { amount: '150.00', category: 'utilities' },
      { amount: '300.00', category: 'food_and_housekeeping_supplies' },
      { amount: '130.00', category: 'insurance' },
      { amount: '100.00', category: 'transportation' },
    ],
    paysElsewhere: false,
  }
}

/** Money, employers, the plan and the trustee as a biller. The clock is at the end of the plan's second month. */
export const beginPlan = async (
  target: SeedTarget,
  customer: PlanCustomer,
  today: CalendarDate,
): Promise<void> => {
  const { caseNumber, installment, later, employers } = planOf(customer.email)
  const [call, control] = [callsOf(target, customer), controlOf(target, customer)]
  await control('deposits', { kind: 'refund', amount: SAVINGS, description: 'BRINDLEWATER SAVINGS' })
  const secondMonth = addMonths(monthStart(today), 1 - EARLIER_MONTHS)
  for (const employer of employers) {
    const first_on = firstPayday(employer, addMonths(secondMonth, 1))
    const payer = employer.name.toUpperCase()
    await control('paydays', { frequency: employer.frequency, first_on, amount: employer.amount, payer })
    await call('POST', '/pay_schedules', {
      pay_schedule: {
        name: employer.name,
        payer,
        frequency: employer.frequency,
        anchor_on: first_on,
        days: employer.frequency === 'monthly' ? [Number(first_on.slice(8))] : [],
        weekend: 'before',
        usual_amount: employer.amount,
        lands_here: true,
      },
    })
  }
  const day = dueDayOf(today)
  const firstMonth = addMonths(secondMonth, -1)
  const firstDueOn = trusteeDueOn(firstMonth, day)
  const filedOn = addDays(firstDueOn, -30)
  const number = `${filedOn.slice(2, 4)}-${caseNumber}`
  await call('PUT', '/plan', {
    plan: {
      district: TRUSTEE.district,
      case_number: number,
      filed_on: filedOn,
      confirmed_on: addDays(firstDueOn, 20),
      months: 60,
      first_due_on: firstDueOn,
      due_rule: { kind: 'fixed_day', day },
      trustee_id: TRUSTEE.id,
      paid_by: ['electronic'],
      attorney: { name: 'Dana Ruiz', phone: '2175550142', email: 'dana.ruiz@example.com' },
      // What was paid before there was this account.
      opening: {
        as_of: trusteeDueOn(secondMonth, day),
        posted_total: formatAmount(cents(2 * Number(installment) * 100)),
      },
    },
    steps: [
      { amount: installment, reason: 'plan' },
      ...(later ? [{ from_month: addMonths(firstMonth, 8), amount: later, reason: 'step' }] : []),
    ],
  })
  await call('POST', '/billers/add_rpps', {
    biller: {
      rpps_biller_id: TRUSTEE.rppsBillerId,
      biller_account_number: number,
      biller_category: 'Personal finance',
    },
  })
}

/** Pays the trustee what the persona pays in a month. */
export const payTrustee = async (
  target: SeedTarget,
  customer: PlanCustomer,
  monthsBack: number,
): Promise<void> => {
  const amount = planOf(customer.email).payments[monthsBack]
  if (!amount) return
  const call = callsOf(target, customer)
  const { billers } = await call<{ billers: { id: number }[] }>('GET', '/billers?per_page=-1')
  await call('POST', '/bill_payments', { bill_payment: { amount, biller_id: billers[0]?.id } })
  await target.settle()
}

/** What the persona does today, once everything that was paid is posted. */
export const usePlanTools = async (target: SeedTarget, customer: PlanCustomer): Promise<void> => {
  if (!planOf(customer.email).usesPlanTools) return
  await importLedger(target, customer)
  await payWhatIsTooSoon(target, customer)
  await turnAutopayOn(target, customer)
}

/** Downloads the ledger from the portal of the trustee's office, as a person does, and imports it. */
const importLedger = async (target: SeedTarget, customer: PlanCustomer): Promise<void> => {
  const call = callsOf(target, customer)
  const { plan } = await call<ReplyOf<typeof getPlan>>('GET', '/plan')
  const ledger = await fetch(
    `${target.sandboxUrl}/trustee-office/${plan?.case_number_shown}/ledger.csv?office=${TRUSTEE.rppsBillerId}`,
  )
  if (!ledger.ok) throw new Error(`the portal of the trustee's office answered ${ledger.status}`)
  const content = Buffer.from(await ledger.arrayBuffer()).toString('base64')
  await call('POST', '/receipts/import_file', { file: { name: 'ledger.csv', content } })
  await target.settle()
}

/** Makes this month's payment if its send day has passed, so that autopay begins with the next one. */
const payWhatIsTooSoon = async (target: SeedTarget, customer: PlanCustomer): Promise<void> => {
  const { installments } = await previewOf(target, customer)
  if (installments[0]?.by_hand) await payTrustee(target, customer, 0)
}

/** Sets the next payment aside, turns on shares of each pay, and agrees to autopay. */
const turnAutopayOn = async (target: SeedTarget, customer: PlanCustomer): Promise<void> => {
  const call = callsOf(target, customer)
  const { needed, keep_back } = await call<ReplyOf<typeof openSetAside>>('POST', '/set_aside/open')
  await call('PUT', '/set_aside', { keep_back, shares_on: true })
  await call('POST', '/set_aside/moves', { move: { direction: 'in', amount: needed } })
  await target.settle()
  const { biller_id, method, terms_version } = await previewOf(target, customer)
  await call('PUT', '/autopay', { autopay: { on: true, biller_id, method, terms_version } })
  await target.settle()
}

const previewOf = async (target: SeedTarget, customer: PlanCustomer) => {
  const call = callsOf(target, customer)
  const { billers } = await call<ReplyOf<typeof listBillers>>('GET', '/billers?per_page=-1')
  const biller_id = billers.find(({ is_trustee }) => is_trustee)?.id
  const preview = await call<ReplyOf<typeof previewAutopay>>('GET', `/autopay/preview?biller_id=${biller_id}`)
  return { ...preview, biller_id }
}

const planOf = (email: string): Persona => {
  const plan = PLANS[email]
  if (!plan) throw new Error(`${email} has no plan`)
  return plan
}

const FRIDAY = 5

/** The first Friday of the month, or its 10th. */
const firstPayday = ({ frequency }: Employer, month: CalendarDate): CalendarDate =>
  frequency === 'monthly' ? addDays(month, 9) : addDays(month, (FRIDAY - weekday(month) + 7) % 7)

const callsOf =
  (target: SeedTarget, { token }: PlanCustomer) =>
  <Reply>(method: string, path: string, body?: unknown) =>
    callJson<Reply>(`${target.url}/api${path}`, method, body, token)

const controlOf =
  (target: SeedTarget, { prn }: PlanCustomer) =>
  (what: string, body: object) =>
    callJson(`${target.sandboxUrl}/_sim/accounts/${prn}/${what}`, 'POST', body)
