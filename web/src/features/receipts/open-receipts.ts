/** The page with what it loads first, in one piece of code that loads only when a customer opens it. */
import { atMost } from '../../lib/at-most.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { planQuery, trusteePaymentsQuery } from '../plan/plan.api.ts'
import { trusteeQuery } from '../trustees/trustees.api.ts'
import { isOverdue } from './payment-words.ts'
import { receiptsQuery } from './receipts.api.ts'

export { ReceiptsPage } from './receipts-page.tsx'

/** The page waits no longer than this for the phone number of the trustee's office. */
const PATIENCE_MS = 1000

export const loadReceipts = async (context: unknown): Promise<void> => {
  const client = queryClientOf(context)
  const { plan } = await client.ensureQueryData(planQuery)
  if (plan === null) return
  const [{ payments }] = await Promise.all([
    client.ensureQueryData(trusteePaymentsQuery),
    client.ensureQueryData(receiptsQuery),
  ])
  if (plan.trustee_id !== null && payments.some((payment) => isOverdue(payment, plan)))
    await atMost(PATIENCE_MS, client.prefetchQuery(trusteeQuery(plan.trustee_id)))
}
