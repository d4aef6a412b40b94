/** A minute in which nobody has anything due, and what a scrape of the metrics costs. */
import { setTimeout as pause } from 'node:timers/promises'
import { median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'
import type { Cost } from '../meter.ts'

const SETTLE_MS = 20_000
const MINUTE_MS = 60_000

export const quiet: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    const { meter, idle, size, runDue } = bank
    await runDue()
    await idle()
    await pause(SETTLE_MS)
    const costs = await rounds(bank, () => meter.measure(() => pause(MINUTE_MS)))
    const shares = await measureShares(bank)
    const middle = (what: Exclude<keyof Cost, 'wallMs'>) =>
      rounded(median(costs.map((cost) => cost[what])) + shares[what], 0)
    const at = `quiet minute at ${size.name}`
    return [
      { what: `${at}: statements`, value: middle('statements'), unit: '', target: { atMost: 300 } },
      {
        what: `${at}: time in the database`,
        value: middle('databaseMs'),
        unit: 'ms',
        target: { atMost: 50 },
      },
      { what: `${at}: blocks`, value: middle('blocks'), unit: '' },
      { what: `${at}: processor time of the server`, value: middle('cpuMs'), unit: 'ms' },
    ]
  },
}

/**
 * What the jobs of every few minutes add to a minute: their schedules are taken out, and a minute of the figure
 * would meet one of them or not. A run begins with nothing due, because one before it did what was.
 */
const measureShares = async (bank: CustomerBank): Promise<Cost> => {
  const shares: Cost = { cpuMs: 0, blocks: 0, statements: 0, databaseMs: 0, wallMs: 0 }
  for (const { name, cron } of bank.scheduled) {
    const [, minutes] = /^\*\/(\d+) /.exec(cron) ?? []
    if (minutes === undefined) continue
    const run = async () => {
      await bank.send(name, [{}], true)
      await bank.idle()
    }
    await run()
    const costs = await rounds(bank, () => bank.meter.measure(run))
    for (const what of COSTS) shares[what] += median(costs.map((cost) => cost[what])) / Number(minutes)
  }
  return shares
}
const COSTS = ['cpuMs', 'blocks', 'statements', 'databaseMs', 'wallMs'] as const

const SCRAPES = 9
/** The server shares one read of the figures among the scrapes of a second. */
const SHARED_MS = 1100

export const metrics: CustomerFigure = {
  at: 'largest',
  measure: async ({ servers, meter, size }) => {
    const scrape = async () => {
      const reply = await fetch(servers[0]?.metricsUrl ?? '')
      if (!reply.ok) throw new Error(`the metrics answered ${reply.status}`)
      await reply.text()
    }
    await scrape()
    const costs = []
    for (let number = 0; number < SCRAPES; number++) {
      await pause(SHARED_MS)
      costs.push(await meter.measure(scrape))
    }
    const at = `/metrics at ${size.name}`
    return [
      {
        what: at,
        value: rounded(median(costs.map(({ wallMs }) => wallMs)), 0),
        unit: 'ms',
        target: { atMost: 50 },
      },
      {
        what: `${at}: time in the database`,
        value: rounded(median(costs.map(({ databaseMs }) => databaseMs)), 1),
        unit: 'ms',
      },
      { what: `${at}: blocks`, value: rounded(median(costs.map(({ blocks }) => blocks)), 0), unit: '' },
    ]
  },
}
