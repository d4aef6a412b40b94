/** A deposit that is taken back after its share was used takes no money of another deposit along. */
import { cents } from '@yoursuccess/contract/core/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { recorderOf } from '../../../tests/support/reconciliation.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const hasOneShare = async () => expect(await ann.moves()).toEqual(['in 233.00 done'])
beforeEach(async () => {
  await goToNoon(bank, '2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await ann.share(true)
  await ann.getPaid()
  await hasOneShare()
})

/** The processor takes the first pay back, in the bank's books only. */
const takeFirstBack = async () => {
  const { rows } = await bank.database.query<{ reference: string }>(
    `select processor_id as reference from bank.posted_transactions
     where customer_id = $1 and kind = 'deposit' and amount_cents = 120000 order by id limit 1`,
    [ann.id],
  )
  await recorderOf(bank)([
    {
      customerId: ann.id,
      transaction: {
        id: `back-${ann.id}`,
        kind: 'adjustment',
        amountCents: cents(-1_200_00),
        postedAt: bank.clock.now(),
        details: 'RETURNED PAY',
        reverses: rows[0]?.reference ?? '',
      },
    },
  ])
  await bank.settle()
}
const nextPay = async () => {
  await goToNoon(bank, '2026-12-08')
  await ann.getPaid()
  await ann.spend(String(Number(await ann.balance())))
}

// SETA-21
test('nothing goes back of the share of another deposit after a payment was made with its own', async () => {
  expect((await ann.payTrustee('232.00', 'set_aside')).status).toBe(201)
  await hurry(bank)
  await nextPay()
  const before = await ann.moves()
  const { balance } = await ann.read()
  expect([before.length, balance === '0.00']).toEqual([2, false])
  await takeFirstBack()
  expect(await ann.moves()).toEqual(before)
  expect(await ann.setAsideBalance()).toBe(balance)
})

// SETA-21
test('its own share goes back beside the share of another deposit, up to what is kept back', async () => {
  await nextPay()
  expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 done'])
  await takeFirstBack()
  expect(await ann.moves()).toEqual(['out 25.00 done', 'in 233.00 done', 'in 233.00 done'])
})

// SETA-21
test('its own share goes back after the payment that was made with it came back', async () => {
  await ann.payTrustee('232.00', 'set_aside')
  await hurry(bank)
  await nextPay()
  await ann.advance('returned')
  await takeFirstBack()
  expect((await ann.moves())[0]).toBe('out 25.00 done')
})
