/** When the server is killed at any step between a deposit and its share, the share moves once. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { createSharer, payTogether, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const TODAY = day('2026-12-01')
const mortality = createMortality()
let bank: TestBank
let ann: Saver
const killer = killing(() => bank, mortality)
const { killAt } = killer
beforeAll(async () => {
  bank = await openTestBank({ today: TODAY, mortality })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createSharer(bank)
  await bank.settle()
})

/** A repeated attempt pays nothing again. */
const payOnce = () => {
  let isPaid = false
  return async () => {
    if (!isPaid) {
      isPaid = true
      await ann.getPaid()
    }
    await bank.settle()
  }
}
const runDue = async () => {
  await bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(TODAY)
  await hurry(bank)
}

// SETA-05
test.each(stepsToDieAt(24, 60))('moves a share once when killed at step %i after a deposit', async (step) => {
  await killAt(step, payOnce())
  await runDue()
  expect(await ann.moves()).toEqual(['in 233.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['1967.00', '233.00'])
  await expectBalanced(bank)
})

// SETA-19
test.each(stepsToDieAt(16, 50, 2))(
  'moves what is missing once when killed at step %i of a morning',
  async (step) => {
    await bank.database.query('delete from bank.pay_schedules where customer_id = $1', [ann.id])
    await bank.database.query(
      "update bank.set_aside_shares set looked_on = '2026-11-30' where customer_id = $1",
      [ann.id],
    )
    await killAt(step, runDue)
    await runDue()
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '466.00'])
  },
)

// SETA-05, SETA-23
test.each(stepsToDieAt(28, 90, 3))(
  'moves each share of a batch once when killed at step %i',
  async (step) => {
    const savers = [ann, await createSharer(bank), await createSharer(bank)]
    await killAt(step, () => payTogether(bank, savers))
    await runDue()
    for (const saver of savers) {
      expect(await saver.moves()).toEqual(['in 233.00 done'])
      expect([await saver.balance(), await saver.setAsideBalance()]).toEqual(['767.00', '233.00'])
    }
  },
)

test('the server did die at most of these steps', () => {
  expect(recordDeaths('shares of pay', killer)).toBeGreaterThan(moreDeathsThan(8, 45))
})
