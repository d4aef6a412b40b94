/** The page with what it loads first, in one piece of code that loads only when a customer opens it. */
import { queryClientOf } from '../../lib/router-context.ts'
import { forecastQuery } from './forecast-query.ts'

export { ForecastPage } from './forecast-page.tsx'

export const loadForecast = (context: unknown) => queryClientOf(context).ensureQueryData(forecastQuery)
