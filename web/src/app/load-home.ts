import type { QueryClient } from '@tanstack/react-query'
import { loadOpenAlert } from '../features/fraud/load-open-alert.ts'
import { hasEnded, programQuery } from '../features/program/program.api.ts'
import { refundsQuery } from '../features/refunds/refunds.api.ts'
import { atMost } from '../lib/at-most.ts'

/** The balance waits at most this long for a notice above it. */
const PATIENCE_MS = 3000

/**
 * Loads the notices above the home page together with the page. If they arrived later, they would push everything down
 * while the customer taps. A notice that fails to load or is slow appears later, and its place says so.
 */
export const loadHome = (client: QueryClient): Promise<void> =>
  atMost(PATIENCE_MS, Promise.allSettled([loadOpenAlert(client), loadRefund(client)]))

const loadRefund = async (client: QueryClient) => {
  if (hasEnded(await client.ensureQueryData(programQuery), 'spending'))
    await client.ensureQueryData(refundsQuery)
}
