/** Test plans, and valid requests about them. */
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import type { CourtNotice } from '@yoursuccess/contract/plan/court-notices'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { PlanLumpSum, PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import { insertDeposits, PAYDAY_RECORDS } from './payday-seeds.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface World {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

const expect2xx = ({ status, body }: { status: number; body: unknown }) => {
  if (status > 299) throw new Error(`a plan could not be made: ${status} ${JSON.stringify(body)}`)
}

const versionOf = async ({ customer }: Pick<World, 'customer'>): Promise<number | null> =>
  (await customer.get<{ plan: Plan | null }>('/api/plan')).body.plan?.version ?? null

/** A plan that was filed five months ago, with every text that a customer types. */
const factsOf = ({ bank, mark }: Pick<World, 'bank' | 'mark'>) => {
  const filedOn = addMonths(bank.today(), -5)
  return {
    district: 'nywb',
    case_number: `${filedOn.slice(2, 4)}-10077`,
    trustee_account: mark.slice(0, 32),
    filed_on: filedOn,
    trustee: { name: mark, address_1: `1 ${mark}`, city: 'Buffalo', state: 'NY', zip: '14202' },
    attorney: { name: mark, phone: '7165550100', email: 'attorney@example.com' },
    refund_rule: { kind: 'turn_over_all', counts_toward_total: true },
    paid_by: ['electronic'],
  }
}
const STEP = { amount: '500.00', reason: 'plan' }

/** Makes the customer's plan, unless there is one. */
export const ensurePlan = async (world: World): Promise<void> => {
  if ((await versionOf(world)) !== null) return
  expect2xx(
    await world.customer.put('/api/plan', {
      plan: factsOf(world),
      steps: [{ ...STEP, note: world.mark }],
    }),
  )
}

/** A later month than today's, so that a step of it can be removed. */
const nextMonth = ({ bank }: Pick<World, 'bank'>): CalendarDate => addMonths(monthStart(bank.today()), 1)
const laterStep = (world: World) => ({
  from_month: nextMonth(world),
  amount: '650.00',
  reason: 'step',
  note: world.mark,
})
const lumpSum = ({ bank }: World) => ({
  source: 'bonus',
  amount: '1540.00',
  due_on: bank.today(),
  counts_toward_total: true,
})

const notice = ({ bank, mark }: World) => ({
  kind: 'motion_to_dismiss',
  note: mark,
  last_day_on: addDays(bank.today(), 19),
})

/** A plan, and a deposit of today that looks like a tax refund. Returns its id. */
const insertRefund = async (world: World): Promise<number> => {
  await ensurePlan(world)
  const refund = { on: world.bank.today(), amountCents: 214_000, details: `IRS TAX REF ${world.mark}` }
  const [id = 0] = await insertDeposits(world, [refund])
  return id
}

export const PLAN_RECORDS: Readonly<Record<string, (world: World) => Promise<number>>> = {
  plan_step: async (world) => {
    await ensurePlan(world)
    const made = await world.customer.post<{ step: PlanStep }>('/api/plan/steps', { step: laterStep(world) })
    expect2xx(made)
    return made.body.step.id
  },
  lump_sum: async (world) => {
    await ensurePlan(world)
    const made = await world.customer.post<{ lump_sum: PlanLumpSum }>('/api/plan/lump_sums', {
      lump_sum: lumpSum(world),
    })
    expect2xx(made)
    return made.body.lump_sum.id
  },
  refund_deposit: insertRefund,
  court_notice: async (world) => {
    await ensurePlan(world)
    const made = await world.customer.post<{ notice: CourtNotice }>('/api/plan/notices', {
      notice: notice(world),
    })
    expect2xx(made)
    return made.body.notice.id
  },
}

const withPlan =
  (parts: (world: World) => Parts | Promise<Parts>) =>
  async (world: World): Promise<Parts> => {
    await ensurePlan(world)
    return parts(world)
  }

export const PLAN_SEEDS: Readonly<Record<string, (world: World) => Promise<Parts>>> = {
  'PUT /api/plan': withPlan(async (world) => ({
    body: {
      plan: {
        ...factsOf(world),
        version: await versionOf(world),
        wage_order: {
          amount: '230.77',
          schedule_id: await PAYDAY_RECORDS.pay_schedule(world),
          starts_on: world.bank.today(),
        },
      },
    },
  })),
  'POST /api/plan/status': withPlan(({ bank }) => ({ body: { status: 'confirmed', on: bank.today() } })),
  'GET /api/plan/steps': withPlan(() => ({})),
  'POST /api/plan/steps': withPlan((world) => ({ body: { step: laterStep(world) } })),
  'DELETE /api/plan/steps/{id}': async (world) => ({
    params: { id: String(await PLAN_RECORDS['plan_step']?.(world)) },
  }),
  'GET /api/plan/lump_sums': withPlan(() => ({})),
  'POST /api/plan/lump_sums': withPlan((world) => ({ body: { lump_sum: lumpSum(world) } })),
  'DELETE /api/plan/lump_sums/{id}': async (world) => ({
    params: { id: String(await PLAN_RECORDS['lump_sum']?.(world)) },
  }),
  'GET /api/plan/tax_refunds': async (world) => {
    await insertRefund(world)
    return {}
  },
  'POST /api/plan/tax_refunds': async (world) => ({
    body: {
      tax_refund: {
        amount: '2140.00',
        due_on: world.bank.today(),
        transaction_id: await insertRefund(world),
      },
    },
  }),
  'POST /api/plan/tax_refunds/{id}/dismiss': async (world) => ({
    params: { id: String(await insertRefund(world)) },
  }),
  'GET /api/plan/notices': withPlan(() => ({})),
  'POST /api/plan/notices': withPlan((world) => ({ body: { notice: notice(world) } })),
  'PUT /api/plan/notices/{id}': async (world) => ({
    params: { id: String(await PLAN_RECORDS['court_notice']?.(world)) },
    body: { notice: { ...notice(world), done_on: world.bank.today() } },
  }),
  'DELETE /api/plan/notices/{id}': async (world) => ({
    params: { id: String(await PLAN_RECORDS['court_notice']?.(world)) },
  }),
  'GET /api/plan/checklist': withPlan(() => ({})),
  'PUT /api/plan/checklist': withPlan(({ bank }) => ({
    body: { line: { item: 'financial_course', done_on: bank.today() } },
  })),
  'GET /api/plan/attorney_message': withPlan(() => ({})),
  'GET /api/plan/installments': withPlan(() => ({})),
  'GET /api/plan/progress': withPlan(() => ({})),
}
