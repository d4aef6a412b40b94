import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { addPaperBiller } from '../../../tests/support/bill-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
})

const isBalanced = async () => {
  await bank.settle()
  await expectBalanced(bank)
}

describe('a payment from the set-aside', () => {
  // AUTO-13
  test('takes amount and fee from there, and nothing from the main account', async () => {
    const { status, body } = await ann.payTrustee('465.00', 'set_aside')
    expect([status, body.bill_payment.from]).toEqual([201, 'set_aside'])
    await bank.settle()
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '0.00'])
    await isBalanced()
  })

  // AUTO-13
  test('is returned to there', async () => {
    await ann.payTrustee('465.00', 'set_aside')
    await bank.settle()
    await ann.advance('returned')
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '466.00'])
    await isBalanced()
  })

  // AUTO-13
  test('is refused for any other biller', async () => {
    const other = await addPaperBiller({ customer: ann })
    expectRefusal(await ann.payTrustee('10.00', 'set_aside', other), 422, 'bill_payment.not_from_set_aside')
    expect(await ann.taken()).toEqual([])
  })

  // AUTO-13
  test('is refused a cent above what is set aside, and without a set-aside', async () => {
    expectRefusal(await ann.payTrustee('465.01', 'set_aside'), 422, 'bill_payment.not_enough_set_aside')
    expect(await ann.setAsideBalance()).toBe('466.00')
    await ann.close()
    expectRefusal(await ann.payTrustee('1.00', 'set_aside'), 422, 'bill_payment.not_enough_set_aside')
  })

  // AUTO-13
  test('is taken once when the processor answers too late', async () => {
    const fault = { partner: 'galileo', call: 'createBillPayment', action: 'timeout_after', times: 2 }
    await bank.control('/faults', fault)
    await ann.payTrustee('465.00', 'set_aside')
    for (let again = 0; again < 4; again++) await hurry(bank)
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.setAsideBalance()).toBe('0.00')
    await isBalanced()
  })
})

describe('money of a payment that was ordered', () => {
  beforeEach(async () => {
    const fault = { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500, times: 20 }
    await bank.control('/faults', fault)
    await ann.payTrustee('400.00', 'set_aside')
  })

  // AUTO-13, SETA-07
  test('cannot be taken out, but the rest can', async () => {
    expectRefusal(await ann.takeOut('65.01'), 409, 'set_aside.payment_under_way')
    expect((await ann.takeOut('65.00', randomUUID())).status).toBe(201)
  })

  // AUTO-13
  test('keeps the set-aside open', async () => {
    expectRefusal(await ann.close(), 409, 'set_aside.payment_under_way')
    expect((await ann.read()).opened).toBe(true)
  })

  // AUTO-13
  test('is not ordered twice', async () => {
    expectRefusal(await ann.payTrustee('65.00', 'set_aside'), 422, 'bill_payment.not_enough_set_aside')
    expect(await ann.taken()).toEqual([])
  })
})
