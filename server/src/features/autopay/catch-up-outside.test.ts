/** Catching up with payments that the bank does not send. */
import type { previewAutopay } from '@yoursuccess/contract/autopay/autopay'
import {
  CATCH_UP_TERMS_VERSION,
  type CatchUp,
  type previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, MONEYGRAM, type Puller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const PATH = '/api/plan/catch_up'

let bank: TestBank
let ann: Puller
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
/** Two days after an installment of 465.00 was due that nobody paid. Pay of 1,200.00 arrives on Tuesdays. */
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createPuller(bank)
  await ann.addSchedule()
  await goTo('2026-12-17')
})

const preview = async () => ann.get<ReplyOf<typeof previewCatchUp> & ErrorReply>(`${PATH}/preview?paydays=1`)
/** With the next payment. */
const catchUp = async () => {
  const form = { paydays: 1, amount: '465.00', terms_version: CATCH_UP_TERMS_VERSION }
  const agreed = await ann.post<{ catch_up: CatchUp | null }>(PATH, { catch_up: form })
  expect(agreed.status).toBe(200)
  return agreed.body.catch_up
}
const read = async () => (await ann.get<{ catch_up: CatchUp | null }>(PATH)).body.catch_up

describe('by a service that collects', () => {
  beforeEach(async () => {
    await ann.agree(TFS)
  })

  // AUTO-19
  test('the words say that the bank sends nothing, and what must be ordered there', async () => {
    const { body } = await preview()
    expect(body).toMatchObject({
      method: 'tfs',
      amount: '465.00',
      payments: [{ due_on: '2027-01-15', send_on: '2027-01-06', amount: '930.00', catch_up: '465.00' }],
    })
    const words = body.terms.join(' ')
    expect(words).toContain('We send nothing to your trustee: order the higher amounts at TFS yourself.')
    expect(words).toContain('What you ordered elsewhere must be changed there.')
    expect((await catchUp())?.terms).toEqual(body.terms)
  })

  // AUTO-19, AUTO-21
  test('the higher amount is moved, collected once, and not taken off the next payment', async () => {
    await catchUp()
    expect((await ann.putIn('465.00')).status).toBe(201)
    await goTo('2027-01-06')
    expect(await ann.moves()).toEqual(['out 931.00 done', 'in 465.00 done', 'in 466.00 done'])
    await ann.collect('931.00', '2027-01-07')
    await goTo('2027-01-07')
    await goTo('2027-01-08')
    expect((await ann.planned()).slice(0, 2)).toEqual([
      '2027-01-15 930.00 sent 930.00 on 2027-01-06 sent',
      '2027-02-15 465.00 sent 0.00 on 2027-02-03 planned',
    ])
    await goTo('2027-01-16')
    expect(await read()).toBeNull()
    expect(await ann.told('Your catch-up of $465.00 was sent')).toHaveLength(1)
  })

  // AUTO-21
  test('what is about to be collected is not behind', async () => {
    await catchUp()
    await ann.putIn('465.00')
    await goTo('2027-01-06')
    expect(await ann.state()).toBe('pull_expected')
    expectRefusal(await preview(), 422, 'autopay.not_behind')
  })

  // AUTO-22
  test('it ends when another agreement pays by the bank, and the customer is told', async () => {
    await catchUp()
    const query = `biller_id=${ann.billerId}`
    const shown = await ann.get<ReplyOf<typeof previewAutopay>>(`/api/autopay/preview?${query}`)
    expect(shown.body.installments[0]).toMatchObject({ due_on: '2027-01-15', amount: '465.00' })
    expect((await ann.agree()).status).toBe(200)
    expect(await read()).toBeNull()
    expect((await ann.planned())[0]).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
    expect(await ann.told('because you agreed to pay your trustee another way')).toHaveLength(1)
  })

  // AUTO-22
  test('it stays with another agreement of the same way', async () => {
    await catchUp()
    expect((await ann.agree({ ...TFS, buffer: 3 })).status).toBe(200)
    expect(await read()).not.toBeNull()
    expect((await ann.planned())[0]).toContain('2027-01-15 930.00')
  })
})

// AUTO-22
test('it is not over while a service may still collect its last part', async () => {
  await bank.database.query(
    `update bank.trustee_methods set accepted = 'yes' where trustee_id = 9001 and kind = 'epay'`,
  )
  await ann.agree({ biller_id: null, method: 'epay', buffer: 0 })
  await catchUp()
  expect((await ann.putIn('464.00')).status).toBe(201)
  await goTo('2027-01-14')
  await goTo('2027-01-16')
  expect(await ann.state()).toBe('pull_expected')
  expect(await read()).not.toBeNull()
  await ann.collect('930.00', '2027-01-19', 'EPAY')
  await goTo('2027-01-19')
  await goTo('2027-01-20')
  await goTo('2027-01-21')
  expect(await read()).toBeNull()
  expect(await ann.told('Your catch-up of $465.00 was sent')).toHaveLength(1)
})

// AUTO-19, AUTO-22
test('of what the customer sends, the amount is reminded of, and nothing is said to be sent or not', async () => {
  await ann.agree(MONEYGRAM)
  expect((await preview()).body.terms.join(' ')).toContain('to the amounts that we remind you of')
  await catchUp()
  await goTo('2027-01-08')
  const safeDay = 'the last safe day to send your trustee $930.00 by MoneyGram'
  expect(await ann.told(`Today is ${safeDay}`)).toHaveLength(1)
  expect(await ann.told(`Reminder: Fri, Jan 8 is ${safeDay}`)).toHaveLength(2)
  await goTo('2027-01-16')
  expect(await ann.told('Your catch-up of $465.00 has ended.')).toHaveLength(1)
  expect([...(await ann.told('was sent')), ...(await ann.told('was not sent'))]).toEqual([])
})
