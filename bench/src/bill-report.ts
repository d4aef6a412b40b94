/** Time to download the PDF report of a thousand bill payments, over HTTP. */
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import type { Database } from '@yoursuccess/database/database'
import { type Benchmark, median, rounded } from './report.ts'

const PAYMENTS = 1000
const BILLERS = 10
const ROUNDS = 9
const TODAY = '2026-11-20'

export const billReport: Benchmark = {
  title: `GET /api/bill_payments/download_report with ${PAYMENTS} payments (median of ${ROUNDS})`,
  run: async () => {
    const bank = await openTestBank({ today: TODAY })
    try {
      const { id, token } = await bank.createCustomer()
      const billers = await addPayments(bank.database, id)
      const query = `start_date=2026-05-20&end_date=${TODAY}&selected_biller_ids=${JSON.stringify(billers)}`
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now()
        const reply = await fetch(`${bank.url}/api/bill_payments/download_report?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        bytes = (await reply.arrayBuffer()).byteLength
        times.push(performance.now() - start)
        if (reply.status !== 200) throw new Error(`the report returned ${reply.status}`)
      }
      return [
        { what: 'report', value: rounded(median(times), 0), unit: 'ms', target: { atMost: 1000 } },
        { what: 'slowest', value: rounded(Math.max(...times), 0), unit: 'ms' },
        { what: 'size', value: rounded(bytes / 1000, 0), unit: 'kB' },
      ]
    } finally {
      await bank.close()
    }
  },
}

const addPayments = async (database: Database, customerId: number): Promise<number[]> => {
  const { rows } = await database.query<{ id: number }>(
    `insert into bank.billers (customer_id, name, account_number, is_trustee, category, created_at)
     select $1, 'Example Biller ' || chr(64 + number), '99-' || number, number = 1, 'Utilities', now()
     from generate_series(1, $2::int) as number returning id`,
    [customerId, BILLERS],
  )
  const ids = rows.map(({ id }) => id)
  await database.query(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on)
     select $1, ($2::bigint[])[1 + number % $3::int], 'Example Biller', 'Utilities', false, 1000 + number, 100,
       'cleared', timestamptz '2026-05-21 12:00Z' + number * interval '4 hours', now(), '2026-11-20'
     from generate_series(1, $4::int) as number`,
    [customerId, ids, BILLERS, PAYMENTS],
  )
  return ids
}
