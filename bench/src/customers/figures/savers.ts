/** Customers who set shares of their pay aside for the trustee: rows in SQL, as the bank would have made them. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import type { CustomerBank } from '../customer-bank.ts'
import { today, withoutTriggers } from './piece.ts'

/** Numbers of set-asides at the processor follow this one. No main account has such a number. */
const FIRST_SET_ASIDE = 200_000_000_000
const PAYMENT_CENTS = 60_000
/** Half of what the next payment needs, with its fee. */
export const SHARE_CENTS = (PAYMENT_CENTS + BILL_PAYMENT_FEE) / 2
/**
 * The plan is so old that all payments of the generated books count for months that are over. So each customer needs
 * the whole next payment.
 */
const PLAN_MONTHS_AGO = 30

const TABLES = [
  'set_aside_moves',
  'set_aside_causes',
  'set_aside_shares',
  'set_asides',
  'plan_billers',
  'plan_steps',
  'plans',
  'pay_schedules',
].map((name) => `bank.${name}`)

export const VACUUM = `vacuum (analyze) ${TABLES.join(', ')}`

/**
 * Makes every customer of the bank one of them. A payment is due on the 10th, and pay arrives every second week from
 * today on, so today's payday and the next one bear half of it each. A share of each generated deposit was decided and
 * moved, and today's morning is over.
 */
export const addSavers = (bank: CustomerBank): string[] => {
  const { size, history } = bank
  const all = `generate_series(1, ${size.customers}::bigint) as n`
  const began = `to_timestamp(${history.anchor - history.days * 86_400})`
  const firstMonth = `(date_trunc('month', ${today(bank)}) - interval '${PLAN_MONTHS_AGO} months')::date`
  return [
    `update bank.customers set features = array_append(features, 'planTools') where not 'planTools' = any(features)`,
    withoutTriggers(
      `insert into bank.plans (customer_id, version, status, first_due_on, months, due_kind, due_day, due_roll, paid_by,
         created_at)
       select n, 1, 'confirmed', ${firstMonth} + 9, 60, 'fixed_day', 10, 'clamp', '{electronic}'::text[], ${began}
       from ${all}`,
      `insert into bank.plan_steps (customer_id, from_month, amount_cents, reason, retroactive, recorded_at, recorded_by)
       select n, ${firstMonth}, ${PAYMENT_CENTS}, 'plan', false, ${began}, 'customer' from ${all}`,
      // The trustee of the generated books.
      `insert into bank.plan_billers (biller_id, customer_id, linked_at) select n * 2, n, ${began} from ${all}`,
      `insert into bank.pay_schedules (id, customer_id, name, payer, frequency, anchor_on, days, weekend, usual_cents,
         lands_here, created_at)
       overriding system value
       select n, n, 'Employer', 'PAYROLL EMPLOYER ' || n % 200, 'biweekly', ${today(bank)} - 84, '[]'::jsonb, 'before',
         120000, true, ${began}
       from ${all}`,
      `insert into bank.set_asides (customer_id, state, prn, keep_back_cents, balance_cents, balance_as_of, requested_at,
         opened_at)
       select n, 'open', (${FIRST_SET_ASIDE} + n)::text, 2500, 0, ${began}, ${began}, ${began} from ${all}`,
      `insert into bank.set_aside_shares (customer_id, is_on, changed_at, looked_on)
       select n, true, ${began}, ${today(bank)} from ${all}`,
      `insert into bank.set_aside_causes (posted_transaction_id, customer_id, amount_cents, posted_on, decided_at,
         counted_cents, schedule_id, payday_on)
       select id, customer_id, amount_cents, posted_on, posted_at, amount_cents, customer_id, posted_on
       from bank.posted_transactions where kind = 'deposit' and processor_id !~ '^pay-' order by id`,
      `insert into bank.set_aside_moves (customer_id, direction, kind, cause, amount_cents, state, wanted_at, ended_at)
       select customer_id, 'in', 'share', 'deposit-' || posted_transaction_id, ${SHARE_CENTS}, 'done', decided_at,
         decided_at
       from bank.set_aside_causes order by posted_transaction_id`,
    ),
    VACUUM,
    'vacuum (analyze) bank.customers',
  ]
}

/** The feature of the customers stays: without a plan, it changes nothing. */
export const removeSavers = (): string[] => [
  withoutTriggers(...TABLES.map((table) => `delete from ${table}`)),
  VACUUM,
]
