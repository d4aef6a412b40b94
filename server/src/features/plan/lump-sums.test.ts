import type { RefundRule } from '@yoursuccess/contract/plan/tax-refund.rules'
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FACTS, FIRST_STEP, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  ann = planKeeper(customer)
})

const BONUS = { source: 'bonus', amount: '1540.00', due_on: '2026-11-19', counts_toward_total: true } as const

describe('lump sums', () => {
  // CASE-16, CASE-17
  test('are listed by day, and overdue after their day', async () => {
    await ann.create()
    await ann.addLumpSum({ ...BONUS, due_on: '2026-12-01', source: 'sale' })
    const { status, body } = await ann.addLumpSum(BONUS)
    expect([status, body.lump_sum]).toMatchObject([201, { ...BONUS, applied: '0.00', overdue: true }])
    expect(await ann.lumpSums()).toMatchObject([
      { source: 'bonus', posted: '0.00', overdue: true },
      { source: 'sale', overdue: false },
    ])
    // Arrears leave them out.
    expect(await ann.progress()).toMatchObject({
      due_to_date: '4000.00',
      plan_total: '30000.00',
      lump_sums: [
        { amount: '1540.00', due_on: '2026-11-19', overdue: true },
        { due_on: '2026-12-01', overdue: false },
      ],
    })
  })

  // CASE-16
  test('can be deleted once', async () => {
    await ann.create()
    const { id } = (await ann.addLumpSum(BONUS)).body.lump_sum
    expect((await customer.delete(`/api/plan/lump_sums/${id}`)).status).toBe(204)
    expectRefusal(await customer.delete(`/api/plan/lump_sums/${id}`), 404, 'not_found')
    expect(await ann.lumpSums()).toEqual([])
  })

  // CASE-16
  test('are a hundred at most, and need a plan', async () => {
    expectRefusal(await ann.addLumpSum(BONUS), 422, 'plan.missing')
    await ann.save({ district: 'nywb' })
    await ann.addLumpSum(BONUS)
    await bank.database.query(
      `insert into bank.plan_lump_sums (customer_id, source, amount_cents, due_on, counts_toward_total, created_at)
       select $1::bigint, 'other', 100, '2026-12-01', false, now() from generate_series(2, 100)`,
      [customer.id],
    )
    expectRefusal(await ann.addLumpSum(BONUS), 422, 'plan.too_many_lump_sums')
    expect(await ann.lumpSums()).toHaveLength(100)
  })
})

describe('a tax refund', () => {
  const refund = (amount: string) =>
    customer.post('/api/plan/tax_refunds', { tax_refund: { amount, due_on: '2027-04-30' } })

  // TAX-01
  test.each<{ amount: string; rule: PlanInput['refund_rule']; keep: string; send: string }>([
    {
      amount: '2140.00',
      rule: { kind: 'keep_lesser_of', amount: '600.00', payments: 2, counts_toward_total: true },
      keep: '600.00',
      send: '1540.00',
    },
    {
      amount: '2140.00',
      rule: { kind: 'keep_lesser_of', amount: '1200.00', payments: 2, counts_toward_total: true },
      keep: '1000.00',
      send: '1140.00',
    },
    {
      amount: '1380.00',
      rule: { kind: 'keep_amount', amount: '500.00', counts_toward_total: false },
      keep: '500.00',
      send: '880.00',
    },
    {
      amount: '3200.00',
      rule: { kind: 'keep_amount', amount: '2000.00', counts_toward_total: true },
      keep: '2000.00',
      send: '1200.00',
    },
    {
      amount: '800.00',
      rule: { kind: 'turn_over_all', counts_toward_total: true },
      keep: '0.00',
      send: '800.00',
    },
  ])(
    'of $amount by $rule.kind keeps $keep, and $send become a lump sum',
    async ({ amount, rule, keep, send }) => {
      await ann.create({ ...FACTS, refund_rule: rule })
      const { status, body } = await refund(amount)
      const lumpSum = {
        source: 'tax_refund',
        amount: send,
        due_on: '2027-04-30',
        counts_toward_total: rule?.counts_toward_total,
      }
      expect([status, body]).toMatchObject([201, { tax_refund: { amount, keep, send }, lump_sum: lumpSum }])
      expect(await ann.lumpSums()).toMatchObject([lumpSum])
    },
  )

  // TAX-01
  test('that may be kept makes no lump sum', async () => {
    await ann.create({ ...FACTS, refund_rule: { kind: 'retain', counts_toward_total: false } })
    expect((await refund('2140.00')).body).toEqual({
      tax_refund: { amount: '2140.00', keep: '2140.00', send: '0.00' },
      lump_sum: null,
    })
    expect(await ann.lumpSums()).toEqual([])
  })

  // TAX-01
  test('in the months of a suspension is measured by the usual payment', async () => {
    const kind: RefundRule['kind'] = 'keep_lesser_of'
    await ann.create({
      ...FACTS,
      refund_rule: { kind, amount: '1200.00', payments: 2, counts_toward_total: true },
    })
    const suspension = {
      status: 'suspended',
      on: '2026-11-20',
      suspended_from: '2027-04-01',
      suspended_months: 2,
    }
    expect((await ann.status(suspension)).status).toBe(200)
    expect((await refund('2140.00')).body).toMatchObject({ tax_refund: { keep: '1000.00' } })
  })

  // TAX-01
  test('needs a rule, and for a number of payments an amount', async () => {
    expectRefusal(await refund('1.00'), 422, 'plan.missing')
    await ann.save(FACTS)
    expectRefusal(await refund('1.00'), 422, 'plan.no_refund_rule')
    const rule = { kind: 'keep_lesser_of', amount: '600.00', payments: 2, counts_toward_total: true } as const
    await ann.change({ refund_rule: rule })
    expectRefusal(await refund('1.00'), 422, 'plan.incomplete')
    await ann.addStep(FIRST_STEP)
    expect((await refund('1.00')).status).toBe(201)
  })
})
