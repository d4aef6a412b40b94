/** When the server is killed at any step of opening, a move or closing and restarted, each happens once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { createSaver, type Saver, secondAccounts } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: Saver
const killer = killing(() => bank, mortality)
const { killAt } = killer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01', mortality })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createSaver(bank)
  await bank.settle()
})

const expectBooksInOrder = async () => {
  await expectBalanced(bank)
}

// SETA-02
test.each(stepsToDieAt(8, 16))('opens one account when killed at step %i', async (step) => {
  await killAt(step, () => ann.open())
  expect((await ann.read()).state).toBe('open')
  expect(await secondAccounts(bank, ann)).toHaveLength(1)
})

// SETA-05
test.each(stepsToDieAt(16, 30))('moves money in once when killed at step %i', async (step) => {
  await ann.open()
  const key = randomUUID()
  await killAt(step, () => ann.putIn('40.00', key))
  expect(await ann.moves()).toEqual(['in 40.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['960.00', '40.00'])
  await expectBooksInOrder()
})

// SETA-05
test.each(stepsToDieAt(16, 30, 3))('moves money out once when killed at step %i', async (step) => {
  await ann.open()
  await ann.putIn('40.00')
  const key = randomUUID()
  await killAt(step, () => ann.takeOut('15.00', key))
  expect(await ann.moves()).toEqual(['out 15.00 done', 'in 40.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['975.00', '25.00'])
})

// SETA-12
test.each(stepsToDieAt(24, 50, 2))(
  'moves all money back once when killed at step %i of closing',
  async (step) => {
    await ann.open()
    await ann.putIn('40.00')
    const key = randomUUID()
    await killAt(step, () => ann.close(key))
    expect((await ann.read()).state).toBe('closed')
    expect(await ann.moves()).toEqual(['out 40.00 done', 'in 40.00 done'])
    expect(await ann.balance()).toBe('1000.00')
    await expectBooksInOrder()
  },
)

test('the server did die at most of these steps', () => {
  expect(recordDeaths('the set-aside', killer)).toBeGreaterThan(moreDeathsThan(10, 60))
})
