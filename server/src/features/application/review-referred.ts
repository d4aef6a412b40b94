/** Referred applications: what the operator sees of them, and the decision. */
import {
  applicationReviewRefusals,
  type ReferredApplication,
} from '@yoursuccess/contract/application/application-review'
import type { ApplicationDeps } from './application.deps.ts'
import { listReferred, lockApplication } from './application.queries.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { refusing } from '../../http/refusal.ts'
import { approve, reject } from './decide.ts'
import { findReferredCheck } from './identity-check.queries.ts'

const refuse = refusing(applicationReviewRefusals)

/** Further applications are listed once these are decided. */
const MAX_LIST = 100
/** Reads the processor's review for this many of the oldest applications, all in parallel. */
const MAX_REVIEWS = 20

/** Oldest first. */
export const listReferredApplications = async (deps: ApplicationDeps): Promise<ReferredApplication[]> => {
  const rows = await listReferred(deps.database.db, MAX_LIST)
  const reviews = await Promise.all(rows.slice(0, MAX_REVIEWS).map((row) => reviewOf(deps, row.customerId)))
  const found: ReferredApplication[] = []
  for (const [index, row] of rows.entries()) {
    found.push({
      email: await deps.customer.getEmail(deps.database.db, row.customerId),
      first_name: row.firstName,
      last_name: row.lastName,
      reason: row.referralReason ?? 'documents',
      referred_at: (row.referredAt ?? row.createdAt).toISOString(),
      processor_review: reviews[index] ?? null,
    })
  }
  return found
}

/** The processor's review, if any. If it does not answer, the list is still useful without the review. */
const reviewOf = async ({ database, identity }: ApplicationDeps, customerId: number) => {
  const check = await findReferredCheck(database.db, customerId)
  if (!check) return undefined
  try {
    return await identity.findReview(check.reference)
  } catch (error) {
    if (error instanceof PartnerError) return undefined
    throw error
  }
}

/**
 * Records the decision and returns the customer's id. Throws `application_review.unknown` and
 * `application_review.not_referred`.
 */
export const decideReferred = (
  deps: ApplicationDeps,
  { email, decision }: { email: string; decision: 'approve' | 'reject' },
): Promise<number> =>
  deps.database.transaction(async (tx) => {
    const customerId = await deps.customer.findIdByEmail(tx, email)
    const saved = customerId === undefined ? undefined : await lockApplication(tx, customerId)
    if (!saved) throw refuse('application_review.unknown')
    if (saved.status !== 'referred') throw refuse('application_review.not_referred')
    if (decision === 'approve') await approve(deps, tx, saved, 'operator')
    else await reject(deps, tx, saved.customerId, 'operator')
    return saved.customerId
  })
