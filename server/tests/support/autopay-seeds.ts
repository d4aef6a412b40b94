/** Test autopay, and valid requests about it. */
import { randomUUID } from 'node:crypto'
import { AUTOPAY_TERMS_VERSION } from '@yoursuccess/contract/autopay/autopay'
import { CATCH_UP_TERMS_VERSION } from '@yoursuccess/contract/autopay/catch-up'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { addPaperBiller } from './bill-seeds.ts'
import { ensureSetAside } from './setaside-seeds.ts'
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

/** A set-aside, and the plan's trustee as a biller who gets checks. */
const ensureTrustee = async (world: World): Promise<number> => {
  await ensureSetAside(world)
  const { rows } = await world.bank.database.query<{ id: number }>(
    'select biller_id as id from bank.plan_billers where customer_id = $1',
    [world.customer.id],
  )
  return rows[0]?.id ?? addPaperBiller(world, { is_trustee: true })
}

const formOf = (biller_id: number) => ({
  autopay: { on: true, biller_id, method: 'bill_pay_check', terms_version: AUTOPAY_TERMS_VERSION },
})

const listOf = async ({ customer }: World) =>
  (await customer.get<{ payments: PlannedPaymentReply[] }>('/api/autopay/payments')).body.payments

/** Autopay, and the latest of its planned payments, whose send day is to come. */
const ensurePlanned = async (world: World): Promise<number> => {
  const known = (await listOf(world)).at(-1)
  if (known) return known.id
  const agreed = await world.customer.put('/api/autopay', formOf(await ensureTrustee(world)))
  if (agreed.status > 299) throw new Error(`autopay could not be made: ${JSON.stringify(agreed.body)}`)
  return (await listOf(world)).at(-1)?.id ?? 0
}

const onPlanned =
  (partsOf: (world: World) => Promise<Parts> | Parts = () => ({})) =>
  async (world: World): Promise<Parts> => ({
    params: { id: String(await ensurePlanned(world)) },
    ...(await partsOf(world)),
  })

/** A debit that may be the pull of the latest planned payment. */
const expectPull = async ({ bank, customer, mark }: World): Promise<number> => {
  const today = bank.today()
  await bank.database.query(
    `update bank.planned_payments set state = 'pull_expected', send_on = $2, pull_method = 'tfs', pull_cents = 1234,
       pull_fee_cents = 0, pull_look_on = $2::date + 1
     where id = (select max(id) from bank.planned_payments where customer_id = $1)`,
    [customer.id, today],
  )
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, $2, 'ach_debit', -1234, $3, $4, $5) returning id`,
    [customer.id, randomUUID(), `${today}T16:00:00Z`, today, mark],
  )
  return rows[0]?.id ?? 0
}

const withAutopay = async (world: World): Promise<Parts> => {
  await ensurePlanned(world)
  return {}
}

/** Autopay and paydays of a customer whose plan has been unpaid for months. */
const withPaydays = async (world: World): Promise<void> => {
  await ensurePlanned(world)
  const pay_schedule = {
    name: world.mark.slice(0, 20),
    frequency: 'weekly',
    anchor_on: world.bank.today(),
    usual_amount: '1200.00',
  }
  await world.customer.post('/api/pay_schedules', { pay_schedule })
}

export const AUTOPAY_RECORDS: Readonly<Record<string, (world: World) => Promise<number>>> = {
  planned_payment: ensurePlanned,
}

export const AUTOPAY_SEEDS: Readonly<Record<string, (world: World) => Promise<Parts>>> = {
  'GET /api/autopay': withAutopay,
  'PUT /api/autopay': async (world) => ({ body: formOf(await ensureTrustee(world)) }),
  'GET /api/autopay/preview': async (world) => ({
    query: { biller_id: String(await ensureTrustee(world)) },
  }),
  'GET /api/autopay/payments': withAutopay,
  'POST /api/autopay/stop': withAutopay,
  'GET /api/plan/catch_up': withAutopay,
  'GET /api/plan/catch_up/preview': async (world) => {
    await withPaydays(world)
    return { query: { paydays: '4' } }
  },
  'POST /api/plan/catch_up': async (world) => {
    await withPaydays(world)
    const { body } = await world.customer.get<{ amount: string }>('/api/plan/catch_up/preview?paydays=4')
    return {
      body: { catch_up: { paydays: 4, amount: body.amount, terms_version: CATCH_UP_TERMS_VERSION } },
    }
  },
  'DELETE /api/plan/catch_up': withAutopay,
  'POST /api/autopay/payments/{id}/skip': onPlanned(),
  'POST /api/autopay/payments/{id}/move': onPlanned(async (world) => {
    const sendOn = (await listOf(world)).at(-1)?.send_on ?? world.bank.today()
    return { body: { on: sendOn } }
  }),
  'POST /api/autopay/payments/{id}/change': onPlanned(() => ({ body: { amount: '450.00' } })),
  'POST /api/autopay/payments/{id}/pull': onPlanned(async (world) => ({
    body: { transaction_id: await expectPull(world), is_pull: true },
  })),
}
