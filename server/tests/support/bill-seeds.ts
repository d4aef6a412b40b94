/** Test records and valid requests for bills. */
import { randomUUID } from 'node:crypto'
import type { BillerSearchResult } from '@yoursuccess/contract/bills/billers'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { TEST_PASSWORD, type TestBank, type TestCustomer } from './test-bank.ts'

interface Bills {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Adds a biller with the customer's own calls, so the processor knows it. */
export const addPaperBiller = async (
  { customer }: Pick<Bills, 'customer'>,
  change: Record<string, unknown> = {},
): Promise<number> => {
  const proof = await customer.post('/api/step_up', { password: TEST_PASSWORD })
  if (proof.status !== 200) throw new Error(`the step-up failed: ${JSON.stringify(proof.body)}`)
  const added = await customer.post<{ biller: { id: number } }>('/api/billers/add_paper', {
    biller: { ...paperBiller(), ...change },
  })
  if (added.status !== 201) throw new Error(`a biller could not be added: ${JSON.stringify(added.body)}`)
  return added.body.biller.id
}

const paperBiller = (biller_name = 'Green Meadow Rentals') => ({
  biller_name,
  biller_account_number: randomUUID().slice(0, 18),
  biller_address_1: '12 Orchard Road',
  biller_city: 'Springfield',
  biller_state: 'IL',
  biller_zip: '62701',
  biller_phone: '5005550006',
})

/** Inserts a biller that the processor does not know. This is quick, so a test can create many. */
const insertBiller = async ({ bank, customer, mark }: Bills): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.billers (customer_id, name, account_number, is_trustee, directory_ref, created_at)
     values ($1, $2, $3, false, '1', now()) returning id`,
    [customer.id, mark, randomUUID().slice(0, 30)],
  )
  return rows[0]?.id ?? 0
}

const setReminder = async (world: Bills): Promise<number> => {
  const { customer, bank } = world
  const body = { biller_id: await insertBiller(world), next_reminder: addDays(bank.today(), 3) }
  const set = await customer.post<{ reminder: { id: number } }>('/api/reminders', body)
  if (set.status !== 201) throw new Error(`a reminder could not be set: ${set.status}`)
  return set.body.reminder.id
}

/** Deposits pay from an employer into the customer's account. */
export const receiveMoney = async (
  { bank, customer }: Pick<Bills, 'bank' | 'customer'>,
  amount = '1000.00',
): Promise<void> => {
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount,
    description: 'PAYROLL',
  })
}

/** Returns the first merchant that a search finds. Throws if it finds none. */
export const findMerchant = async (
  { customer }: Pick<Bills, 'customer'>,
  search: { state: string; search_text: string },
): Promise<BillerSearchResult> => {
  const { body } = await customer.post<{
    response_data: { table: { billers: BillerSearchResult[] } }
  }>('/api/search_billers', { search_params: search })
  const [found] = body.response_data.table.billers
  if (!found?.rpps_biller_id) throw new Error(`no biller was found: ${JSON.stringify(search)}`)
  return found
}

/** A random account number that matches the mask. */
export const numberLike = (mask: string): string =>
  mask.replace(/#/g, () => String(Math.floor(Math.random() * 10))).replace(/[@*]/g, 'X')

export const BILL_RECORDS: Readonly<Record<string, (world: Bills) => Promise<number>>> = {
  biller: insertBiller,
  reminder: setReminder,
}

const onBiller =
  (parts: Parts = {}) =>
  async (world: Bills): Promise<Parts> => ({
    params: { id: String(await insertBiller(world)) },
    ...parts,
  })

export const BILL_SEEDS: Readonly<Record<string, (world: Bills) => Promise<Parts>>> = {
  'POST /api/search_billers': async () => ({
    body: { search_params: { state: 'IL', search_text: 'light' } },
  }),
  'POST /api/billers/add_paper': async ({ bank, customer }) => {
    await bank.stepUp(customer)
    return { body: { biller: paperBiller() } }
  },
  'POST /api/billers/add_rpps': async (world) => {
    const merchant = await findMerchant(world, { state: 'IL', search_text: 'prairie lantern' })
    return {
      body: {
        biller: {
          rpps_biller_id: merchant.rpps_biller_id,
          biller_account_number: numberLike(merchant.biller_account_no_patterns[0] ?? '########'),
          biller_category: 'Utilities',
        },
      },
    }
  },
  'DELETE /api/billers/{id}': onBiller(),
  'GET /api/billers/{id}/payment_preview': onBiller({ query: { amount: '12.34' } }),
  'POST /api/bill_payments': async (world) => {
    await receiveMoney(world, '50.00')
    return { body: { bill_payment: { amount: '12.34', biller_id: await insertBiller(world) } } }
  },
  'GET /api/bill_payments/download_report': async (world) => ({
    query: {
      start_date: addDays(world.bank.today(), -30),
      end_date: world.bank.today(),
      selected_biller_ids: JSON.stringify([await insertBiller(world)]),
    },
  }),
  'POST /api/reminders': async (world) => ({
    body: { biller_id: await insertBiller(world), next_reminder: world.bank.today() },
  }),
  'DELETE /api/reminders/{id}': async (world) => ({ params: { id: String(await setReminder(world)) } }),
}
