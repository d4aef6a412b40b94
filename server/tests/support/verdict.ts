/**
 * Compares what customers recorded with what the processor and the bank know: nothing lost, nothing twice.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { countAcknowledged, MONEY_CENTS, type MoneyClient } from './money-clients.ts'
import type { ServerProcesses } from './server-process.ts'

const FEE_CENTS = 100
/**
 * How long the servers may make no progress: a server takes over a killed server's work only after a while,
 * and failed jobs wait before a retry.
 */
const STANDSTILL_MS = process.env['BUSY_MACHINE'] ? 180_000 : 60_000

export interface Verdict {
  acknowledged: number
  /** Acknowledged, but missing at the processor or at the bank. */
  lost: number
  /** At the processor or the bank more than once, or never requested. */
  doubled: number
  /** Acknowledged, but the same key now gets a different reply. */
  changed: number
}

/**
 * Waits while the servers still make progress with recorded work, and then counts. By then every request has
 * a reply, so anything beyond the acknowledged work is a duplicate.
 */
export const judge = async (
  processes: ServerProcesses,
  clients: readonly MoneyClient[],
): Promise<Verdict> => {
  expect(clients.flatMap(({ faults }) => faults)).toEqual([])
  let found = await compare(processes, clients)
  let changedAt = performance.now()
  while (isOff(found) && performance.now() - changedAt < STANDSTILL_MS) {
    await pause(250)
    const now = await compare(processes, clients)
    if (JSON.stringify(now) !== JSON.stringify(found)) changedAt = performance.now()
    found = now
  }
  expect(await processes.control('/audit')).toMatchObject({ balanced: true, differences: [] })
  const changed = (await Promise.all(clients.map(countChanged))).reduce((sum, each) => sum + each, 0)
  // The repeated requests moved nothing.
  const again = await compare(processes, clients)
  expect(again).toEqual(found)
  expect(found.balances).toEqual([])
  return { acknowledged: countAcknowledged(clients), lost: found.lost, doubled: found.doubled, changed }
}

const isOff = ({ lost, doubled, balances }: Comparison) => lost + doubled + balances.length > 0

interface Comparison {
  lost: number
  doubled: number
  balances: string[]
}

const compare = async (processes: ServerProcesses, clients: readonly MoneyClient[]): Promise<Comparison> => {
  const each = await Promise.all(clients.map((client) => compareOne(processes, client)))
  return {
    lost: each.reduce((sum, { lost }) => sum + lost, 0),
    doubled: each.reduce((sum, { doubled }) => sum + doubled, 0),
    balances: each.flatMap(({ balances }) => balances),
  }
}

const compareOne = async (processes: ServerProcesses, client: MoneyClient): Promise<Comparison> => {
  const payments = client.journal.filter(({ path }) => path === '/api/bill_payments')
  const wanted = client.journal.map(referenceOf)
  const { rows } = await processes.sandboxDatabase.query<{ reference: string }>(
    `select transaction_id as reference from sandbox.bill_payments where account_id = ${ACCOUNT}
     union all
     select transaction_id from sandbox.ach_entries where account_id = ${ACCOUNT} and direction = 'pull'`,
    [client.prn],
  )
  const taken = rows.map(({ reference }) => reference)
  const own = await countOwn(client)
  const spent = payments.reduce((sum, { body }) => sum + FEE_CENTS + centsOf(body), 0)
  const expected = ((MONEY_CENTS - spent) / 100).toFixed(2)
  const customers = await processes.control<{ prn: string; balance: string }[]>('/customers')
  const balance = customers.find(({ prn }) => prn === client.prn)?.balance
  return {
    lost: wanted.filter((each) => !taken.includes(each)).length + Math.max(0, wanted.length - own),
    doubled:
      taken.filter((each, place) => taken.indexOf(each) < place || !wanted.includes(each)).length +
      Math.max(0, own - wanted.length),
    balances: balance === expected ? [] : [`a balance of ${balance} instead of ${expected}`],
  }
}

const ACCOUNT = '(select id from sandbox.accounts where prn = $1)'

const countOwn = async (client: MoneyClient): Promise<number> =>
  (await countOf(client, '/api/bill_payments')) + (await countOf(client, '/api/ach_transactions'))

const countOf = async (client: MoneyClient, list: string): Promise<number> => {
  const { status, text } = await answerOf(client, 'GET', `${list}?per_page=5`)
  if (status !== 200) throw new Error(`${list} answered ${status}: ${text}`)
  return (JSON.parse(text) as { count: number }).count
}

/**
 * Retries until there is a reply: a busy machine may reply 503, and a kept-alive connection may close during
 * use.
 */
const answerOf = async (
  { ask }: MoneyClient,
  ...question: Parameters<MoneyClient['ask']>
): ReturnType<MoneyClient['ask']> => {
  for (;;) {
    const answer = await ask(...question).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await pause(250)
  }
}

/** The reference that the bank sends to the processor. */
const referenceOf = ({ path, reply }: MoneyClient['journal'][number]): string => {
  const answer = JSON.parse(reply) as { bill_payment?: { id: number }; ach_transaction?: { id: number } }
  return path === '/api/bill_payments'
    ? `bill-${answer.bill_payment?.id}`
    : `ach-${answer.ach_transaction?.id}`
}

const countChanged = async (client: MoneyClient): Promise<number> => {
  let changed = 0
  for (const { path, body, key, status, reply } of client.journal) {
    const again = await answerOf(client, 'POST', path, body, key)
    if (again.status !== status || again.text !== reply) changed++
  }
  return changed
}

const centsOf = (body: unknown) =>
  Math.round(Number((body as { bill_payment: { amount: string } }).bill_payment.amount) * 100)
