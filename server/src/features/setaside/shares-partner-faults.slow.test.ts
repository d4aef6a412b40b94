/** Whatever the processor replies to a share, before or after its work, it moves once (OPERATIONS-29). */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../../scripts/ci/long/figures.ts'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type BadLine, openBadLine, SPOILED, type Spoiled } from '../../../tests/support/bad-line.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

vi.setConfig({ testTimeout: 120_000 })

let line: BadLine
let bank: TestBank
let ann: Saver
let met = 0
beforeAll(async () => {
  line = await openBadLine()
  bank = await openTestBank({ today: '2026-12-01', env: { GALILEO_URL: `${line.url}/galileo` } })
  line.leadTo(bank.sandboxUrl)
})
afterAll(async () => {
  await bank.close()
  await line.close()
})
beforeEach(async () => {
  ann = await createSharer(bank)
})

const cases = (Object.keys(SPOILED) as Spoiled[]).flatMap((fault) => [
  { fault, when: 'before' as const },
  { fault, when: 'after' as const },
])

// SETA-05, OPERATIONS-29
test.each(cases)('a share moves once despite $fault $when the work', async ({ fault, when }) => {
  line.spoil('createAccountTransfer', fault, when)
  await ann.getPaid()
  await expect.poll(line.wasMet, { timeout: 20_000 }).toBe(true)
  met++
  await expect
    .poll(
      async () => {
        await bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(bank.today())
        await hurry(bank)
        return ann.moves()
      },
      { timeout: 60_000 },
    )
    .toEqual(['in 233.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['1967.00', '233.00'])
  await expectBalanced(bank)
})

test('every fault of the processor occurred', () => {
  recordFigures({
    gate: 'B6: faults of the processor in shares of pay',
    counted: { 'faults, each share moved once': met },
  })
  expect(met).toBe(cases.length)
})
