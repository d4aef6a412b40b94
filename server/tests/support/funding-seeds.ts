/** Test records and valid requests for funding. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { createClock } from '../../src/clock/clock.ts'
import { connectPartners } from '../../src/partners/partners.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'
import { createVault } from '../../src/security/vault/vault.ts'

interface Funding {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/**
 * Inserts a linked and verified account that the partners do not know. This is quick, so a test can create
 * many.
 */
export const insertAccount = async ({ bank, customer, mark }: Funding): Promise<number> => {
  const ref = randomUUID()
  const token = createVault(bank.config.vaultKeys).seal(ref, `ach_accounts.link_token:${ref}`)
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.ach_accounts (customer_id, name, link_item_ref, link_account_ref, link_token_sealed,
       verification_status, processor_ref, created_at)
     values ($1, $2, $3, $3, $4, 'verified', $3, now()) returning id`,
    [customer.id, mark, ref, token],
  )
  return rows[0]?.id ?? 0
}

/** Inserts a verified account and adds it at the processor too. */
export const insertKnownAccount = async (world: Funding): Promise<number> => {
  const { bank, customer, mark } = world
  const id = await insertAccount(world)
  const { ach } = connectPartners(bank.config, createClock())
  const added = await ach.addAccount({
    reference: randomUUID(),
    prn: customer.prn,
    name: mark,
    type: 'checking',
    routingNumber: '021000021',
    accountNumber: '1111222233330000',
  })
  await bank.database.query('update bank.ach_accounts set processor_ref = $1 where id = $2', [
    added?.achAccountRef,
    id,
  ])
  return id
}

/** Returns the customer's account that was linked through the linking window. Links one if there is none. */
export const linkAccount = async (world: Funding): Promise<number> => {
  const { bank, customer } = world
  const { body } = await customer.get<{ ach_accounts: { id: number; name: string }[] }>(
    '/api/ach_accounts?per_page=-1',
  )
  const known = body.ach_accounts.find(({ name }) => name !== world.mark)
  if (known) return known.id
  const linkResult = await handOver(world)
  await bank.stepUp(customer)
  const linked = await customer.post<{ id: number }>('/api/plaid/upsert_ach_account', linkResult)
  if (linked.status !== 200) throw new Error(`an account could not be linked: ${JSON.stringify(linked.body)}`)
  return linked.body.id
}

/** The linking window's result after choosing the first account of a bank. */
export const handOver = async (
  { bank }: Pick<Funding, 'bank'>,
  choice: { legalName?: string; username?: string; password?: string; institution?: string } = {},
) => {
  const reply = await fetch(`${bank.sandboxUrl}/plaid/sandbox/public_token/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'PLAID-CLIENT-ID': bank.config.PLAID_CLIENT_ID,
      'PLAID-SECRET': bank.config.PLAID_SECRET,
    },
    body: JSON.stringify({
      institution_id: choice.institution ?? 'ins_109508',
      initial_products: ['auth'],
      options: {
        override_username: choice.username ?? 'user_good',
        override_password: choice.password ?? 'pass_good',
        webhook: `${bank.url}/webhooks/plaid`,
      },
      user: { legal_name: choice.legalName ?? 'Jordan Tester' },
    }),
  })
  const { public_token } = (await reply.json()) as { public_token: string }
  const { rows } = await bank.database.query<{ account_id: string }>(
    `select account_id from sandbox.link_accounts
     where item_id = (select max(id) from sandbox.link_items) order by id limit 1`,
  )
  return { public_token, account_id: rows[0]?.account_id ?? '' }
}

const recurringTransfer = async (world: Funding) => ({
  amount: '12.34',
  interval: 'monthly',
  next_run_on: addDays(world.bank.today(), 10),
  ach_account_id: await insertAccount(world),
})
const createRecurring = async (world: Funding): Promise<number> => {
  const body = { recurring_transfer: await recurringTransfer(world) }
  const created = await world.customer.post<{ id: number }>('/api/recurring_transfers', body)
  if (created.status !== 201) throw new Error(`could not create a record: ${created.status}`)
  return created.body.id
}

/** Inserts a transfer that no job has sent, so it can be canceled. */
export const insertUnsentTransfer = async (world: Funding): Promise<number> => {
  const { rows } = await world.bank.database.query<{ id: number }>(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, created_at)
     values ($1, $2, 3000, $3, 'pending', $4) returning id`,
    [world.customer.id, await insertAccount(world), `Transfer from ${world.mark}`, world.bank.clock.now()],
  )
  return rows[0]?.id ?? 0
}

export const FUNDING_RECORDS: Readonly<Record<string, (world: Funding) => Promise<number>>> = {
  ach_account: insertAccount,
  ach_transaction: insertUnsentTransfer,
  recurring_transfer: createRecurring,
}

const on = (make: (world: Funding) => Promise<number>) => async (world: Funding) => ({
  params: { id: String(await make(world)) },
})

/** Replaces the caller with a customer who has linked nothing yet. */
const linking = async (world: Funding): Promise<Parts> => {
  world.customer = await world.bank.createCustomer()
  const body = await handOver(world)
  await world.bank.stepUp(world.customer)
  return { body }
}

export const FUNDING_SEEDS: Readonly<Record<string, (world: Funding) => Promise<Parts>>> = {
  'GET /api/account/direct_deposit_form': async () => ({ query: { type: 'percentage', percentage: '50' } }),
  'GET /api/ach_accounts/{id}': on(insertAccount),
  'DELETE /api/ach_accounts/{id}': on(insertAccount),
  'POST /api/plaid/create_link_token': async (world) => {
    const ach_account_id = await linkAccount(world)
    await world.bank.stepUp(world.customer)
    return { body: { enrollment: false, ach_account_id } }
  },
  'POST /api/plaid/upsert_ach_account': linking,
  'POST /api/ach_accounts': linking,
  'POST /webhooks/plaid': async () => ({ body: { webhook_type: 'ITEM', webhook_code: 'something_new' } }),
  'POST /api/ach_transactions': async (world) => {
    const id = await insertAccount(world)
    return { body: { ach_transaction: { amount: '12.34', achAccountId: id, ach_account_id: id } } }
  },
  'DELETE /api/ach_transactions/{id}': on(insertUnsentTransfer),
  'GET /api/recurring_transfers/{id}': on(createRecurring),
  'DELETE /api/recurring_transfers/{id}': on(createRecurring),
  'POST /api/recurring_transfers': async (world) => ({
    body: { recurring_transfer: await recurringTransfer(world) },
  }),
}
