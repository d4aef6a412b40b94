import type { Config } from '../boot/config.ts'

/** How long a request may take to come, the same on every port. */
export const timeoutsOf = ({ REQUEST_TIMEOUT_SECONDS }: Pick<Config, 'REQUEST_TIMEOUT_SECONDS'>) => ({
  requestTimeout: REQUEST_TIMEOUT_SECONDS * 1000,
  // Node takes the shorter of the two for the headers and the longer one, a minute, for all of the request.
  headersTimeout: REQUEST_TIMEOUT_SECONDS * 1000,
  // It looks for late requests every 30 seconds, so that some would live four times as long as they may.
  connectionsCheckingInterval: REQUEST_TIMEOUT_SECONDS * 500,
})
export type ServerTimeouts = ReturnType<typeof timeoutsOf>
