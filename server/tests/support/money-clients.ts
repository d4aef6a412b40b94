/**
 * Customers who pay and transfer without a pause, retry with the same key until they get a reply, and record
 * every success. Afterwards, tests compare their records with the bank and the processor.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { TEST_PASSWORD } from './test-bank.ts'
import type { ServerProcesses } from './server-process.ts'

const ANSWER_WITHIN_MS = 15_000
const ASK_AGAIN_MS = 50
/** Each client's initial balance. */
export const MONEY_CENTS = 5_000_000

interface Acknowledged {
  path: string
  key: string
  body: unknown
  status: number
  reply: string
}

export interface MoneyClient {
  email: string
  prn: string
  token: string
  /** Every success reply, in the order of arrival. */
  journal: Acknowledged[]
  /** Replies that are neither a success nor ask for a retry. There must be none. */
  faults: string[]
  /** Sends one request; throws when no reply arrives. */
  ask(method: string, path: string, body?: unknown, key?: string): Promise<{ status: number; text: string }>
  /** Pays or transfers once. Retries until it has a reply, even after the time is over. */
  pay(isOver: () => boolean): Promise<void>
  /** Pays and transfers until the time is over. */
  work(isOver: () => boolean): Promise<void>
}

const createMoneyClient = async (processes: ServerProcesses, number: number): Promise<MoneyClient> => {
  const email = `client${number}@example.com`
  const call = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string; headers: Headers }> => {
    const url = path.startsWith('/operator/') ? processes.operatorUrl : processes.url
    const reply = await fetch(url + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return { status: reply.status, text: await reply.text(), headers: reply.headers }
  }
  const must = async (
    status: number,
    answer: Promise<{ status: number; text: string; headers: Headers }>,
  ) => {
    const given = await answer
    if (given.status !== status) throw new Error(`expected ${status}: ${given.status} ${given.text}`)
    return given
  }

  const created = await must(
    201,
    call(
      'POST',
      '/operator/customers',
      {
        email,
        password: TEST_PASSWORD,
        first_name: 'Jordan',
        last_name: 'Tester',
        primary_phone: '5005550006',
        address: { address_1: '1 Example Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
      },
      { authorization: `Bearer ${processes.operatorKey}` },
    ),
  )
  const prn = (JSON.parse(created.text) as { galileo_payment_reference_number: string })
    .galileo_payment_reference_number
  const signedIn = await must(
    200,
    call('POST', '/users/sign_in', { user: { email, password: TEST_PASSWORD } }, {}),
  )
  const token = (signedIn.headers.get('authorization') ?? '').replace('Bearer ', '')
  const ask: MoneyClient['ask'] = (method, path, body, key) =>
    call(method, path, body, {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' && { 'idempotency-key': key ?? randomUUID() }),
    })

  await processes.control(`/accounts/${prn}/deposits`, {
    kind: 'payroll',
    amount: (MONEY_CENTS / 100).toFixed(2),
    description: 'PAYROLL',
  })
  const biller = {
    biller_name: 'Green Meadow Rentals',
    biller_account_number: `A${number}000`,
    biller_address_1: '12 Orchard Road',
    biller_city: 'Springfield',
    biller_state: 'IL',
    biller_zip: '62701',
    biller_phone: '5005550006',
  }
  await must(200, ask('POST', '/api/step_up', { password: TEST_PASSWORD }) as ReturnType<typeof call>)
  const added = await must(201, ask('POST', '/api/billers/add_paper', { biller }) as ReturnType<typeof call>)
  const billerId = (JSON.parse(added.text) as { biller: { id: number } }).biller.id
  const linked = await must(
    200,
    ask('POST', '/api/plaid/upsert_ach_account', await linkingAnswer(processes)) as ReturnType<typeof call>,
  )
  const accountId = (JSON.parse(linked.text) as { id: number }).id

  const journal: Acknowledged[] = []
  const faults: string[] = []
  const ways = [
    (amount: string) => ({
      path: '/api/bill_payments',
      body: { bill_payment: { amount, biller_id: billerId } },
    }),
    (amount: string) => ({
      path: '/api/ach_transactions',
      body: { ach_transaction: { amount, ach_account_id: accountId } },
    }),
  ]
  let turn = number
  const pay = async (isOver: () => boolean) => {
    const way = ways[turn++ % ways.length] as (typeof ways)[number]
    const { path, body } = way(`${1 + (turn % 9)}.00`)
    const key = randomUUID()
    for (;;) {
      const answer = await ask('POST', path, body, key).catch(() => undefined)
      const mayAskAgain = !answer || answer.status >= 500 || answer.status === 409
      if (answer && answer.status === 201)
        journal.push({ path, key, body, status: answer.status, reply: answer.text })
      else if (answer && !mayAskAgain) faults.push(`${path}: ${answer.status} ${answer.text}`)
      if (answer && !mayAskAgain) return
      // After the time is over, retries more slowly.
      await pause(isOver() ? 4 * ASK_AGAIN_MS : ASK_AGAIN_MS)
    }
  }
  const work = async (isOver: () => boolean) => {
    while (!isOver()) await pay(isOver)
  }
  return { email, prn, token, journal, faults, ask, pay, work }
}

/** Opens this many clients, each with money, a biller and a linked bank. */
export const openMoneyClients = async (processes: ServerProcesses, count: number): Promise<MoneyClient[]> => {
  const clients: MoneyClient[] = []
  // One after the other, because each client uses the newest linked account.
  for (let number = 0; number < count; number++) clients.push(await createMoneyClient(processes, number))
  return clients
}

export const countAcknowledged = (clients: readonly MoneyClient[]): number =>
  clients.reduce((sum, { journal }) => sum + journal.length, 0)

/** The linking window's result after choosing the first account of the bank. */
const linkingAnswer = async ({ sandboxUrl, sandboxDatabase, linkKeys }: ServerProcesses) => {
  const reply = await fetch(`${sandboxUrl}/plaid/sandbox/public_token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...linkKeys,
      institution_id: 'ins_109508',
      initial_products: ['auth'],
      options: { override_username: 'user_good', override_password: 'pass_good' },
      user: { legal_name: 'Jordan Tester' },
    }),
  })
  const { public_token } = (await reply.json()) as { public_token: string }
  const { rows } = await sandboxDatabase.query<{ account_id: string }>(
    `select account_id from sandbox.link_accounts
     where item_id = (select max(id) from sandbox.link_items) order by id limit 1`,
  )
  return { public_token, account_id: rows[0]?.account_id ?? '' }
}
