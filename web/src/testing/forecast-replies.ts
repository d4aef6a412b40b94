/** Replies of the forecast, worked out by the rule: on Nov 21, 2026, $500.00, pay on Dec 4, a payment due on Dec 15. */
import {
  type ForecastBreakdown,
  type ForecastReply,
  getForecast,
} from '@yoursuccess/contract/forecast/forecast'
import { forecastReplyOf, inputsOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import { type Handler, on } from './wire.ts'

export const sampleBreakdown = (change: Partial<ForecastBreakdown> = {}): ForecastBreakdown => ({
  today: '2026-11-21',
  until: '2027-01-05',
  available: '500.00',
  stale: false,
  keep_back: '25.00',
  set_aside: { balance: '466.00', shares_on: true, morning: '2026-11-21', short: null },
  pay: [
    {
      name: 'Acme',
      on: '2026-12-04',
      arrives_on: '2026-12-04',
      usual_amount: '1200.00',
      is_late: false,
    },
  ],
  payments: [
    {
      due_on: '2026-12-15',
      send_on: '2026-12-09',
      planned: '465.00',
      fees: '1.00',
      sent: '0.00',
      by_payday: false,
      from_main: null,
      by: 'customer',
      service: null,
    },
  ],
  arranged: [],
  bills: [{ name: 'Larkspur Power', on: '2026-11-21', amount: '80.00', regular: null }],
  transfers: [],
  everyday: { expected: '10.00', low: '12.50', basis: 'purchases', days: 90 },
  ...change,
})

const sampleForecast = (change: Partial<ForecastBreakdown>): ForecastReply => {
  const parts = sampleBreakdown(change)
  return forecastReplyOf(inputsOf(parts), parts)
}

/** A customer of whom neither pay nor a payment is known. */
export const emptyForecast = (): Handler =>
  on(getForecast, sampleForecast({ set_aside: null, pay: [], payments: [], bills: [] }))

export const forecastReplies = (change: Partial<ForecastBreakdown> = {}): Handler[] => [
  on(getForecast, sampleForecast(change)),
]
