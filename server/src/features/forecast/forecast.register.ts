import type { Registered } from '../../boot/registered.ts'
import type { ForecastDeps } from './forecast.deps.ts'
import { forecastRoutes } from './forecast.routes.ts'
import { type ForecastService, forecastService } from './forecast.service.ts'

export const registerForecast = (deps: ForecastDeps): Registered<ForecastService> => {
  const service = forecastService(deps)
  return { service, routes: (serve) => forecastRoutes(serve, service) }
}
