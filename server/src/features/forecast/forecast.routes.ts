import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import type { Serve } from '../../http/serve.ts'
import type { ForecastService } from './forecast.service.ts'

export const forecastRoutes = (serve: Serve, forecast: ForecastService): void => {
  serve.customer(getForecast, ({ caller, query }) => forecast.getForecast(caller.customerId, query.to))
}
