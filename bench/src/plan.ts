/**
 * Time to load the installments of a plan of 60 months with 180 payments, compared with a bare server that runs the
 * same queries.
 */
import type { Database } from '@yoursuccess/database/database'
import { compareWithBare, EACH, ROUNDS, startBesideBare } from './beside-bare.ts'
import type { Benchmark } from './report.ts'

const MONTHS = 60
const PAYMENTS = 180
const PATH = '/api/plan/installments'

export const plan: Benchmark = {
  title: `GET ${PATH} of ${MONTHS} months with ${PAYMENTS} payments beside its queries (median of ${ROUNDS} turns of ${EACH})`,
  run: async () =>
    compareWithBare({
      started: await startBesideBare(),
      path: PATH,
      prepare: addPlan,
      check: (bank, bare) => {
        const { installments } = bank as { installments: unknown[] }
        const { payments } = bare as { payments: unknown[] }
        if (installments.length !== MONTHS || payments.length !== PAYMENTS)
          throw new Error('the plan lacks its installments or payments')
      },
    }),
}

/** Adds a plan of five years that is nearly over, with steps, and each month paid in parts. */
export const addPlan = async (database: Database, customerId: number) => {
  await database.query(
    `with plan as (
       insert into bank.plans (customer_id, version, status, first_due_on, months, due_kind, due_day, due_roll, paid_by,
         created_at)
       values ($1, 1, 'confirmed', (now() - interval '59 months')::date, ${MONTHS}, 'fixed_day', 16, 'clamp',
         '{electronic}', now())
     ), step as (
       insert into bank.plan_steps (customer_id, from_month, amount_cents, reason, retroactive, recorded_at, recorded_by)
       select $1, date_trunc('month', now() - n * interval '12 months')::date, 60000 - n * 3000, 'step', false, now(),
         'customer'
       from generate_series(4, 0, -1) as n
     ), biller as (
       insert into bank.billers (customer_id, name, account_number, is_trustee, category, created_at)
       values ($1, 'Example Trustee', '24-10077', true, 'Personal finance', now()) returning id
     ), link as (
       insert into bank.plan_billers (biller_id, customer_id, linked_at) select id, $1, now() from biller
     )
     insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on)
     select $1, biller.id, 'Example Trustee', 'Personal finance', true, 15000 + n, 100, 'cleared',
       now() - n * interval '10 days', now() - n * interval '10 days', (now() - n * interval '10 days')::date
     from biller, generate_series(1, ${PAYMENTS}) as n`,
    [customerId],
  )
  await database.run('vacuum (analyze) bank.bill_payments')
}
