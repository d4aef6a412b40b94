import type { CourtNotice, NoticeInput } from '@yoursuccess/contract/plan/court-notices'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FACTS, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { importOffices, importSandboxTrustees, officeOfFile } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const PATH = '/api/plan/notices'
/** Takes electronic payments, checks, TFS and wage orders. */
const TRUSTEE = 9001
const MOTION = { kind: 'motion_to_dismiss', last_day_on: '2026-12-11' } as const satisfies NoticeInput

let bank: TestBank
let customer: TestCustomer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  ann = planKeeper(customer)
})

const add = (notice: NoticeInput = MOTION) =>
  customer.post<{ notice: CourtNotice } & ErrorReply>(PATH, { notice })
const change = (id: number, notice: NoticeInput) =>
  customer.put<{ notice: CourtNotice } & ErrorReply>(`${PATH}/${id}`, { notice })
const list = async () => (await customer.get<{ notices: CourtNotice[] }>(PATH)).body.notices
const daysOf = ({ safe_days }: CourtNotice) =>
  Object.fromEntries(safe_days.map(({ method, on }) => [method, on]))

describe('a notice of the court or the trustee', () => {
  // LAD-05
  test('counts to the last day that is printed on it', async () => {
    await ann.create()
    const { status, body } = await add({ ...MOTION, note: 'Docket 41', served_on: '2026-11-18', days: 30 })
    expect([status, body.notice]).toMatchObject([
      201,
      {
        kind: 'motion_to_dismiss',
        note: 'Docket 41',
        served_on: '2026-11-18',
        days: 30,
        ends_on: '2026-12-11',
        counted: false,
        days_left: 21,
        done_on: null,
        safe_days: [],
      },
    ])
    expect(await list()).toEqual([body.notice])
  })

  // LAD-05
  test('without a printed day counts from the day of service, and is moved for no weekend', async () => {
    await ann.create()
    const { notice } = (await add({ kind: 'order', served_on: '2026-11-20', days: 30 })).body
    // A Sunday.
    expect(notice).toMatchObject({ last_day_on: null, ends_on: '2026-12-20', counted: true, days_left: 30 })
  })

  // LAD-05
  test.each<[NoticeInput, string]>([
    [{ kind: 'other' }, 'notice.last_day_on'],
    [{ kind: 'other', served_on: '2026-11-20' }, 'notice.last_day_on'],
    [{ kind: 'other', served_on: '2026-11-21', days: 21 }, 'notice.served_on'],
    [{ kind: 'other', last_day_on: '2026-11-19', served_on: '2026-11-20' }, 'notice.last_day_on'],
    [{ kind: 'other', served_on: '2026-11-20', days: 366 }, 'notice.days'],
    [{ ...MOTION, done_on: '2026-11-21' }, 'notice.done_on'],
  ])('is refused as %o', async (notice, field) => {
    await ann.create()
    const refused = await add(notice)
    expectRefusal(refused, 422, 'invalid_input')
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
    expect(await list()).toEqual([])
  })

  // LAD-05
  test('open ones are listed by their last day, and settled ones after them', async () => {
    await ann.create()
    const settled = (await add({ ...MOTION, last_day_on: '2026-11-25' })).body.notice
    await add({ ...MOTION, last_day_on: '2026-12-20' })
    await add({ ...MOTION, last_day_on: '2026-12-11' })
    await change(settled.id, { ...MOTION, last_day_on: '2026-11-25', done_on: '2026-11-20' })
    expect((await list()).map(({ ends_on, done_on }) => [ends_on, done_on])).toEqual([
      ['2026-12-11', null],
      ['2026-12-20', null],
      ['2026-11-25', '2026-11-20'],
    ])
  })

  // LAD-05
  test('can be changed, and deleted once', async () => {
    await ann.create()
    const { id } = (await add()).body.notice
    const changed = await change(id, { kind: 'notice_of_default', served_on: '2026-11-20', days: 21 })
    expect(changed).toMatchObject({
      status: 200,
      body: { notice: { id, kind: 'notice_of_default', ends_on: '2026-12-11', counted: true } },
    })
    expect((await customer.delete(`${PATH}/${id}`)).status).toBe(204)
    expectRefusal(await customer.delete(`${PATH}/${id}`), 404, 'not_found')
    expectRefusal(await change(id, MOTION), 404, 'not_found')
    expect(await list()).toEqual([])
  })

  // LAD-05
  test('of another customer cannot be read, changed or deleted', async () => {
    await ann.create()
    const { id } = (await add()).body.notice
    const ben = await bank.createCustomer()
    await planKeeper(ben).create()
    expect((await ben.get(PATH)).body).toEqual({ notices: [] })
    expectRefusal(await ben.put(`${PATH}/${id}`, { notice: MOTION }), 404, 'not_found')
    expectRefusal(await ben.delete(`${PATH}/${id}`), 404, 'not_found')
    expect(await list()).toMatchObject([{ id }])
  })

  // LAD-05
  test('needs a plan, and there are fifty at most', async () => {
    expectRefusal(await add(), 422, 'plan.missing')
    expectRefusal(await customer.get(PATH), 422, 'plan.missing')
    await ann.create()
    await add()
    await bank.database.query(
      `insert into bank.plan_court_notices (customer_id, kind, last_day_on, created_at)
       select $1::bigint, 'other', '2026-12-01', now() from generate_series(2, 50)`,
      [customer.id],
    )
    expectRefusal(await add(), 422, 'plan.too_many_notices')
    expect(await list()).toHaveLength(50)
  })
})

