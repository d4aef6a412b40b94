/** Loads the page "Your plan" before it opens, so that nothing moves while the customer reads. */
import type { QueryClient } from '@tanstack/react-query'
import { atMost } from '../../../lib/at-most.ts'
import { paySchedulesQuery } from '../../paydays/paydays.api.ts'
import { loadAutopayLine } from '../../setaside/setaside.api.ts'
import { installmentsQuery, planQuery, progressQuery, refundDepositsQuery } from '../plan.api.ts'

/** The page waits no longer than this for what it can show without, such as marks of paydays. */
const PATIENCE_MS = 1000

export const loadPlan = async (client: QueryClient): Promise<void> => {
  const { plan } = await client.ensureQueryData(planQuery)
  if (plan === null || plan.schedule === null) return
  await Promise.all([
    client.ensureQueryData(progressQuery),
    client.ensureQueryData(installmentsQuery),
    atMost(PATIENCE_MS, loadAutopayLine(client)),
    atMost(PATIENCE_MS, client.prefetchQuery(paySchedulesQuery)),
    atMost(PATIENCE_MS, client.prefetchQuery(refundDepositsQuery)),
  ])
}
