import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createSaver, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-12-01',
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-12-10',
      PROGRAM_LAST_SPEND_ON: '2026-12-15',
    },
  })
})
afterAll(() => bank.close())
const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createSaver(bank)
  await ann.open()
  await ann.putIn('310.00')
})

const endings = async () => (await ann.notices()).filter((title) => title.includes('Spending has ended'))

// SETA-15
test('after the last day of spending its money goes back, and one check pays out all of it', async () => {
  await goTo('2026-12-15')
  expect((await ann.read()).state).toBe('open')
  await goTo('2026-12-16')
  await hurry(bank)
  expect(await ann.read()).toMatchObject({ state: 'closed', balance: '0.00' })
  expect(await ann.balance()).toBe('1000.00')
  expectRefusal(await ann.open(), 422, 'spending_ended')
  expectRefusal(await ann.putIn('1.00'), 409, 'set_aside.not_open')
  await goTo('2026-12-17')
  expect(await endings()).toHaveLength(1)
  await goTo('2026-12-26')
  await hurry(bank)
  const { body } = await ann.get<{ refund_checks: RefundCheck[] }>('/api/refund_checks')
  expect(body.refund_checks).toMatchObject([{ amount: '1000.00' }])
  expect((await auditBank(bank)).findings).toEqual([])
})

// SETA-15
test('the money goes back once, if late, when the processor does not answer', async () => {
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'createAccountTransfer',
    action: 'timeout_after',
    times: 2,
  })
  await goTo('2026-12-16')
  for (let again = 0; again < 4; again++) await hurry(bank)
  expect((await ann.read()).state).toBe('closed')
  expect(await ann.moves()).toEqual(['out 310.00 done', 'in 310.00 done'])
  expect(await endings()).toHaveLength(1)
})
