/** Payroll deposits, as the processor reports them. */
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inLanes } from '../../lanes.ts'
import { send } from '../../send.ts'
import { sign } from '../../webhooks.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { prnOf } from '../history.ts'

const SENDERS = 32
const POLL_MS = 50

/** So many of the numbers below `below`, mixed: neighbors in time are not neighbors in the tables. */
export const mixed = (count: number, below: number): number[] =>
  Array.from({ length: count }, (_, number) => (number * 7919) % below)

/** The employer whose name is on the deposits of a customer, as in the generated books. */
export const employerOf = (customer: number): string => `PAYROLL EMPLOYER ${customer % 200}`

/** The condition for deposits whose names begin with this, by the unique index. */
export const reported = (name: string): string =>
  `processor_id >= 'pay-${name}-' and processor_id < 'pay-${name}.'`

/**
 * Sends one of the processor's calls for each of these customers, and waits until every deposit is in the books. The
 * name must be a new one. Returns how many calls had to be repeated.
 */
export const reportDeposits = async (
  bank: CustomerBank,
  { name, customers }: { name: string; customers: readonly number[] },
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const url = `${bank.servers[0]?.url}/webhooks/galileo`
  const at = new Date(bank.history.anchor * 1000 - 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  let repeated = 0
  await inLanes([...customers.entries()], SENDERS, async ([number, customer]) => {
    const id = `pay-${name}-${number}`
    const again = await deliver(() =>
      send(
        agent,
        url,
        sign({
          event_id: id,
          type: 'pmt',
          prn: prnOf(customer),
          source_id: id,
          act_type: 'PM',
          otype: 'DD',
          amount: '1234.56',
          timestamp: `${at} MST`,
          description: employerOf(customer),
        }),
      ),
    )
    repeated += again
  })
  agent.destroy()
  while ((await countPosted(bank, name)) < customers.length) await pause(POLL_MS)
  return repeated
}

const AGAIN_MS = 250

/** Sends an event again until the bank has it, as the processor does. Returns how often it did. */
const deliver = async (call: () => Promise<unknown>): Promise<number> => {
  for (let repeated = 0; ; repeated++) {
    try {
      await call()
      return repeated
    } catch {
      await pause(AGAIN_MS)
    }
  }
}

const countPosted = async ({ database }: CustomerBank, name: string): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*) as count from bank.posted_transactions where ${reported(name)}`,
  )
  return rows[0]?.count ?? 0
}
