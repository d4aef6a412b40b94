/** A minute in which nobody has anything due, and what a scrape of the metrics costs. */
import { setTimeout as pause } from 'node:timers/promises'
import { median, rounded } from '../../report.ts'
import { type CustomerFigure, rounds } from '../figure.ts'

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
    const middle = (what: 'statements' | 'databaseMs' | 'cpuMs' | 'blocks') =>
      rounded(median(costs.map((cost) => cost[what])), 0)
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

const SCRAPES = 9

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
    for (let number = 0; number < SCRAPES; number++) costs.push(await meter.measure(scrape))
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
