/** Replies about paydays: Acme pays $1,200.00 every other Friday, the last time on Nov 20, 2026. */
import {
  listPaySchedules,
  listPaySuggestions,
  type PaySchedule,
  type PaySuggestion,
} from '@yoursuccess/contract/paydays/pay-schedules'
import { getPaycheck, listPaydays, type Paycheck, type Payday } from '@yoursuccess/contract/paydays/paydays'
import { type Handler, on } from './wire.ts'

export const acme: PaySchedule = {
  id: 3,
  name: 'Acme',
  payer: 'ACME PAYROLL 0042',
  frequency: 'biweekly',
  anchor_on: '2026-08-14',
  days: [],
  weekend: 'before',
  usual_amount: '1200.00',
  lands_here: true,
  ended_on: null,
}

export const samplePayday = (on: string, change: Partial<Payday> = {}): Payday => ({
  on,
  schedule_id: 3,
  name: 'Acme',
  usual_amount: '1200.00',
  received: null,
  is_late: false,
  ...change,
})

export const arrived = (on: string, amount = '1200.00'): Payday =>
  samplePayday(on, { received: { transaction_id: 7, amount, on } })

export const suggestedAcme: PaySuggestion = {
  id: 40,
  name: 'Acme',
  payer: 'ACME PAYROLL 0042',
  frequency: 'biweekly',
  anchor_on: '2026-09-11',
  days: [],
  weekend: 'before',
  usual_amount: '1200.00',
  deposits: ['2026-09-11', '2026-09-25', '2026-10-09', '2026-10-23', '2026-11-06', '2026-11-20'].map(
    (day, at) => ({ transaction_id: 35 + at, on: day, amount: '1200.00' }),
  ),
}

/** From Nov 20 to Dec 3: $1,200.00 came in, $250.00 is spent, and $466.00 is due to the trustee. */
export const samplePaycheck = (change: Partial<Paycheck> = {}): Paycheck => ({
  from: '2026-11-20',
  to: '2026-12-03',
  paydays: [arrived('2026-11-20')],
  came_in: '1200.00',
  set_aside: '0.00',
  due: [
    { kind: 'bill', on: '2026-11-27', name: 'Larkspur Power', amount: null },
    { kind: 'transfer', on: '2026-11-30', name: 'Example Checking', amount: '75.00' },
    { kind: 'trustee_payment', on: '2026-12-01', name: null, amount: '466.00' },
  ],
  spending: [
    { category: 'food_and_housekeeping_supplies', spent: '180.00', goal: '233.33' },
    { category: null, spent: '70.00', goal: '0.00' },
  ],
  spent: '250.00',
  goal: '233.33',
  left: '484.00',
  days_left: 13,
  per_day: '37.23',
  ...change,
})

/** The replies of a customer with these schedules, suggestions, paydays and paycheck. */
export const paydaysReplies = ({
  schedules = [acme],
  suggestions = [],
  paydays = [arrived('2026-11-06'), arrived('2026-11-20'), samplePayday('2026-12-04')],
  paycheck = samplePaycheck(),
}: {
  schedules?: PaySchedule[]
  suggestions?: PaySuggestion[]
  paydays?: Payday[]
  paycheck?: Paycheck | null
} = {}): Handler[] => [
  on(listPaySchedules, { pay_schedules: schedules }),
  on(listPaySuggestions, { suggestions }),
  on(listPaydays, { paydays }),
  on(getPaycheck, { paycheck }),
]
