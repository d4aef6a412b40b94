import type { QueryClient } from '@tanstack/react-query'
import { loadOpenAlert } from '../features/fraud/load-open-alert.ts'
import { hasEnded, programQuery } from '../features/program/program.api.ts'
import { refundsQuery } from '../features/refunds/refunds.api.ts'

/**
 * Loads with the home page what stands above its rooms: coming later, it would push all of them down under a thumb. The
 * rooms keep their own places. What cannot be loaded is left out.
 */
export const loadHome = async (client: QueryClient): Promise<void> => {
  const program = await client.ensureQueryData(programQuery)
  await Promise.allSettled([
    loadOpenAlert(client),
    hasEnded(program, 'spending') && client.ensureQueryData(refundsQuery),
  ])
}
