/** A payday: the processor reports many deposits at once. */
import { median, rounded } from '../../report.ts'
import { type CustomerFigure, rounds } from '../figure.ts'
import { mixed, reportDeposits } from './deposits.ts'

const DEPOSITS = 20_000
const WARM_UP = 2000

export const payday: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    const { size, meter, stub } = bank
    await stub.begin({ processorMs: 0, mailMs: 0 })
    const report = (name: string, count: number) =>
      reportDeposits(bank, { name, customers: mixed(count, size.customers).map((number) => 1 + number) })
    let repeated = await report('warm-up', WARM_UP)
    const costs = await rounds(bank, (round) =>
      meter.measure(async () => {
        const again = await report(`round-${round}`, DEPOSITS)
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
