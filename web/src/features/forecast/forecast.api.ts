/** What other features use of the forecast. */
export { homeForecastQuery } from './forecast-query.ts'
export { SafeWarning } from './safe-warning.tsx'
