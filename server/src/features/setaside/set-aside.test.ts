import type { PostedTransaction } from '@yoursuccess/contract/transactions/transactions'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
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
})

const isBalanced = async () => {
  await bank.settle()
  await expectBalanced(bank)
}

describe('opening', () => {
  // SETA-02, SETA-09
  test('there is none until the customer opens it, and the next payment is known', async () => {
    expect(await ann.read()).toEqual({
      opened: false,
      state: 'closed',
      balance: '0.00',
      as_of: null,
      stale: false,
      needed: '466.00',
      needed_by: '2026-12-15',
      next_move: null,
      keep_back: '25.00',
      shares_on: false,
    })
    expectRefusal(await ann.putIn('10.00'), 409, 'set_aside.not_open')
    expectRefusal(await ann.takeOut('10.00'), 409, 'set_aside.not_open')
    expectRefusal(await ann.close(), 409, 'set_aside.not_open')
    expectRefusal(await ann.keepBack('10.00'), 409, 'set_aside.not_open')
    expect(await secondAccounts(bank, ann)).toEqual([])
  })

  // SETA-01, SETA-02
  test('opens one account without a card, however often it is asked for', async () => {
    const { status, body } = await ann.open()
    expect([status, body.opened, body.state, body.balance]).toEqual([200, true, 'open', '0.00'])
    expect((await ann.open()).body.opened).toBe(true)
    await hurry(bank)
    expect(await secondAccounts(bank, ann)).toMatchObject([{ balance: '0.00', card_id: null }])
  })

  // SETA-10
  test('its number is in no reply', async () => {
    await ann.open()
    const [{ prn } = { prn: '' }] = await secondAccounts(bank, ann)
    expect(prn).toMatch(/^\d{12}$/)
    const { body } = await bank.operator('POST', '/customers/export', { email: ann.email })
    for (const reply of [body, await ann.read(), (await ann.get('/api/account')).body])
      expect(JSON.stringify(reply)).not.toContain(prn)
    expect(JSON.stringify(body)).toContain('set_asides')
  })

  // SETA-02
  test.each([
    ['does not answer', { action: 'status', status: 500 }],
    ['answers too late', { action: 'timeout_after' }],
  ])('opens one account when the processor %s', async (_what, fault) => {
    await bank.control('/faults', { partner: 'galileo', call: 'addAccount', ...fault, times: 2 })
    expect((await ann.open()).body).toMatchObject({ opened: false, state: 'opening' })
    expectRefusal(await ann.putIn('10.00'), 409, 'set_aside.not_open')
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect((await ann.read()).state).toBe('open')
    expect(await secondAccounts(bank, ann)).toHaveLength(1)
  })
})

