import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { emptyAccount } from '../../../tests/support/canaries.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createSaver, type Saver, secondAccounts } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createSaver(bank)
  await ann.open()
  await ann.putIn('310.00')
})

const close = () => bank.operator<{ code?: string }>('POST', '/customers/close', { email: ann.email })

describe('closing by the customer', () => {
  // SETA-12
  test('moves all its money back, and the same account opens again', async () => {
    const before = await secondAccounts(bank, ann)
    expect((await ann.close()).status).toBe(204)
    expect(await ann.read()).toMatchObject({ state: 'closed', opened: false, balance: '0.00' })
    expect(await ann.balance()).toBe('1000.00')
    expect(await ann.moves()).toEqual(['out 310.00 done', 'in 310.00 done'])
    expectRefusal(await ann.putIn('1.00'), 409, 'set_aside.not_open')
    expectRefusal(await ann.close(), 409, 'set_aside.not_open')
    expect((await ann.open()).body.opened).toBe(true)
    expect((await ann.putIn('20.00')).status).toBe(201)
    expect(await secondAccounts(bank, ann)).toMatchObject([{ prn: before[0]?.prn, balance: '20.00' }])
    await bank.settle()
    expect((await auditBank(bank)).findings).toEqual([])
  })

  // SETA-12
  test.each([
    ['does not answer', { action: 'status', status: 500 }],
    ['answers too late', { action: 'timeout_after' }],
  ])('moves the money back once when the processor %s', async (_what, fault) => {
    await bank.control('/faults', { partner: 'galileo', call: 'createAccountTransfer', ...fault, times: 2 })
    expect((await ann.close()).status).toBe(204)
    expect((await ann.read()).state).toBe('closing')
    expectRefusal(await ann.putIn('1.00'), 409, 'set_aside.not_open')
    for (let again = 0; again < 4; again++) await hurry(bank)
    expect((await ann.read()).state).toBe('closed')
    expect(await ann.moves()).toEqual(['out 310.00 done', 'in 310.00 done'])
    expect(await ann.balance()).toBe('1000.00')
  })

  // SETA-12
  test('a move that is under way ends first', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'createAccountTransfer',
      action: 'status',
      status: 500,
      times: 1,
    })
    await ann.putIn('40.00')
    expect((await ann.close()).status).toBe(204)
    expect((await ann.read()).state).toBe('closed')
    expect(await ann.moves()).toEqual(['out 350.00 done', 'in 40.00 done', 'in 310.00 done'])
    expect(await ann.balance()).toBe('1000.00')
  })
})

describe('closing of the main account', () => {
  // SETA-13
  test('is refused while money is set aside, and closes both accounts', async () => {
    await emptyAccount(bank, ann)
    await bank.settle()
    expect((await close()).body.code).toBe('operator.account_has_money')
    await ann.takeOut('310.00')
    await emptyAccount(bank, ann)
    await bank.settle()
    expect((await close()).status).toBe(200)
    await hurry(bank)
    const { rows } = await bank.database.query('select state from bank.set_asides where customer_id = $1', [
      ann.id,
    ])
    expect(rows).toEqual([{ state: 'closed' }])
    expect((await auditBank(bank)).findings).toEqual([])
  })
})
