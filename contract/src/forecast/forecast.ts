/** "Will I be all right?": both balances day by day, what could be short, and what is safe to spend. */
import * as z from 'zod'
import { PAYERS } from '../autopay/payer.rules.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { planner } from '../plan/plan-refusals.ts'
import { PULL_METHODS } from '../trustees/trustee-methods.ts'
import { EVENT_KINDS } from './forecast-line.rules.ts'

const moneyOnDay = { name: z.string(), on: dayReply, amount: amountReply }

/** Who pays the trustee. */
const payer = {
  by: z.enum(PAYERS),
  /** Null unless a service pays. */
  service: z.enum(PULL_METHODS).nullable(),
}

/** Where everyday spending is known from (FORE-02). `nothing`: there are neither purchases nor goals. */
export const EVERYDAY_BASES = ['purchases', 'goals', 'nothing'] as const

/** Each part of the forecast with its amount. The browser works out "What if" from the same parts. */
export const forecastBreakdown = z.strictObject({
  today: dayReply,
  /** The last day of the forecast. */
  until: dayReply,
  available: amountReply,
  /** True if the processor did not answer: the balances are the last known ones. */
  stale: z.boolean(),
  keep_back: amountReply,
  set_aside: z
    .strictObject({
      balance: amountReply,
      shares_on: z.boolean(),
      /** The last day whose morning has begun: what it asks for is moved. */
      morning: dayReply,
      short: z.strictObject({ amount: amountReply, due_on: dayReply }).nullable(),
    })
    .nullable(),
  pay: z.array(
    z.strictObject({
      name: z.string(),
      on: dayReply,
      arrives_on: dayReply,
      usual_amount: amountReply,
      is_late: z.boolean(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      due_on: dayReply,
      send_on: dayReply,
      planned: amountReply,
      fees: amountReply,
      sent: amountReply,
      by_payday: z.boolean(),
      /** The most that autopay takes from the main account for it. Null for payments by hand. */
      from_main: amountReply.nullable(),
      ...payer,
    }),
  ),
  /**
   * Payments that need nothing more here: an employer is expected to bring all of them, or a service may still collect
   * them, and \`bills\` has what it takes.
   */
  arranged: z.array(
    z.strictObject({
      due_on: dayReply,
      /** The day on which the service should collect it, or the latest day on which one is sent in time. */
      send_on: dayReply,
      amount: amountReply,
      ...payer,
    }),
  ),
  bills: z.array(
    z.strictObject({
      ...moneyOnDay,
      /** Null for what is ordered, or may still be collected. Else the bill is expected, because it comes regularly. */
      regular: z
        .strictObject({
          /** As payees are compared (`payeeKey`). */
          payee: z.string(),
          status: z.enum(['found', 'confirmed']),
        })
        .nullable(),
    }),
  ),
  transfers: z.array(z.strictObject(moneyOnDay)),
  everyday: z.strictObject({
    /** For a day. `low` is a quarter more. */
    expected: amountReply,
    low: amountReply,
    basis: z.enum(EVERYDAY_BASES),
    /** Of how many days the purchases are, or how many days the month of the goals has. */
    days: z.int().min(0),
  }),
})
export type ForecastBreakdown = z.infer<typeof forecastBreakdown>

const forecastDay = z.strictObject({
  on: dayReply,
  expected: amountReply,
  low: amountReply,
  set_aside: amountReply.nullable(),
  events: z.array(
    z.strictObject({ kind: z.enum(EVENT_KINDS), label: z.string().nullable(), amount: amountReply }),
  ),
})
export type ForecastDayReply = z.infer<typeof forecastDay>

/** The one sentence that fits. The app says it in words (FORE-03). */
const forecastAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment_short'), due_on: dayReply, amount: amountReply }),
  z.strictObject({
    kind: z.literal('short_before_pay'),
    on: dayReply,
    amount: amountReply,
    pay_on: dayReply,
  }),
  z.strictObject({ kind: z.literal('late_pay'), name: z.string(), on: dayReply }),
  z.strictObject({ kind: z.literal('lasts'), pay_on: dayReply }),
  z.strictObject({ kind: z.literal('no_pay') }),
])
export type ForecastAnswerReply = z.infer<typeof forecastAnswer>

export const forecastReply = z.strictObject({
  days: z.array(forecastDay),
  /** The first day on which the low line is below zero, and the most that is missing until the next pay. */
  shortfall: z.strictObject({ on: dayReply, amount: amountReply }).nullable(),
  safe_to_spend: z.strictObject({ amount: amountReply, until: dayReply, per_day: amountReply }),
  answer: forecastAnswer,
  /** The due day of the next payment to the trustee, if all of it is set aside. */
  set_aside_for: dayReply.nullable(),
  parts: forecastBreakdown,
})
export type ForecastReply = z.infer<typeof forecastReply>

export const getForecast = endpoint('GET /api/forecast', {
  summary: 'Expected and low balance of each day, for 45 days or until the second due day, or until `to`',
  access: planner,
  query: z.strictObject({ to: calendarDate.optional() }),
  replies: { 200: forecastReply },
})
