/** Planned payments follow the plan, the agreement and its catch-up: with each look, and when one of them changes. */
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { catchUpOf } from './catch-ups.queries.ts'
import { findPaid, type OfficeTerms } from './office-terms.ts'
import { listPaydays, type Planned, planPayments } from './plan-payments.ts'

interface Followed {
  office: OfficeTerms
  paydays: Awaited<ReturnType<typeof listPaydays>>
  planned: Planned[]
}

/**
 * In the transaction that holds the locks of bills and plan. Undefined, and nothing is changed, while the biller is removed, or
 * the plan has no amount, due day or trustee.
 */
export const followAgreement = async (
  deps: AutopayDeps,
  tx: Db,
  agreement: AgreementRow,
): Promise<Followed | undefined> => {
  const { customerId, buffer, agreedAt, aheadCents } = agreement
  const paid = await findPaid(deps, tx, customerId, agreement)
  const basis = await deps.plan.findBasis(tx, customerId)
  if (!paid || !basis) return undefined
  const { office } = paid
  const paydays = await listPaydays(deps, tx, customerId)
  const planned = await planPayments(deps, tx, {
    customerId,
    buffer,
    since: bankingDayOf(agreedAt),
    agreedAheadCents: aheadCents,
    basis,
    office,
    paydays,
    catchUp: await catchUpOf(tx, customerId),
  })
  return { office, paydays, planned }
}