describe('the last safe day', () => {
  // LAD-05
  test("is named for each method that the plan's trustee accepts", async () => {
    await ann.create({ ...FACTS, trustee_id: TRUSTEE, paid_by: ['electronic'] })
    const { notice } = (await add()).body
    expect(daysOf(notice)).toEqual({
      electronic: '2026-12-09',
      bill_pay_check: '2026-11-24',
      cashiers_check: '2026-11-25',
      money_order: '2026-11-25',
      tfs: '2026-12-03',
      wage_order: '2026-12-01',
    })
    expect(notice.safe_days.find(({ method }) => method === 'tfs')).toMatchObject({ enroll_days: 5 })
    expect(notice.safe_days.filter(({ not_from_here }) => not_from_here)).toMatchObject([{ method: 'tfs' }])
    expect(notice.safe_days.every(({ past }) => !past)).toBe(true)
  })

  // LAD-05, TRU-05
  test('is named with the conditions of the office', async () => {
    await ann.create({ ...FACTS, trustee_id: 9002 })
    const { safe_days } = (await add()).body.notice
    const conditionsOf = (kind: string) => safe_days.find(({ method }) => method === kind)?.conditions
    expect(conditionsOf('bill_pay_check')).toEqual(['The case number is on the check'])
    expect(conditionsOf('electronic')).toEqual([])
  })

  // LAD-05
  test('that is over is marked, and a method in use needs no time to sign up', async () => {
    await ann.create({ ...FACTS, trustee_id: TRUSTEE, paid_by: ['tfs'] })
    const { safe_days } = (await add({ ...MOTION, last_day_on: '2026-11-25' })).body.notice
    expect(safe_days.filter(({ past }) => !past).map(({ method }) => method)).toEqual(['electronic'])
    expect(safe_days.find(({ method }) => method === 'tfs')).toMatchObject({ past: true, enroll_days: null })
  })

  // LAD-05
  test.each([
    ['20:44', false],
    // The bank's cutoff is at 3:45 PM in New York.
    ['20:46', true],
  ])('of today is past at %s UTC: %s', async (time, past) => {
    await bank.control('/clock/set', { to: `2026-11-20T${time}:00.000Z` })
    await ann.create({ ...FACTS, trustee_id: TRUSTEE })
    const { safe_days } = (await add({ ...MOTION, last_day_on: '2026-11-24' })).body.notice
    const electronic = safe_days.find(({ method }) => method === 'electronic')
    expect(electronic).toMatchObject({ on: '2026-11-20', past })
  })

  // LAD-05
  test('follows the trustee of the plan, and is not named for one that nobody knows', async () => {
    await ann.create({ ...FACTS, trustee: { name: 'Nora Whitlock' } })
    await add()
    expect((await list())[0]?.safe_days).toEqual([])
    await ann.change({ trustee: null, trustee_id: 9003 })
    const [notice] = await list()
    expect(notice && Object.keys(daysOf(notice)).toSorted()).toEqual([
      'cashiers_check',
      'money_order',
      'tfs',
      'wage_order',
    ])
  })

  // LAD-05
  test('is not named for a settled notice, and not by an office that is no longer listed', async () => {
    await ann.create({ ...FACTS, trustee_id: TRUSTEE })
    const { id } = (await add()).body.notice
    expect((await change(id, { ...MOTION, done_on: '2026-11-20' })).body.notice.safe_days).toEqual([])
    await change(id, MOTION)
    await importOffices(bank, [officeOfFile(bank)])
    expect((await list())[0]?.safe_days).toEqual([])
    await importSandboxTrustees(bank)
    expect((await list())[0]?.safe_days).not.toEqual([])
  })
})
