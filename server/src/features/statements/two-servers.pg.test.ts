/** Two servers on PostgreSQL close the same months at the same time. */
import { day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { newCustomer } from '../../../tests/support/customers.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank } from '../../../tests/support/test-bank.ts'

const CUSTOMERS = 24

// STATEMENTS-11
test('two servers make each statement once and send one notification of it', async () => {
  const bank = await openTestBank({ today: '2026-11-20' })
  const other = await openOtherServer(bank)
  try {
    const pay = { kind: 'payroll', amount: '10.00', description: 'Pay' }
    for (let made = 0; made < CUSTOMERS; made++) {
      const { status, body } = await bank.operator('POST', '/customers', newCustomer(made))
      expect(status).toBe(201)
      const { galileo_payment_reference_number: prn } = body as { galileo_payment_reference_number: string }
      await bank.control(`/accounts/${prn}/deposits`, pay)
    }
    await bank.settle()
    // Two months at once.
    const offset = bank.clock.offset() + daysBetween(bank.today(), day('2027-01-02')) * 86_400_000
    await bank.database.query('update bank.business_clock set offset_ms = $1', [offset])
    bank.clock.setOffset(offset)
    await other.bothLook()
    await bank.settle()
    const { rows } = await bank.database.query(
      `select customer_id, count(*)::int as statements, min(closing_cents) as closing,
         (select count(*)::int from bank.notifications
           where notifications.customer_id = statements.customer_id and title like 'Your statement%') as sent
       from bank.statements group by customer_id order by customer_id`,
    )
    expect(rows).toHaveLength(CUSTOMERS)
    for (const row of rows) expect(row).toMatchObject({ statements: 2, closing: 1000, sent: 2 })
  } finally {
    await other.close()
    await bank.close()
  }
})
