/** Test records and valid requests for the card and for fraud alerts. */
import { randomUUID } from 'node:crypto'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface Holder {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  body?: unknown
}

/**
 * Types a PIN in the processor's frame, as a person does. Returns the result that the frame reports to the
 * page.
 */
export const typePin = async (url: string, pin: string, again = pin): Promise<number> => {
  const { origin, searchParams } = new URL(url)
  const reply = await fetch(`${origin}/pin-set`, {
    method: 'POST',
    body: new URLSearchParams({ key: searchParams.get('key') ?? '', pin, again }),
  })
  const result = /data-result="(-?\d)"/.exec(await reply.text())
  if (!result) throw new Error(`the PIN frame replied ${reply.status} without a result`)
  return Number(result[1])
}

const authDenial = async ({ bank, customer, mark }: Holder): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.event_auth_denials
       (customer_id, processor_ref, merchant_name, amount_cents, denied_at, fraud_result, told_at)
     values ($1, $2, $3, 1234, now(), 'DENY', $4) returning id`,
    [customer.id, randomUUID(), mark, bank.clock.realNow()],
  )
  return rows[0]?.id ?? 0
}

/** Records that the plastic card was ordered, as after the first deposit. */
export const mailCard = async (bank: TestBank, { id }: Pick<TestCustomer, 'id'>): Promise<void> => {
  await bank.database.query(
    `insert into bank.plastic_orders (customer_id, account_id, state, asked_at, ended_at)
     select id, account_id, 'done', now(), now() from
       (select customer_id as id, account_id from bank.cards where customer_id = $1 limit 1) as card
     on conflict do nothing`,
    [id],
  )
}

const withPin = async ({ bank, customer }: Holder) => {
  await bank.control(`/cards/${customer.prn}/pin`)
  await bank.settle()
}
const nothing = async (): Promise<Parts> => ({})

export const CARD_RECORDS: Readonly<Record<string, (world: Holder) => Promise<number>>> = {
  event_auth_denial: authDenial,
}

export const CARD_SEEDS: Readonly<Record<string, (world: Holder) => Promise<Parts>>> = {
  'POST /api/account/enable_early_ach': nothing,
  'POST /api/account/disable_early_ach': nothing,
  'POST /api/account/freeze_card': nothing,
  'POST /api/account/unfreeze_card': nothing,
  'POST /api/account/card_replacement_fee': async () => ({ body: { reason: 'lost' } }),
  // Sets the PIN, because an earlier replacement counts as pending until then. The next card costs a fee.
  'POST /api/account/request_replacement_card': async (world) => {
    await withPin(world)
    const deposit = { kind: 'payroll', amount: '50.00', description: 'PAY' }
    await world.bank.control(`/accounts/${world.customer.prn}/deposits`, deposit)
    return { body: { reason: 'lost', auth_denial_id: await authDenial(world) } }
  },
  'POST /api/account/get_card_image': nothing,
  'GET /api/account/pin_set_url': async ({ bank, customer }) => {
    await mailCard(bank, customer)
    return {}
  },
  'POST /api/account/pin_set_commit': async ({ bank, customer }) => {
    await mailCard(bank, customer)
    const { body } = await customer.get<{ url: string }>('/api/account/pin_set_url')
    await typePin(body.url, '4071')
    return {}
  },
  'POST /api/account/disable_fraud_rule': async (world) => ({
    body: { auth_denial_id: await authDenial(world) },
  }),
  'GET /api/event_auth_denials/{id}': async (world) => ({
    params: { id: String(await authDenial(world)) },
  }),
}
