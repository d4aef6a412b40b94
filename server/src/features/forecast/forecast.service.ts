import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { MAX_FORECAST_DAYS } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { FORECAST_DAY } from '@yoursuccess/contract/forecast/forecast.messages'
import type { Db } from '@yoursuccess/database/database'
import { refuseCommon } from '../../http/refusal.ts'
import type { ForecastDeps } from './forecast.deps.ts'
import { viewForecast } from './forecast.views.ts'
import { readInputs } from './read-inputs.ts'
import { listShortPayments } from './short-payments.ts'

export const forecastService = (deps: ForecastDeps) => ({
  /** Until `to`, or as far as the page shows it. Throws `invalid_input` for a day that is past or too far away. */
  getForecast: async (customerId: number, to: CalendarDate | undefined): Promise<ForecastReply> => {
    const today = deps.clock.today()
    if (to !== undefined && (to < today || to > addDays(today, MAX_FORECAST_DAYS)))
      throw refuseCommon('invalid_input', { errors: { to: [FORECAST_DAY] } })
    return viewForecast(await readInputs(deps, customerId, to))
  },
  /** The payments to the trustee of the next days that cannot be made, by customer: see short-payments.ts. */
  listShortPayments: (tx: Db, customerIds: readonly number[], withinDays: number) =>
    listShortPayments(deps, tx, customerIds, withinDays),
})
export type ForecastService = ReturnType<typeof forecastService>
