import type { QueryClient } from '@tanstack/react-query'
import { trusteeQuery } from '../../trustees/trustees.api.ts'
import { planQuery } from '../plan.api.ts'

/** The plan, and the entry of its trustee if the directory has one. */
export const loadTrustee = async (client: QueryClient): Promise<void> => {
  const { plan } = await client.ensureQueryData(planQuery)
  if (plan !== null && plan.trustee_id !== null) await client.ensureQueryData(trusteeQuery(plan.trustee_id))
}
