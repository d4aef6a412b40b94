import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAutopayer } from './autopayer.ts'
import { goToNoon } from './hurry.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())

test('what is due on a day is done on it, also when the partner did not reply in time at first', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await ann.agree()
  await goToNoon(bank, '2026-12-08')
  const fault = { partner: 'galileo', call: 'getBalance', action: 'timeout_before', times: 1 }
  await bank.control('/faults', fault)

  await goToNoon(bank, '2026-12-09')

  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
})
