/**
 * Time to load the forecast of a customer with a thousand transactions, compared with a bare server that runs the same
 * queries (FORE-07). The processor is not there, so the balance is the last known one.
 */
import type { Database } from '@yoursuccess/database/database'
import { compareWithBare, EACH, ROUNDS, startBeside } from './beside-bare.ts'
import { addPlan } from './plan.ts'
import type { Benchmark } from './report.ts'

const TRANSACTIONS = 1000
const MONTHS_OF_RENT = 4
const PATH = '/api/forecast'

export const forecast: Benchmark = {
  title: `GET ${PATH} with ${TRANSACTIONS} transactions beside its queries (median of ${ROUNDS} turns of ${EACH})`,
  run: async () =>
    compareWithBare({
      started: await startBeside(),
      path: PATH,
      prepare: async (database, customerId) => {
        await addPlan(database, customerId)
        await addPay(database, customerId)
      },
      check: (bank, bare) => {
        const { days, parts } = bank as {
          days: unknown[]
          parts: {
            pay: unknown[]
            payments: unknown[]
            bills: { name: string }[]
            everyday: { basis: string }
          }
        }
        const { found } = bare as { found: unknown[] }
        if (
          days.length < 46 ||
          parts.pay.length === 0 ||
          !parts.bills.some(({ name }) => name === 'Example Rentals') ||
          parts.everyday.basis !== 'purchases' ||
          found.length < 20
        )
          throw new Error('the forecast lacks its parts')
      },
    }),
}

/** Pay each week and rent each month, beside purchases of a hundred days in twenty stores, and a last known balance. */
const addPay = async (database: Database, customerId: number): Promise<void> => {
  await database.query(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1::bigint || '-' || n, case when n % 70 = 0 then 'deposit' else 'purchase' end,
       case when n % 70 = 0 then 60000 else -(n % 4000) - 1 end, now() - n * interval '144 minutes',
       (now() - n * interval '144 minutes')::date,
       case when n % 70 = 0 then 'ACME PAYROLL' else (array['Grocery', 'Fuel', 'Cafe', 'Market'])[n % 4 + 1] || ' ' ||
         (array['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Hazel', 'Juniper', 'Larch', 'Maple'])[n % 10 + 1] ||
         ' number ' || n % 500 end
     from generate_series(1, ${TRANSACTIONS - MONTHS_OF_RENT}) as n
     union all
     select $1::bigint, $1::bigint || '-rent-' || n, 'purchase', -60000, now() - n * interval '1 month',
       (now() - n * interval '1 month')::date, 'Example Rentals'
     from generate_series(1, ${MONTHS_OF_RENT}) as n`,
    [customerId],
  )
  await database.query(
    `insert into bank.expense_items (customer_id, posted_transaction_id, effective_on, amount_cents, description, external,
       from_transaction, created_at)
     select customer_id, id, posted_on, -amount_cents, details, false, true, posted_at
     from bank.posted_transactions where customer_id = $1 and kind = 'purchase'`,
    [customerId],
  )
  await database.query(
    `insert into bank.pay_schedules
       (customer_id, name, payer, frequency, anchor_on, days, weekend, usual_cents, lands_here, created_at)
     values ($1, 'Acme', 'ACME PAYROLL', 'weekly', (now() - interval '98 days')::date, '[]', 'before', 60000, true, now())`,
    [customerId],
  )
  await database.query(
    `update bank.accounts set balance_cents = 150000, balance_as_of = now() where customer_id = $1`,
    [customerId],
  )
  await database.run('vacuum (analyze) bank.posted_transactions')
  await database.run('vacuum (analyze) bank.expense_items')
}
