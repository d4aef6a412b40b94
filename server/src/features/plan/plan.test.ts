import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FACTS, FIRST_STEP, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { importOffices, officeOfFile } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importOffices(bank, [officeOfFile(bank, { id: 71 }), officeOfFile(bank, { id: 72 })])
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  ann = planKeeper(customer)
})

const revisions = async () =>
  (
    await bank.database.query<{ version: number; fact: string; before: unknown; after: unknown; by: string }>(
      `select version, fact, before, after, recorded_by as by from bank.plan_revisions
       where customer_id = $1 order by id`,
      [customer.id],
    )
  ).rows
const audited = async () =>
  (
    await bank.database.query<{ action: string }>(
      `select action from bank.audit_entries where customer_id = $1 and actor = 'customer' and action like 'plan%'
       order by id`,
      [customer.id],
    )
  ).rows.map(({ action }) => action)

const OWN = {
  name: 'A. Trustee',
  address_1: '1 Main St',
  address_2: null,
  city: 'San Juan',
  state: 'PR',
  zip: '00901',
  phone: '7875550100',
} as const
/** Every fact that a customer can know. */
const ALL_FACTS = {
  ...FACTS,
  district: 'prb',
  case_number: '26-10077-abc13',
  trustee_account: '2610077',
  months: 36,
  confirmed_on: '2026-07-01',
  trustee: OWN,
  trustee_from_on: '2026-04-01',
  paid_by: ['electronic', 'wage_order'],
  attorney: { name: 'An Attorney', phone: '(787) 555-0101', email: 'attorney@example.com' },
  refund_rule: { kind: 'keep_lesser_of', amount: '600.00', payments: 2, counts_toward_total: false },
  opening: { as_of: '2026-10-31', posted_total: '3461.55' },
  joint: { has_joint_debtor: true, pays_here: false },
  wage_order: { amount: '230.77', starts_on: '2026-05-01' },
} as const satisfies PlanInput

describe('the facts of a plan', () => {
  // CASE-16
  test('without a plan there is null, and nothing can be derived', async () => {
    expect(await ann.read()).toBeNull()
    for (const path of ['steps', 'lump_sums', 'installments', 'progress'])
      expectRefusal(await customer.get(`/api/plan/${path}`), 422, 'plan.missing')
  })

  // CASE-04, CASE-05
  test('are kept as the customer entered them', async () => {
    const { status, body } = await ann.save(ALL_FACTS)
    expect([status, body.plan]).toMatchObject([200, { version: 1, status: 'confirmed', status_on: null }])
    expect(body.plan).toMatchObject({
      ...ALL_FACTS,
      attorney: { name: 'An Attorney', phone: '7875550101', email: 'attorney@example.com' },
      wage_order: { amount: '230.77', schedule_id: null, starts_on: '2026-05-01', ends_on: null },
      case_number_shown: '26-10077',
      schedule: { first_due_on: '2026-04-16', months: 36, due_day: 16, last_due_on: '2029-03-16' },
      created_on: '2026-11-20',
    })
    expect(await ann.read()).toEqual(body.plan)
  })

  // CASE-04
  test('that are presumed are not stored', async () => {
    const { body } = await ann.create({ due_rule: { kind: 'fixed_day', day: 16 } })
    expect(body.plan).toMatchObject({ first_due_on: null, months: null, filed_on: null })
    expect(body.plan.schedule).toMatchObject({ first_due_on: '2026-12-16', months: 60 })
    await ann.change({ filed_on: '2026-03-17' })
    expect((await ann.read())?.schedule).toMatchObject({ first_due_on: '2026-04-16', months: 60 })
    expect(await ann.installments('?to=2026-05-31')).toMatchObject([
      { due_on: '2026-04-16', amount: '500.00' },
      { due_on: '2026-05-16', amount: '500.00' },
    ])
  })

  // CASE-16
  test('amount and due day make a plan; without one of them it is kept, and nothing is derived', async () => {
    await ann.save({ district: 'nywb' })
    expectRefusal(await customer.get('/api/plan/installments'), 422, 'plan.incomplete')
    expectRefusal(await ann.addStep(FIRST_STEP), 422, 'plan.incomplete')
    expectRefusal(await ann.save({ version: 1 }, [FIRST_STEP]), 422, 'plan.incomplete')
    await ann.change(FACTS)
    expectRefusal(await customer.get('/api/plan/progress'), 422, 'plan.incomplete')
    expect((await ann.addStep(FIRST_STEP)).body.step).toMatchObject({ from_month: '2026-04-01' })
    expect(await ann.progress()).toMatchObject({ plan_total: '30000.00' })
  })

  // CASE-05, CASE-06
  test.each<{ facts: PlanInput; code?: string; errors: string[] }>([
    {
      facts: { case_number: '24-123456' },
      code: 'plan.case_number_unreadable',
      errors: ['plan.case_number'],
    },
    { facts: { case_number: '24-12345', filed_on: '2026-03-17' }, errors: ['plan.case_number'] },
    { facts: { filed_on: '2026-11-21' }, errors: ['plan.filed_on'] },
    {
      facts: { filed_on: '2026-03-17', confirmed_on: '2026-03-16', first_due_on: '2026-03-16' },
      errors: ['plan.confirmed_on', 'plan.first_due_on'],
    },
    { facts: { opening: { as_of: '2026-11-21', posted_total: '1' } }, errors: ['plan.opening.as_of'] },
    { facts: { months: 85 }, errors: ['plan.months'] },
  ])('$facts is refused under its field', async ({ facts, code = 'invalid_input', errors }) => {
    const refused = await ann.save(facts)
    expectRefusal(refused, 422, code)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(errors)
    expect(await ann.read()).toBeNull()
  })

  // CASE-16
  test('a case with the same number of another customer is a case of its own', async () => {
    await ann.save({ case_number: '26-10077', district: 'nywb' })
    const other = planKeeper(await bank.createCustomer())
    await other.save({ case_number: '26-10077', district: 'nywb', trustee_account: '7' })
    expect(await ann.read()).toMatchObject({ version: 1, trustee_account: null })
  })
})

