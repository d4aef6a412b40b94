import type { QueryClient } from '@tanstack/react-query'
import { loadOpenAlert } from '../features/fraud/load-open-alert.ts'
import { hasEnded, programQuery } from '../features/program/program.api.ts'
import { refundsQuery } from '../features/refunds/refunds.api.ts'
import { atMost } from '../lib/at-most.ts'

/** Longer than this no money waits for a notice above it. */
const PATIENCE_MS = 3000

/**
 * Loads with the home page what stands above its parts: coming later, it would push all of them down under a thumb. What
 * cannot be loaded, or takes long, comes when it can, and its place says so.
 */
export const loadHome = (client: QueryClient): Promise<void> =>
  atMost(PATIENCE_MS, Promise.allSettled([loadOpenAlert(client), loadRefund(client)]))

const loadRefund = async (client: QueryClient) => {
  if (hasEnded(await client.ensureQueryData(programQuery), 'spending'))
    await client.ensureQueryData(refundsQuery)
}
