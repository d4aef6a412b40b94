/** What the page says of the forecast before its days. Pure. */
import type { ForecastBreakdown, ForecastDayReply } from '@yoursuccess/contract/forecast/forecast'
import { add, type Cents, subtract } from '@yoursuccess/contract/core/money'
import { centsOf } from '../../lib/amounts.rules.ts'

/** The first day up to `until` on which the low line is lowest. */
export const lowestDay = (days: readonly ForecastDayReply[], until: string): ForecastDayReply | undefined =>
  days
    .filter(({ on }) => on <= until)
    .reduce<ForecastDayReply | undefined>(
      (lowest, each) => (lowest && centsOf(lowest.low) <= centsOf(each.low) ? lowest : each),
      undefined,
    )

/** What is still to be sent of a payment to the trustee, with its fee. */
export const leftOfPayment = ({ planned, fees, sent }: ForecastBreakdown['payments'][number]): Cents =>
  subtract(add(centsOf(planned), centsOf(fees)), centsOf(sent))