describe('moves by hand', () => {
  beforeEach(async () => {
    await ann.open()
  })

  // SETA-05, SETA-07, SETA-08
  test('moves money in and out at once, and both accounts show it as neither income nor spending', async () => {
    expect(await ann.putIn('310.00')).toMatchObject({
      status: 201,
      body: {
        move: {
          direction: 'in',
          kind: 'by_hand',
          amount: '310.00',
          reason: null,
          on: '2026-12-01',
          state: 'done',
        },
      },
    })
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['690.00', '310.00'])
    expect((await ann.takeOut('80.00')).body.move).toMatchObject({ state: 'done', reason: 'bill' })
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['770.00', '230.00'])
    expect(await ann.moves()).toEqual(['out 80.00 done', 'in 310.00 done'])
    await isBalanced()
    const { body } = await ann.get<{ transactions: PostedTransaction[] }>('/api/transactions')
    expect(body.transactions.map(({ amount, details }) => `${amount} ${details}`)).toEqual([
      '80.00 From your trustee set-aside',
      '-310.00 To your trustee set-aside',
      '1000.00 PAYROLL',
    ])
    const { rows } = await bank.database.query<{ amount: number; kind: string; details: string }>(
      `select amount_cents as amount, kind, details from bank.set_aside_transactions
       where customer_id = $1 order by id`,
      [ann.id],
    )
    expect(rows).toEqual([
      { amount: 310_00, kind: 'own_transfer', details: 'To your trustee set-aside' },
      { amount: -80_00, kind: 'own_transfer', details: 'From your trustee set-aside' },
    ])
    const tracker = await ann.get<{ expense_items: unknown[] }>('/api/payment_tracking')
    expect(tracker.body.expense_items).toEqual([])
    const spending = await ann.get<{ expense_items: unknown[] }>('/api/expense_items?month=2026-12-01')
    expect(spending.body.expense_items).toEqual([])
  })

  // SETA-08
  test('moves in what the plan needs for this month and the next, with a fee each, and no cent more', async () => {
    expectRefusal(await ann.putIn('932.01'), 422, 'set_aside.more_than_needed')
    expect((await ann.putIn('500.00')).status).toBe(201)
    expectRefusal(await ann.putIn('432.01'), 422, 'set_aside.more_than_needed')
    expect((await ann.putIn('432.00')).status).toBe(201)
    expect(await ann.moves()).toEqual(['in 432.00 done', 'in 500.00 done'])
  })

  // SETA-08
  test('moves nothing in without a plan, or for one that has ended', async () => {
    const ben = await createSaver(bank)
    await ben.open()
    await bank.database.query('delete from bank.plan_steps where customer_id = $1', [ben.id])
    expectRefusal(await ben.putIn('1.00'), 422, 'plan.missing')
    await ann.plan.status({ status: 'dismissed', on: '2026-12-01' })
    expectRefusal(await ann.putIn('1.00'), 422, 'set_aside.more_than_needed')
    expect([...(await ben.moves()), ...(await ann.moves())]).toEqual([])
  })

  // SETA-04
  test('leaves what the customer keeps back, to the cent', async () => {
    await bank.control(`/cards/${ann.prn}/authorizations`, { merchant: 'SHOP', amount: '700.00' })
    expectRefusal(await ann.putIn('275.01'), 422, 'set_aside.not_enough_money')
    expect((await ann.keepBack('100.00')).body.keep_back).toBe('100.00')
    expectRefusal(await ann.putIn('200.01'), 422, 'set_aside.not_enough_money')
    expect((await ann.putIn('200.00')).status).toBe(201)
    expect((await ann.keepBack('0')).body.keep_back).toBe('0.00')
    expect((await ann.putIn('100.00')).status).toBe(201)
    expect(await ann.balance()).toBe('0.00')
  })

  // PROTECTION-43
  test('has each change of what is kept back in the audit log, and nothing of a repeat', async () => {
    await ann.keepBack('100.00')
    await ann.keepBack('100.00')
    await ann.keepBack('50.00')
    const { rows } = await bank.database.query(
      "select 1 from bank.audit_entries where customer_id = $1 and action = 'set_aside.keep_back_changed'",
      [ann.id],
    )
    expect(rows).toHaveLength(2)
  })

  // SETA-04
  test.each(['-0.01', '500.01', 'all'])('refuses to keep back %s', async (amount) => {
    expectRefusal(await ann.keepBack(amount), 422, 'invalid_input')
    expect((await ann.keepBack('500.00')).body.keep_back).toBe('500.00')
  })

  // SETA-07
  test('moves out what is in it, and no cent more', async () => {
    await ann.putIn('50.00')
    expectRefusal(await ann.takeOut('50.01'), 422, 'set_aside.not_enough_money')
    expect((await ann.takeOut('50.00')).status).toBe(201)
    expect(await ann.setAsideBalance()).toBe('0.00')
  })

  // SETA-07
  test('asks for a reason to take money out', async () => {
    const move = { direction: 'out', amount: '1.00' }
    expect(await ann.post('/api/set_aside/moves', { move })).toMatchObject({
      status: 422,
      body: { errors: { 'move.reason': ['Choose a reason.'] } },
    })
  })

  // SETA-09
  test('lists moves by page, newest first', async () => {
    for (const amount of ['1.00', '2.00', '3.00', '4.00', '5.00', '6.00']) await ann.putIn(amount)
    const page = async (query: string) =>
      (await ann.get<{ moves: { amount: string }[]; count: number }>(`/api/set_aside/moves${query}`)).body
    expect(await page('')).toMatchObject({ count: 6, per_page: 5, current_page: 1 })
    expect((await page('?page=2')).moves.map(({ amount }) => amount)).toEqual(['1.00'])
  })

  // SETA-01
  test('a card, a bill and a transfer spend nothing of it', async () => {
    await ann.putIn('900.00')
    const bought = await bank.control<{ approved: boolean }>(`/cards/${ann.prn}/authorizations`, {
      merchant: 'SHOP',
      amount: '150.00',
    })
    expect(bought.approved).toBe(false)
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['100.00', '900.00'])
  })
})

