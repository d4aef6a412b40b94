/**
 * Records the operator's decision on a referred application. Approval opens the account now; if the processor
 * is unavailable, a job opens it.
 */
import type { decideApplication } from '@yoursuccess/contract/application/application-review'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import type { OperatorDeps } from './operator.deps.ts'
import { openNow } from './open-now.ts'

export const decideReferred = async (
  { account, application }: Pick<OperatorDeps, 'account' | 'application'>,
  body: BodyOf<typeof decideApplication>,
) => {
  const customerId = await application.decideReferred(body)
  if (body.decision === 'reject')
    return { status: 'rejected' as const, galileo_payment_reference_number: null }
  return {
    status: 'approved' as const,
    galileo_payment_reference_number: await openNow(account, customerId),
  }
}
