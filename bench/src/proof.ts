/** Time to download the payment history of a plan of 60 months, over HTTP (EVI-07). */
import { addMonths, day } from '@yoursuccess/contract/core/calendar-date'
import type { Database } from '@yoursuccess/database/database'
import { planKeeper } from '../../server/tests/support/plan-keeper.ts'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import { type Benchmark, median, rounded } from './report.ts'

const MONTHS = 60
const ROUNDS = 9
const TODAY = '2026-11-20'
const FIRST = day('2021-12-15')
const LAST = addMonths(FIRST, MONTHS - 1)

export const proof: Benchmark = {
  title: `GET /api/plan/proof of ${MONTHS} months (median of ${ROUNDS})`,
  run: async () => {
    const bank = await openTestBank({ today: TODAY })
    try {
      const customer = await bank.createCustomer()
      await bank.stepUp(customer)
      const made = await planKeeper(customer).create({
        filed_on: '2021-11-15',
        first_due_on: FIRST,
        due_rule: { kind: 'fixed_day', day: 15 },
        months: MONTHS,
      })
      if (made.status !== 200) throw new Error(`the plan returned ${made.status}`)
      await addPayments(bank.database, customer.id)
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now()
        const reply = await fetch(`${bank.url}/api/plan/proof`, {
          headers: { authorization: `Bearer ${customer.token}` },
        })
        bytes = (await reply.arrayBuffer()).byteLength
        times.push(performance.now() - start)
        if (reply.status !== 200) throw new Error(`the history returned ${reply.status}`)
      }
      return [
        { what: 'history', value: rounded(median(times), 0), unit: 'ms' },
        {
          what: 'slowest',
          value: rounded(Math.max(...times), 0),
          unit: 'ms',
          target: { atMost: 3000 },
        },
        { what: 'size', value: rounded(bytes / 1000, 0), unit: 'kB' },
      ]
    } finally {
      await bank.close()
    }
  },
}

/** A payment for each month with its line of the account and its posting. */
const addPayments = async (database: Database, customerId: number): Promise<void> => {
  const { rows } = await database.query<{ id: number }>(
    `with biller as (
       insert into bank.billers (customer_id, name, account_number, is_trustee, created_at)
       values ($1, 'Example Trustee', '21-10077', true, now()) returning id)
     insert into bank.plan_billers (biller_id, customer_id, linked_at) select id, $1, now() from biller
     returning biller_id as id`,
    [customerId],
  )
  await database.query(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on, taken_at)
     select $1, $2, 'Example Trustee', 'Trustee', true, 50000, 100, 'cleared', due, due, due::date, now()
     from generate_series($3::date + time '12:00', $4::date + time '12:00', interval '1 month') as due`,
    [customerId, rows[0]?.id, FIRST, LAST],
  )
  await database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1, 'bench-' || due::date, 'bill_payment', -50100, due, due::date, 'Bill payment: Example Trustee'
     from generate_series($2::date + time '12:00', $3::date + time '12:00', interval '1 month') as due`,
    [customerId, FIRST, LAST],
  )
  await database.query(
    `with file as (
       insert into bank.receipt_files (customer_id, name, sha256, headings_sha256, posted_on_column, amount_column,
         imported_at)
       values ($1, 'ledger.csv', repeat('a', 64), repeat('b', 64), 0, 1, now()) returning id)
     insert into bank.receipts (customer_id, posted_on, amount_cents, receipt_number, source, file_id, created_at)
     select $1, due::date + 1, 50000, 'R-' || due::date, 'file', id, now()
     from file, generate_series($2::date + time '12:00', $3::date + time '12:00', interval '1 month') as due`,
    [customerId, FIRST, LAST],
  )
}
