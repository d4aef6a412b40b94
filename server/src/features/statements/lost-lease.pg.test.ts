/** A server stalls while it closes a month, and another one closes it when the lease has ended. */
import { addMonths, day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { createStall, loseLease } from '../../../tests/support/lost-lease.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank } from '../../../tests/support/test-bank.ts'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'

// STATEMENTS-11, OPERATIONS-130
test('a month is closed once, wherever its first server stalls for longer than its lease', {
  timeout: 300_000,
}, async () => {
  const stall = createStall()
  const bank = await openTestBank({ today: '2026-11-20', mortality: stall })
  const other = await openOtherServer(bank)
  try {
    const { prn } = await bank.createCustomer()
    await bank.control(`/accounts/${prn}/deposits`, { kind: 'payroll', amount: '10.00', description: 'Pay' })
    await bank.settle()
    // All months are over for the processor, and become due one after another.
    await bank.database.query("update bank.statement_schedules set due_on = '2040-01-01'")
    await wakeUpOn(bank, '2029-12-01')
    await bank.database.query("update bank.statement_schedules set due_on = '2026-12-01'")
    const effect = async () => {
      const { rows } = await bank.database.query(
        `select count(*)::int as statements, count(distinct starts_on)::int as months,
           min(closing_cents)::int as closing,
           (select count(*)::int from bank.notifications where title like 'Your statement%') as sent,
           (select count(*)::int from bank.audit_entries where action = 'statement.made') as entries,
           (select min(due_on)::text from bank.statement_schedules) as next
         from bank.statements`,
      )
      return rows[0]
    }
    let at = 1
    for (let hasStalled = true; hasStalled; at++) {
      const today = addMonths(day('2026-12-01'), at - 1)
      const next = addMonths(today, 1)
      const expected = { statements: at, months: at, closing: 1000, sent: at, entries: at, next }
      const work = { name: 'statements.months', today, at }
      hasStalled = await loseLease({ bank, stall, other, ...work, effect, expected })
    }
    expect(at).toBeGreaterThan(5)
    expect((await auditBank(bank)).findings).toEqual([])
  } finally {
    await other.close()
    await bank.close()
  }
})
