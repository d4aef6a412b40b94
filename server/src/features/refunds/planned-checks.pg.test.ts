import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { FEW_READS, openLargeBank, readsOf } from '../../../tests/support/few-reads.ts'
import { TODAY } from '../../../tests/support/many-customers.ts'
import { listDue, listTakenBack } from './refunds.queries.ts'

const PAGE = 100

// OPERATIONS-114, REFUNDS-01
test('planned checks whose day has not come are not read', { timeout: 300_000 }, async () => {
  const bank = await openLargeBank()
  try {
    const plannedOn = addDays(day(TODAY), -1)
    await bank.database.query(
      `insert into bank.refund_checks (customer_id, state, planned_on, look_on, mail_by)
       select customer_id, 'planned', $1, $2, $2 from bank.accounts`,
      [plannedOn, addDays(day(TODAY), 9)],
    )
    await bank.database.run('analyze')
    const reads = await readsOf(bank, async () => {
      expect(await listDue(bank.database.db, day(TODAY), 0, PAGE)).toEqual([])
      expect(await listTakenBack(bank.database.db, addDays(plannedOn, -1), 0, PAGE)).toEqual([])
    })
    expect(reads).toEqual(FEW_READS)
  } finally {
    await bank.close()
  }
})
