/** Where the lines of the chart are. Pure. */
import type { ForecastDayReply } from '@yoursuccess/contract/forecast/forecast'
import { centsOf } from '../../lib/amounts.rules.ts'

export const WIDTH = 640
export const HEIGHT = 220
/** Room for marks at the edges. */
const EDGE = 8

type Balance = 'expected' | 'low' | 'set_aside'

/** What a mark stands for. Money that is set aside stays the customer's, and has none. */
export const MARKS = ['pay', 'trustee_payment', 'other'] as const
export type MarkKind = (typeof MARKS)[number]

export interface Chart {
  /** SVG paths. Undefined for the set-aside of customers without one. */
  paths: Record<Balance, string | undefined>
  /** The height of a balance of zero. */
  zero: number
  /** Days on which something happens, on the expected line. */
  marks: { key: string; kind: MarkKind; x: number; y: number }[]
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
      MARKS.filter((kind) => events.some((event) => markOf(event.kind) === kind)).map((kind) => ({
        key: `${on} ${kind}`,
        kind,
        x: xOf(at),
        y: yOf(centsOf(expected)),
      })),
    ),
    leastCents,
    mostCents,
  }
}

const markOf = (kind: ForecastDayReply['events'][number]['kind']): MarkKind | undefined =>
  kind === 'set_aside' ? undefined : kind === 'pay' || kind === 'trustee_payment' ? kind : 'other'

const rounded = (value: number): number => Math.round(value * 10) / 10