describe('a change', () => {
  // CASE-21
  test('of an earlier reading is refused, and changes nothing', async () => {
    await ann.create()
    await ann.change({ months: 48 })
    expectRefusal(await ann.save({ version: 1, months: 36 }), 409, 'plan.changed')
    expectRefusal(await ann.save({ months: 36 }), 409, 'plan.changed')
    expect(await ann.read()).toMatchObject({ version: 2, months: 48 })
    expect(await audited()).toEqual(['plan.created', 'plan.changed'])
  })

  // CASE-21
  test('of a plan that does not exist is refused', async () => {
    expectRefusal(await ann.save({ version: 1 }), 409, 'plan.changed')
    expect(await ann.read()).toBeNull()
  })

  // CASE-21
  test('of dates, length, account number or trustee keeps what was before', async () => {
    await ann.create({ ...FACTS, trustee_id: 71 })
    expect(await revisions()).toEqual([])
    await ann.change({ district: 'nywb', attorney: { name: 'An Attorney' } })
    expect(await revisions()).toEqual([])
    await ann.change({ months: 48, due_rule: { kind: 'month_end' }, trustee_id: 72 })
    const change = { version: 3, by: 'customer' }
    expect(await revisions()).toEqual([
      {
        ...change,
        fact: 'due_rule',
        before: { kind: 'fixed_day', day: 16, roll: 'clamp' },
        after: { kind: 'month_end', day: null, roll: 'clamp' },
      },
      { ...change, fact: 'months', before: null, after: 48 },
      { ...change, fact: 'trustee_id', before: 71, after: 72 },
    ])
    for (const table of ['plan_revisions', 'plan_steps'])
      await expect(
        bank.database.query(`update bank.${table} set recorded_by = 'operator' where customer_id = $1`, [
          customer.id,
        ]),
      ).rejects.toThrow('append-only')
  })

  // CASE-21
  test('of the status is not made with the facts', async () => {
    await ann.create()
    const refused = await ann.change({ status: 'dismissed' })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['plan.status'])
  })
})

describe('the trustees of a plan', () => {
  const trustees = async () =>
    (await ann.read())?.trustees.map(({ trustee_id, trustee, from_on }) => [
      trustee_id ?? trustee?.name,
      from_on,
    ])

  // CASE-23
  test('another first day adds a trustee, and the same day corrects the newest', async () => {
    await ann.create({ ...FACTS, trustee: { name: 'B. Trustee' } })
    await ann.change({ trustee: OWN })
    expect(await trustees()).toEqual([['A. Trustee', null]])
    expect(await ann.read()).toMatchObject({ trustee_name: 'A. Trustee' })
    await ann.change({ trustee: null, trustee_id: 71, trustee_from_on: '2026-10-01' })
    expect(await trustees()).toEqual([
      ['A. Trustee', null],
      [71, '2026-10-01'],
    ])
    expect(await ann.read()).toMatchObject({
      trustee_id: 71,
      trustee: null,
      trustee_from_on: '2026-10-01',
      trustee_name: 'Martha Quillfeather',
    })
    await ann.change({ trustee_id: null, trustee_from_on: null })
    expect(await trustees()).toEqual([['A. Trustee', null]])
  })

  // CASE-23
  test('are twenty at most', async () => {
    await ann.create({ ...FACTS, trustee_id: 71 })
    for (let added = 1; added < 20; added++)
      await ann.change({ trustee_from_on: `2026-10-${String(added).padStart(2, '0')}` })
    const refused = await ann.change({ trustee_from_on: '2026-11-01' })
    expect(refused.body.errors).toEqual({ 'plan.trustee_from_on': ['A plan can have up to 20 trustees.'] })
    expect(await trustees()).toHaveLength(20)
  })

  // CASE-23
  test('that the directory does not have are not found', async () => {
    expectRefusal(await ann.save({ trustee_id: 999_999 }), 404, 'not_found')
    expect(await ann.read()).toBeNull()
  })
})
