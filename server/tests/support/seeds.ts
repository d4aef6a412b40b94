/**
 * One valid request for each operation, and one record of each resource. The generated tests fail for an
 * operation or resource without one, so each new call is covered from the start.
 */
import { randomUUID } from 'node:crypto'
import { monthStart } from '@yoursuccess/contract/core/calendar-date'
import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import type { TestBank, TestCustomer } from './test-bank.ts'
import { TEST_PASSWORD } from './test-bank.ts'
import { APPLICATION_SEEDS } from './application-seeds.ts'
import { AUTOPAY_RECORDS, AUTOPAY_SEEDS } from './autopay-seeds.ts'
import { BILL_RECORDS, BILL_SEEDS } from './bill-seeds.ts'
import { CARD_RECORDS, CARD_SEEDS } from './card-seeds.ts'
import { CATEGORY_RULE_RECORDS, CATEGORY_RULE_SEEDS } from './category-rule-seeds.ts'
import { DISPUTE_RECORDS, DISPUTE_SEEDS } from './dispute-seeds.ts'
import { FUNDING_RECORDS, FUNDING_SEEDS } from './funding-seeds.ts'
import { OPERATIONS_SEEDS } from './operations-seeds.ts'
import { resetTokenOf } from './mailbox.ts'
import { PASSKEY_RECORDS, PASSKEY_SEEDS } from './passkey-seeds.ts'
import { PAYDAY_RECORDS, PAYDAY_SEEDS } from './payday-seeds.ts'
import { PLAN_RECORDS, PLAN_SEEDS } from './plan-seeds.ts'
import { PROOF_SEEDS } from './proof-seeds.ts'
import { RECEIPT_RECORDS, RECEIPT_SEEDS } from './receipt-seeds.ts'
import { RECURRING_RECORDS, RECURRING_SEEDS } from './recurring-seeds.ts'
import { SETASIDE_SEEDS } from './setaside-seeds.ts'
import { SETTINGS_SEEDS } from './settings-seeds.ts'
import { STATEMENT_RECORDS, STATEMENT_SEEDS } from './statement-seeds.ts'
import { TRUSTEE_RECORDS, TRUSTEE_SEEDS } from './trustee-seeds.ts'

export interface World {
  bank: TestBank
  /** The caller. */
  customer: TestCustomer
  /** The customer of the operator's calls, so that these leave the caller unchanged. */
  bystander: TestCustomer
  /** A text that only this caller's records contain. */
  mark: string
}

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

interface Goals {
  income_goals?: { id: number }[]
  expense_goals?: { id: number }[]
  expense_items?: { id: number; description: string | null }[]
}

const expect2xx = ({ status, body }: { status: number; body: unknown }) => {
  if (status > 299) throw new Error(`could not create a record: ${status} ${JSON.stringify(body)}`)
}

/** Creates a record of a resource for the caller, or finds an existing one, and returns its id. */
export const RECORDS: Readonly<Record<string, (world: World) => Promise<number>>> = {
  income_goal: async ({ customer }) => {
    const known = (await customer.get<Goals>('/api/income_goals')).body.income_goals?.at(0)
    if (known) return known.id
    const items = [{ amount: '4321.09', category: 'salary' }]
    const saved = await customer.post<Goals>('/api/income_goals/create_update_goals', {
      income_goal: { items },
    })
    expect2xx(saved)
    return saved.body.income_goals?.at(0)?.id ?? 0
  },
  expense_goal: async (world) => {
    await record(world, 'income_goal')
    const { customer, mark } = world
    const known = (await customer.get<Goals>('/api/expense_goals')).body.expense_goals?.at(0)
    if (known) return known.id
    const goal = { amount: '12.34', category: 'housing', description: mark }
    const saved = await customer.post<Goals>('/api/expense_goals', { expense_goal: goal })
    expect2xx(saved)
    return saved.body.expense_goals?.at(0)?.id ?? 0
  },
  expense_item: async ({ customer, mark, bank }) => {
    const description = `${mark} ${randomUUID()}`
    const item = { ...ITEM, effective_date: bank.today(), description }
    const saved = await customer.post<Goals>('/api/expense_items', { expense_item: item })
    expect2xx(saved)
    return saved.body.expense_items?.find((each) => each.description === description)?.id ?? 0
  },
  ...FUNDING_RECORDS,
  ...BILL_RECORDS,
  ...CARD_RECORDS,
  ...CATEGORY_RULE_RECORDS,
  ...RECURRING_RECORDS,
  ...DISPUTE_RECORDS,
  ...STATEMENT_RECORDS,
  ...PAYDAY_RECORDS,
  ...PLAN_RECORDS,
  ...AUTOPAY_RECORDS,
  ...RECEIPT_RECORDS,
  ...TRUSTEE_RECORDS,
  ...PASSKEY_RECORDS,
  notification: async ({ bank, customer, mark }) => {
    const { rows } = await bank.database.query<{ id: number }>(
      `insert into bank.notifications (customer_id, title, happened_at, dedupe_key)
       values ($1, $2, now(), $3) returning id`,
      [customer.id, mark, randomUUID()],
    )
    return rows[0]?.id ?? 0
  },
}

