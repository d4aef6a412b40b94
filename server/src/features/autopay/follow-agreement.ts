/** Planned payments follow the plan, the agreement and its catch-up: with each look, and when one of them changes. */
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { catchUpOf } from './catch-ups.queries.ts'
import { findPaid, type OfficeTerms } from './office-terms.ts'
import { isOfAgreement, listPaydays, type Planned, planPayments, readAround } from './plan-payments.ts'

interface Followed {
  office: OfficeTerms
  paydays: Awaited<ReturnType<typeof listPaydays>>
  /** Those of the agreement, by due day. */
  planned: Planned[]
  /** What was due before it, and is not sent automatically, whatever its state says. */
  dueBefore: Planned[]
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
  await planPayments(deps, tx, {
    customerId,
    buffer,
    since: bankingDayOf(agreedAt),
    agreedAheadCents: aheadCents,
    basis,
    office,
    paydays,
    catchUp: await catchUpOf(tx, customerId),
  })
  const all = await readAround(tx, agreement)
  const isPlanned = (row: Planned) => isOfAgreement(row, agreement)
  return {
    office,
    paydays,
    planned: all.filter(isPlanned),
    dueBefore: all.filter((row) => !isPlanned(row)),
  }
}
