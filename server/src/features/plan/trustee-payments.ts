/** Payments to the trustees of plans, with what each office says of its posting. */
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import type { BillerPayment } from '../bills/bills.service.ts'
import { listBillersOf, listPlansOf, listTrusteesOf } from './many-plans.queries.ts'
import type { PlanDeps } from './plan.deps.ts'
import type { TrusteeRow } from './plan.queries.ts'

export interface TrusteePaid extends BillerPayment {
  /** Banking days that the office takes from the arrival until it posts: none if that is not known. */
  postingDays: number
  /** Null: not known. */
  phone: string | null
  /** It is part of what the trustee had posted before, in total (CASE-04). */
  isInOpening: boolean
}

/** By customer, with a few statements for all of them. Who has no plan is left out. */
export const listTrusteePayments = async (
  { bills, trustees }: PlanDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, TrusteePaid[]>> => {
  if (customerIds.length === 0) return new Map()
  const [plans, links, named] = await Promise.all([
    listPlansOf(tx, customerIds),
    listBillersOf(tx, customerIds),
    listTrusteesOf(tx, customerIds),
  ])
  const payments = Map.groupBy(
    await bills.listPaymentsOfMany(
      tx,
      customerIds,
      links.map(({ billerId }) => billerId),
    ),
    ({ customerId }) => customerId,
  )
  const listed = await trustees.findAll(tx, [
    ...new Set(named.flatMap(({ trusteeId }) => (trusteeId === null ? [] : [trusteeId]))),
  ])
  const offices = new Map(listed.map((office) => [office.id, office]))
  const trusteeIdOf = new Map(links.map(({ billerId, planTrusteeId }) => [billerId, planTrusteeId]))
  const namedOf = Map.groupBy(named, ({ customerId }) => customerId)
  return new Map(
    plans.map(({ customerId, openingAsOf }) => {
      const own = namedOf.get(customerId) ?? []
      const paid = (payments.get(customerId) ?? []).map((payment) => {
        const linked = trusteeIdOf.get(payment.billerId)
        const trustee = own.find(({ id }) => id === linked) ?? own.at(-1)
        const isInOpening = openingAsOf !== null && payment.arrivesOn <= openingAsOf
        return { ...payment, ...termsOf(payment, trustee, offices), isInOpening }
      })
      return [customerId, paid] as const
    }),
  )
}

const termsOf = (
  { kind }: BillerPayment,
  trustee: TrusteeRow | undefined,
  offices: ReadonlyMap<number, Trustee>,
): Pick<TrusteePaid, 'postingDays' | 'phone'> => {
  const office = trustee?.trusteeId ? offices.get(trustee.trusteeId) : undefined
  const method = office?.methods.find((each) => each.kind === kind)
  return { postingDays: method?.posting_days ?? 0, phone: (office ?? trustee)?.phone ?? null }
}
