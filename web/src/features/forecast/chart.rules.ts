/** Where the lines of the chart are. Pure. */
import type { ForecastDayReply } from '@yoursuccess/contract/forecast/forecast'
import { centsOf } from '../../lib/amounts.rules.ts'

export const WIDTH = 640
export const HEIGHT = 220
/** Room for marks at the edges. */
const EDGE = 8

type Balance = 'expected' | 'low' | 'set_aside'

export interface Chart {
  /** SVG paths. Undefined for the set-aside of customers without one. */
  paths: Record<Balance, string | undefined>
  /** The height of a balance of zero. */
  zero: number
  /** Days on which pay arrives or the trustee is paid, on the expected line. */
  marks: { key: string; kind: 'pay' | 'trustee_payment'; x: number; y: number }[]
  leastCents: number
  mostCents: number
}

/** The lines share one scale, which includes zero. */
export const chartOf = (days: readonly ForecastDayReply[]): Chart => {
  const values = days.flatMap(({ expected, low, set_aside }) =>
    [expected, low, set_aside ?? '0.00'].map((amount) => centsOf(amount)),
  )
  const [leastCents, mostCents] = [Math.min(0, ...values), Math.max(0, ...values)]
  const range = Math.max(1, mostCents - leastCents)
  const xOf = (at: number) => rounded(EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, days.length - 1))
  const yOf = (value: number) => rounded(EDGE + ((mostCents - value) * (HEIGHT - 2 * EDGE)) / range)
  const pointOf = (each: ForecastDayReply, at: number, balance: Balance) =>
    `${at === 0 ? 'M' : 'L'}${xOf(at)} ${yOf(centsOf(each[balance] ?? ''))}`
  const pathOf = (balance: Balance) =>
    days.some((each) => each[balance] === null)
      ? undefined
      : days.map((each, at) => pointOf(each, at, balance)).join('')
  return {
    paths: { expected: pathOf('expected'), low: pathOf('low'), set_aside: pathOf('set_aside') },
    zero: yOf(0),
    marks: days.flatMap(({ on, expected, events }, at) =>
      (['pay', 'trustee_payment'] as const)
        .filter((kind) => events.some((event) => event.kind === kind))
        .map((kind) => ({ key: `${on} ${kind}`, kind, x: xOf(at), y: yOf(centsOf(expected)) })),
    ),
    leastCents,
    mostCents,
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10
