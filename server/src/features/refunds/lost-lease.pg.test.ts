/** A server stalls while it orders a refund check, and another one orders it when the lease has ended. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { createStall, loseLease } from '../../../tests/support/lost-lease.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank } from '../../../tests/support/test-bank.ts'

/** One for each step, and more: on a busy machine a lease is renewed, which is a step, too. */
const CUSTOMERS = 10
/** The steps that ordering a check has at least. */
const STEPS = 4
const TODAY = day('2026-10-01')

// REFUNDS-06, OPERATIONS-130
test('a check is ordered once, wherever its first server stalls for longer than its lease', {
  timeout: 300_000,
}, async () => {
  const stall = createStall()
  const bank = await openTestBank({
    today: '2026-09-29',
    mortality: stall,
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-09-25',
      PROGRAM_LAST_SPEND_ON: '2026-09-30',
    },
  })
  const other = await openOtherServer(bank)
  try {
    const people = []
    for (let made = 0; made < CUSTOMERS; made++) {
      const person = await bank.createCustomer()
      const deposit = { kind: 'refund', amount: '12.00', description: 'ACME' }
      await bank.control(`/accounts/${person.prn}/deposits`, deposit)
      people.push(person)
    }
    // Plans the checks.
    await bank.control('/clock/set', { to: `${TODAY}T16:00:00.000Z` })
    let stalls = 0
    for (const [before, { id, prn }] of people.entries()) {
      const effect = async () => {
        const { rows } = await bank.database.query(
          `select (select count(*)::int from bank.refund_checks where customer_id = $1 and state = 'ordered') as ordered,
             (select count(*)::int from bank.audit_entries
               where customer_id = $1 and action = 'refund_check.ordered') as entries,
             (select count(*)::int from jobs.job
               where name = 'refunds.order' and (data ->> 'customerId')::int = $1) as jobs`,
          [id],
        )
        return rows[0]
      }
      await bank.database.query('update bank.refund_checks set look_on = $2 where customer_id = $1', [
        id,
        TODAY,
      ])
      const work = { name: 'refunds.checks', today: TODAY, at: before + 1 }
      const expected = { ordered: 1, entries: 1, jobs: 1 }
      const hasStalled = await loseLease({ bank, stall, other, ...work, effect, expected })
      await hurry(bank)
      expect(await bank.look(`/refund_checks?prn=${prn}`)).toMatchObject([{ amount: '12.00' }])
      if (!hasStalled) break
      stalls++
    }
    // Each step has stalled, and the work after them ended before the next one.
    expect(stalls).toBeGreaterThanOrEqual(STEPS)
    expect(stalls).toBeLessThan(CUSTOMERS)
    expect((await auditBank(bank)).findings).toEqual([])
  } finally {
    await other.close()
    await bank.close()
  }
})
