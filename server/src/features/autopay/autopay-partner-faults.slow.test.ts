/**
 * Whatever the processor replies on a send day, before or after its work, the top-up and the payment are made once
 * (OPERATIONS-29).
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../../scripts/ci/long/figures.ts'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { type BadLine, openBadLine, SPOILED, type Spoiled } from '../../../tests/support/bad-line.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

vi.setConfig({ testTimeout: 120_000 })

let line: BadLine
let bank: TestBank
let ann: Autopayer
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
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  await goTo('2026-12-08')
})

const cases = [
  { what: 'top-up', call: 'createAccountTransfer' },
  { what: 'payment', call: 'createBillPayment' },
].flatMap((step) =>
  (Object.keys(SPOILED) as Spoiled[]).flatMap((fault) => [
    { ...step, fault, when: 'before' as const },
    { ...step, fault, when: 'after' as const },
  ]),
)

// AUTO-05, OPERATIONS-29
test.each(cases)('the $what is made once despite $fault $when the work', async ({ call, fault, when }) => {
  line.spoil(call, fault, when)
  await goTo('2026-12-09')
  await expect.poll(line.wasMet, { timeout: 20_000 }).toBe(true)
  met++
  await expect
    .poll(
      async () => {
        await goTo('2026-12-09')
        return ann.state()
      },
      { timeout: 60_000 },
    )
    .toBe('sent')
  await goTo('2026-12-10')
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
  expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['534.00', '0.00'])
  expect(await ann.told('We sent $465.00')).toHaveLength(1)
  await expectBalanced(bank)
})

test('every fault of the processor occurred', () => {
  recordFigures({
    gate: 'B6: faults of the processor on the send day of autopay',
    counted: { 'faults, each payment and its top-up made once': met },
  })
  expect(met).toBe(cases.length)
})
