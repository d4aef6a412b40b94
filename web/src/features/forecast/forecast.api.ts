/** What other features use of the forecast. */
export { homeForecastQuery } from './forecast-query.ts'
export { SafeWarning } from './safe-warning.tsx'
export { payerWords } from './payer-words.ts'
export { isByCustomer, type TrusteePayment, trusteePayments } from './trustee-payments.rules.ts'
