/** Customers who have used everything that the bank offers, with a unique word in each text. */
import { record } from './seeds.ts'
import { addPaperBiller } from './bill-seeds.ts'
import { insertKnownAccount } from './funding-seeds.ts'
import { markedFile } from './receipt-seeds.ts'
import { personalInfoOf } from './settings-seeds.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

/** The text of each field; `index` makes it different for each customer. */
const wordsOf = (index: number) => ({
  first: `Canaryfirst${'abcdef'[index]}`,
  last: `Canarylast${'abcdef'[index]}`,
  phone: `500555${1940 + index}`,
  street: `${index} Canarystreet${index}`,
  shipping: `${index} Canaryship${index}`,
  email: `canary.mail${index}@example.com`,
  newEmail: `canary.new${index}@example.com`,
  pay: `CANARYPAY${index}`,
  market: `CANARYMARKET${index}`,
  linked: `Canarybank${index}`,
  biller: `Canarybiller${'abcdef'[index]}`,
  billerNumber: `CANARYNUMBER${index}`,
  problem: `canaryproblem${index}`,
  answer: `canaryanswer${index}`,
  plan: `canaryplan${index}`,
  notice: `canarynotice${index}`,
  denied: `CANARYDENIED${index}`,
  schedule: `Canaryschedule${index}`,
  wrongOffice: `canaryoffice${index}`,
  bankruptcy: `canarycase${index}`,
  posted: `canaryposted${index}`,
  ledger: `canaryledger${index}`,
  motion: `canarymotion${index}`,
})

export interface CanaryCustomer extends TestCustomer {
  /** Every text that an erasure must remove, including the account number. */
  canaries: string[]
}

let made = 0

/**
 * Creates the customer and uses every feature. Moves the clock seven days ahead, so that the transfer
 * completes.
 */
export const createCanary = async (bank: TestBank): Promise<CanaryCustomer> => {
  const words = wordsOf(++made)
  const customer = await bank.createCustomer({
    email: words.email,
    first_name: words.first,
    last_name: words.last,
    primary_phone: words.phone,
    address: { address_1: words.street, city: 'Springfield', state: 'IL', postal_code: '62701' },
  })
  const world = (mark: string) => ({ bank, customer, bystander: customer, mark })

  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '200.00',
    description: words.pay,
  })
  await transfer(bank, customer, await insertKnownAccount(world(words.linked)))
  await payBill(bank, customer, words)
  await buy(bank, customer, words.market, '30.00')
  const reference = await reportProblem(bank, customer, words)
  const answer = { reference, amount: '0.00', explanation: words.answer }
  expectDone(await bank.operator('POST', '/disputes/resolution', answer))
  await bank.settle()
  await record(world(words.plan), 'expense_goal')
  await record(world(words.plan), 'expense_item')
  await record(world(words.plan), 'category_rule')
  const bill = await record(world(words.plan), 'recurring_bill')
  const named = { recurring: { status: 'confirmed', name: words.plan } }
  expectDone(await customer.put(`/api/recurring/${bill}`, named))
  await record(world(words.bankruptcy), 'plan_step')
  await record(world(words.posted), 'receipt')
  const file = markedFile(world(words.ledger))
  expectDone(await customer.post('/api/receipts/import_file', { file }))
  await record(world(words.motion), 'court_notice')
  for (const direction of ['in', 'out']) expectDone(await moveSetAside(customer, direction))
  await record(world(words.notice), 'notification')
  await record(world(words.denied), 'event_auth_denial')
  await record(world(words.schedule), 'pay_schedule')
  const deposit = await transactionOf(bank, customer, words.pay)
  expectDone(await customer.post(`/api/pay_schedules/suggestions/${deposit}/dismiss`))
  const office = await record(world(''), 'trustee')
  const report = { report: { text: words.wrongOffice } }
  expectDone(await customer.post(`/api/trustees/${office}/report`, report))
  await bank.stepUp(customer)
  expectDone(
    await customer.post('/api/account/update_personal_info', {
      ...personalInfoOf({ email: words.newEmail }),
      first_name: words.first,
      last_name: words.last,
      primary_phone: words.phone,
      address_attributes: { ...HOME, address_1: words.street },
      shipping_address_different: true,
      shipping_address_attributes: { ...HOME, address_1: words.shipping },
    }),
  )
  expectDone(
    await bank.operator('PUT', '/customers/authenticator', {
      email: customer.email,
      secret: 'JBSWY3DPEHPK3PXP',
    }),
  )
  return { ...customer, canaries: [...Object.values(words), customer.prn] }
}

