/** A payday: the processor reports many deposits at once. */
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inLanes } from '../../lanes.ts'
import { median, rounded } from '../../report.ts'
import { send } from '../../send.ts'
import { sign } from '../../webhooks.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'
import { prnOf } from '../history.ts'

const DEPOSITS = 20_000
const WARM_UP = 2000
const SENDERS = 32
const POLL_MS = 50

export const payday: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    const { size, meter, stub } = bank
    await stub.begin({ processorMs: 0, mailMs: 0 })
    let repeated = await report(bank, { name: 'warm-up', count: WARM_UP })
    const costs = await rounds(bank, (round) =>
      meter.measure(async () => {
        const again = await report(bank, { name: `round-${round}`, count: DEPOSITS })
        repeated += again
      }),
    )
    await bank.idle()
    const middle = (of: 'wallMs' | 'cpuMs' | 'blocks') => median(costs.map((cost) => cost[of]))
    const what = `payroll deposits at ${size.name}`
    return [
      {
        what: `${what}: applied, from the first call`,
        value: rounded((DEPOSITS * 1000) / middle('wallMs'), 0),
        unit: '/s',
        target: { atLeast: 1000 },
      },
      { what: `${what}: calls that had to be repeated`, value: repeated, unit: '', target: { atMost: 0 } },
      { what: `${what}: processor time of each`, value: rounded(middle('cpuMs') / DEPOSITS), unit: 'ms' },
      { what: `${what}: blocks of each`, value: rounded(middle('blocks') / DEPOSITS, 0), unit: '' },
    ]
  },
}

/**
 * Sends the processor's calls and waits until every deposit is in the books. Returns how many calls had to be
 * repeated.
 */
const report = async (
  bank: CustomerBank,
  { name, count }: { name: string; count: number },
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const url = `${bank.servers[0]?.url}/webhooks/galileo`
  const at = new Date(bank.history.anchor * 1000 - 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const numbers = Array.from({ length: count }, (_, number) => number)
  let repeated = 0
  await inLanes(numbers, SENDERS, async (number) => {
    const id = `pay-${name}-${number}`
    // Neighbors in time are not neighbors in the tables.
    const customer = 1 + ((number * 7919) % bank.size.customers)
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
          description: `PAYROLL EMPLOYER ${customer % 200}`,
        }),
      ),
    )
    repeated += again
  })
  agent.destroy()
  while ((await countPosted(bank, name)) < count) await pause(POLL_MS)
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
  // The range uses the unique index.
  const { rows } = await database.query<{ count: number }>(
    'select count(*) as count from bank.posted_transactions where processor_id >= $1 and processor_id < $2',
    [`pay-${name}-`, `pay-${name}.`],
  )
  return rows[0]?.count ?? 0
}
