/** Payments to the trustees of plans, from the bank or collected by services, with what each office says of its posting. */
import { pullAsPayment } from '@yoursuccess/contract/plan/pulls.rules'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import type { StoredMessage } from '../../messaging/render.ts'
import { whatFollows } from './ladder.notifications.ts'
import { listBillersOf, listPlansOf, listTrusteesOf } from './many-plans.queries.ts'
import type { PaidFromHere, PlanDeps } from './plan.deps.ts'
import type { TrusteeRow } from './plan.queries.ts'

export interface TrusteePaid
  extends Pick<
    PaidFromHere,
    | 'id'
    | 'kind'
    | 'amountCents'
    | 'reference'
    | 'sentOn'
    | 'arrivesOn'
    | 'expectedOn'
    | 'isDelivered'
    | 'isUndone'
    | 'cameBackOn'
  > {
  /** Banking days that the office takes from the arrival until it posts: none if that is not known. */
  postingDays: number
  /** Null: not known. */
  phone: string | null
  /** It is part of what the trustee had posted before, in total (CASE-04). */
  isInOpening: boolean
  /** For a notice that it is missing (LAD-02). */
  whatFollows: readonly StoredMessage[]
}

/** By customer, with a few statements for all of them. Who has no plan is left out. */
export const listTrusteePayments = async (
  { autopay, bills, trustees }: PlanDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, TrusteePaid[]>> => {
  if (customerIds.length === 0) return new Map()
  const [plans, links, named, pulls] = await Promise.all([
    listPlansOf(tx, customerIds),
    listBillersOf(tx, customerIds),
    listTrusteesOf(tx, customerIds),
    autopay().listPulls(tx, customerIds),
  ])
  const payments = await bills.listPaymentsOfMany(
    tx,
    customerIds,
    links.map(({ billerId }) => billerId),
  )
  const paidOf = Map.groupBy([...payments, ...pulls.map(pullAsPayment)], ({ customerId }) => customerId)
  const listed = await trustees.findAll(tx, [
    ...new Set(named.flatMap(({ trusteeId }) => (trusteeId === null ? [] : [trusteeId]))),
  ])
  const offices = new Map(listed.map((office) => [office.id, office]))
  const trusteeIdOf = new Map(links.map(({ billerId, planTrusteeId }) => [billerId, planTrusteeId]))
  const namedOf = Map.groupBy(named, ({ customerId }) => customerId)
  return new Map(
    plans.map((plan) => {
      const { customerId, openingAsOf } = plan
      const follows = whatFollows(plan)
      const own = namedOf.get(customerId) ?? []
      const paid = (paidOf.get(customerId) ?? []).map((payment) => {
        // A service collects for the trustee whom the plan names last.
        const linked = 'billerId' in payment ? trusteeIdOf.get(payment.billerId) : undefined
        const trustee = own.find(({ id }) => id === linked) ?? own.at(-1)
        const isInOpening = openingAsOf !== null && payment.arrivesOn <= openingAsOf
        return { ...payment, ...termsOf(payment, trustee, offices), isInOpening, whatFollows: follows }
      })
      return [customerId, paid] as const
    }),
  )
}

const termsOf = (
  { kind }: Pick<PaidFromHere, 'kind'>,
  trustee: TrusteeRow | undefined,
  offices: ReadonlyMap<number, Trustee>,
): Pick<TrusteePaid, 'postingDays' | 'phone'> => {
  const office = trustee?.trusteeId ? offices.get(trustee.trusteeId) : undefined
  const method = office?.methods.find((each) => each.kind === kind)
  return { postingDays: method?.posting_days ?? 0, phone: (office ?? trustee)?.phone ?? null }
}