describe('once for each cause', () => {
  beforeEach(async () => {
    await ann.open()
  })

  // SETA-05
  test.each([
    ['does not answer', { action: 'status', status: 500 }, 2],
    ['answers too late', { action: 'timeout_after' }, 2],
  ])('moves once when the processor %s', async (_what, fault, times) => {
    await bank.control('/faults', { partner: 'galileo', call: 'createAccountTransfer', ...fault, times })
    expect((await ann.putIn('40.00')).body.move).toMatchObject({ state: 'wanted' })
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect(await ann.moves()).toEqual(['in 40.00 done'])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['960.00', '40.00'])
    await isBalanced()
  })

  // SETA-05
  test('one key moves once, even after its reply was forgotten', async () => {
    const key = randomUUID()
    const first = await ann.putIn('40.00', key)
    expect((await ann.putIn('40.00', key)).body).toEqual(first.body)
    await bank.database.query('delete from bank.idempotency_keys where customer_id = $1', [ann.id])
    expect((await ann.putIn('40.00', key)).body).toEqual(first.body)
    await bank.database.query('delete from bank.idempotency_keys where customer_id = $1', [ann.id])
    expectRefusal(await ann.putIn('50.00', key), 409, 'conflict')
    expect(await ann.setAsideBalance()).toBe('40.00')
  })

  // SETA-05
  test('a move waits for the one that is under way', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'createAccountTransfer',
      action: 'status',
      status: 500,
      times: 3,
    })
    await ann.putIn('40.00')
    expectRefusal(await ann.putIn('50.00'), 503, 'unavailable')
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect((await ann.putIn('50.00')).status).toBe(201)
    expect(await ann.moves()).toEqual(['in 50.00 done', 'in 40.00 done'])
  })

  // SETA-05, SETA-11
  test('says what the processor refused, once, and moves nothing', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'createAccountTransfer',
      action: 'status',
      status: 500,
      times: 1,
    })
    await ann.putIn('400.00')
    // The money is gone before the next attempt.
    await bank.control(`/cards/${ann.prn}/authorizations`, { merchant: 'SHOP', amount: '700.00' })
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect(await ann.moves()).toEqual(['in 400.00 refused'])
    expect((await ann.notices()).filter((title) => title.includes('set-aside'))).toEqual([
      "We couldn't move $400.00 to your trustee set-aside. The money is still in your account.",
    ])
    expect(await ann.setAsideBalance()).toBe('0.00')
    await isBalanced()
  })

  // SETA-09
  test('shows the last known balance while the processor does not answer, and moves nothing', async () => {
    await ann.putIn('40.00')
    expect((await ann.read()).stale).toBe(false)
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'getBalance',
      action: 'status',
      status: 500,
      times: 50,
    })
    expect(await ann.read()).toMatchObject({ balance: '40.00', stale: true })
    expectRefusal(await ann.putIn('1.00'), 503, 'unavailable')
    await bank.control('/faults', undefined, 'DELETE')
    expect(await ann.moves()).toEqual(['in 40.00 done'])
  })
})