/** Throws for a resource without an entry. */
export const record = (world: World, resource: string): Promise<number> => {
  const make = RECORDS[resource]
  if (!make) throw new Error(`server/tests/support/seeds.ts has no record of: ${resource}`)
  return make(world)
}

const ITEM = { amount: '10.00', category: 'transportation', external: true }
const goalAmount = { amount: '15.50', category: 'housing' }

const onRecord =
  (resource: string, parts: CallInput = {}) =>
  async (world: World): Promise<CallInput> => ({
    params: { id: String(await record(world, resource)) },
    ...parts,
  })
const nothing = async (): Promise<CallInput> => ({})
const login = ({ customer }: World) => ({ email: customer.email, password: TEST_PASSWORD })

const planned = async (world: World) => {
  await record(world, 'expense_goal')
  const items = [{ amount: '500.00', category: 'trustee_payment', due_day: 15 }]
  expect2xx(await world.customer.post('/api/expense_goals/create_update_goals', { expense_goal: { items } }))
}
const approving =
  (body: (world: World) => object) =>
  async (world: World): Promise<CallInput> => {
    await planned(world)
    return { body: { success_tracker_info: body(world) } }
  }

let newCustomers = 0

/** Valid requests by operation. A GET without parameters needs no entry. */
export const SEEDS: Readonly<Record<string, (world: World) => Promise<CallInput>>> = {
  'POST /users/sign_in': async (world) => ({ body: { user: login(world) } }),
  'DELETE /users/sign_out': nothing,
  'POST /users/password': async ({ customer }) => ({ body: { user: { email: customer.email } } }),
  'PUT /users/password': async ({ bank, customer }) => ({
    body: {
      user: {
        reset_password_token: await resetTokenOf(bank, customer.email),
        password: TEST_PASSWORD,
        password_confirmation: TEST_PASSWORD,
      },
    },
  }),
  'POST /api/refresh_token': async ({ bank }) => ({
    body: { last_active: bank.clock.realNow().toISOString() },
  }),
  ...FUNDING_SEEDS,
  ...BILL_SEEDS,
  ...CARD_SEEDS,
  ...CATEGORY_RULE_SEEDS,
  ...RECURRING_SEEDS,
  ...DISPUTE_SEEDS,
  ...STATEMENT_SEEDS,
  ...PAYDAY_SEEDS,
  ...PLAN_SEEDS,
  ...PROOF_SEEDS,
  ...SETASIDE_SEEDS,
  ...AUTOPAY_SEEDS,
  ...RECEIPT_SEEDS,
  ...TRUSTEE_SEEDS,
  'GET /api/transactions/export': async ({ bank }) => ({
    query: { format: 'csv', from: bank.today(), to: bank.today() },
  }),
  'PUT /api/notifications/{id}': onRecord('notification'),
  'PUT /api/notification_preferences': async () => ({ body: { preferences: DEFAULT_PREFERENCES } }),

  'POST /api/income_goals/create_update_goals': async (world) => ({
    body: {
      month: null,
      income_goal: {
        items: [{ id: await record(world, 'income_goal'), amount: 4000, category: 'salary' }],
      },
    },
  }),
  'GET /api/income_goals/{id}': onRecord('income_goal'),
  'PUT /api/income_goals/{id}': onRecord('income_goal', {
    body: { income_goal: { amount: '4000.10', category: 'salary' } },
  }),
  'DELETE /api/income_goals/{id}': async (world) => {
    const { customer } = world
    for (const goal of (await customer.get<Goals>('/api/expense_goals')).body.expense_goals ?? [])
      await customer.delete(`/api/expense_goals/${goal.id}`)
    const items = [{ amount: '0', category: 'trustee_payment' }]
    await customer.post('/api/expense_goals/create_update_goals', { expense_goal: { items } })
    return { params: { id: String(await record(world, 'income_goal')) } }
  },

  'POST /api/expense_goals': async (world) => {
    await record(world, 'income_goal')
    for (const goal of (await world.customer.get<Goals>('/api/expense_goals')).body.expense_goals ?? [])
      await world.customer.delete(`/api/expense_goals/${goal.id}`)
    return { body: { month: null, expense_goal: { ...goalAmount, description: world.mark } } }
  },
  'POST /api/expense_goals/create_update_goals': async (world) => ({
    body: { expense_goal: { items: [{ ...goalAmount, id: await record(world, 'expense_goal') }] } },
  }),
  'GET /api/expense_goals/{id}': onRecord('expense_goal'),
  'PUT /api/expense_goals/{id}': onRecord('expense_goal', { body: { expense_goal: goalAmount } }),
  'DELETE /api/expense_goals/{id}': onRecord('expense_goal'),

  'POST /api/success_tracker_infos': approving(() => ({})),
  'PUT /api/language': () => Promise.resolve({ body: { language: 'es' } }),
  'PUT /api/success_tracker_infos': approving(({ bank }) => ({
    budget_last_approved_at: monthStart(bank.today()),
  })),

  'POST /api/expense_items': async ({ bank }) => ({
    body: { month: null, expense_item: { ...ITEM, effective_date: bank.today() } },
  }),
  'PUT /api/expense_items/{id}': onRecord('expense_item', { body: { expense_item: { amount: '11.00' } } }),
  'PATCH /api/expense_items/{id}': onRecord('expense_item', {
    body: { expense_item: { category: 'other' } },
  }),
  'DELETE /api/expense_items/{id}': onRecord('expense_item'),
  'POST /api/expense_items/create_childen': async (world) => {
    const expense_item_id = await record(world, 'expense_item')
    const part = { amount: '5.00', category: 'other', expense_item_id }
    return { body: { expense_items: [part, part] } }
  },

  ...SETTINGS_SEEDS,
  ...PASSKEY_SEEDS,
  'DELETE /api/passkeys/{id}': onRecord('passkey'),
  'DELETE /api/sessions/{id}': onRecord('session'),
  'DELETE /api/sessions': nothing,
  ...OPERATIONS_SEEDS,
  ...APPLICATION_SEEDS,

  'POST /api/account/reactivate': async ({ bank, customer }) => {
    await bank.database.query("update bank.customers set state = 'closed_unfunded' where id = $1", [
      customer.id,
    ])
    return {}
  },
  'POST /operator/customers/close': async ({ bank }) => ({
    body: { email: (await bank.createCustomer()).email },
  }),
  'POST /operator/customers/stop_autopay': async ({ bystander }) => ({ body: { email: bystander.email } }),
  'POST /operator/customers': async () => ({
    body: {
      email: `made${++newCustomers}@example.com`,
      password: TEST_PASSWORD,
      first_name: 'Made',
      last_name: "O'Test",
      primary_phone: '5005550006',
      address: { address_1: '1 Main Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
    },
  }),
  'POST /operator/customers/sign_out': async ({ bank }) => ({
    body: { email: (await bank.createCustomer()).email },
  }),
  'POST /operator/customers/export': async ({ bystander }) => ({ body: { email: bystander.email } }),
  'PUT /operator/customers/features': async ({ bystander }) => ({
    body: { email: bystander.email, features: { plaid: false, billPay: true } },
  }),
  'PUT /operator/features': () => Promise.resolve({ body: { feature: 'plaid', is_on: true } }),
  'PUT /operator/customers/authenticator': async ({ bystander }) => ({
    body: { email: bystander.email, secret: 'JBSWY3DPEHPK3PXP' },
  }),
  'POST /webhooks/galileo': async ({ bystander }) => ({
    body: { event_id: randomUUID(), type: 'something_new', prn: bystander.prn },
  }),
  'POST /internal/clock': async ({ bank }) => ({ body: { offset_ms: bank.clock.offset() } }),
}

/** Throws for an operation that needs input and has no seed. */
export const seedOf = (
  world: World,
  operation: { name: string; method: string; body: unknown; path: string },
): Promise<CallInput> => {
  const seed = SEEDS[operation.name]
  if (seed) return seed(world)
  if (operation.method === 'GET' && !operation.path.includes('{')) return nothing()
  throw new Error(`server/tests/support/seeds.ts has no valid request for: ${operation.name}`)
}
