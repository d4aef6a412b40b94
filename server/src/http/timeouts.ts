import type { Config } from '../boot/config.ts'

/** How long a request may take to arrive, the same on every port. */
export const timeoutsOf = ({ REQUEST_TIMEOUT_SECONDS }: Pick<Config, 'REQUEST_TIMEOUT_SECONDS'>) => ({
  requestTimeout: REQUEST_TIMEOUT_SECONDS * 1000,
  // Must be set too: Node applies the longer of the two to the whole request, and its default is a minute.
  headersTimeout: REQUEST_TIMEOUT_SECONDS * 1000,
  // Node checks for late requests every 30 seconds by default, so some would last four times the limit.
  connectionsCheckingInterval: REQUEST_TIMEOUT_SECONDS * 500,
})
export type ServerTimeouts = ReturnType<typeof timeoutsOf>