/** Spends the remaining balance. */
export const emptyAccount = async (bank: TestBank, customer: TestCustomer): Promise<void> => {
  const { body } = await customer.get<{ balance: string }>('/api/balance')
  await buy(bank, customer, 'LAST SHOP', body.balance)
}

/** Opens the set-aside, and moves a dollar in or out. */
const moveSetAside = async (customer: TestCustomer, direction: string) => {
  expectDone(await customer.post('/api/set_aside/open'))
  const reason = direction === 'out' ? 'other' : null
  return customer.post('/api/set_aside/moves', { move: { direction, amount: '1.00', reason } })
}

const HOME = { address_2: null, city: 'Springfield', state: 'IL', postal_code: '62701' }

const expectDone = ({ status, body }: { status: number; body: unknown }) => {
  if (status > 299) throw new Error(`the request failed with ${status}: ${JSON.stringify(body)}`)
}

const transfer = async (bank: TestBank, customer: TestCustomer, ach_account_id: number) => {
  expectDone(
    await customer.post('/api/ach_transactions', { ach_transaction: { amount: '20.00', ach_account_id } }),
  )
  await bank.settle()
  await bank.control('/clock/advance', { days: 7 })
  await bank.settle()
}

const payBill = async (
  bank: TestBank,
  customer: TestCustomer,
  { biller, billerNumber }: { biller: string; billerNumber: string },
) => {
  const biller_id = await addPaperBiller(
    { customer },
    { biller_name: biller, biller_account_number: billerNumber },
  )
  expectDone(await customer.post('/api/bill_payments', { bill_payment: { amount: '50.00', biller_id } }))
  await bank.settle()
  const [taken] = await bank.look<{ id: number }[]>(`/bill_payments?prn=${customer.prn}`)
  await bank.control(`/bill_payments/${taken?.id}/advance`, { to: 'cleared' })
  await bank.settle()
}

const buy = async (bank: TestBank, { prn }: TestCustomer, merchant: string, amount: string) => {
  await bank.control(`/cards/${prn}/pin`)
  const { id } = await bank.control<{ id: number }>(`/cards/${prn}/authorizations`, { merchant, amount })
  await bank.control(`/authorizations/${id}/settle`)
  await bank.settle()
}

/** Returns the reference of the case. */
const reportProblem = async (
  bank: TestBank,
  customer: TestCustomer,
  { market, problem }: { market: string; problem: string },
): Promise<string> => {
  const reported = await customer.post<{ reference: string }>('/api/disputes', {
    transaction_id: await transactionOf(bank, customer, market),
    reason: 'not_mine',
    text: problem,
  })
  expectDone(reported)
  return reported.body.reference
}

/** The id of the transaction with this text. */
const transactionOf = async (bank: TestBank, customer: TestCustomer, text: string): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    'select id from bank.posted_transactions where customer_id = $1 and details like $2',
    [customer.id, `%${text}%`],
  )
  return rows[0]?.id ?? 0
}

/** Every row of the bank's tables and of its job queue. */
export const writtenRows = async (bank: TestBank, schemas = ['bank', 'jobs']): Promise<string> => {
  const { rows: tables } = await bank.database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE' order by 1`,
    [schemas],
  )
  const parts = tables.map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`)
  const { rows } = await bank.database.query<{ row: string }>(`${parts.join(' union all ')} order by 1`)
  return rows.map(({ row }) => row).join('\n')
}
