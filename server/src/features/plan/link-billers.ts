/** Finds the billers whose payments count for a plan (docs/decisions/0171). */
import type { TrusteeAddress } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { type Office, officeOf, type Payee } from '../trustees/trustees.service.ts'
import { trusteeOfBiller } from './link-billers.rules.ts'
import {
  type BillerLink,
  deleteOtherLinks,
  listBillerLinks,
  saveBillerLinks,
} from './plan-billers.queries.ts'
import type { PlanDeps } from './plan.deps.ts'
import { findPlan, listTrustees, lockPlan, type TrusteeRow } from './plan.queries.ts'

export interface BillerPayee extends Payee {
  id: number
}

/** After a change of the plan's trustees, which are `trustees` now. In the transaction that holds the plan's lock. */
export const linkAllBillers = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  trustees: readonly TrusteeRow[],
): Promise<void> => {
  const links = await findLinks(deps, tx, customerId, trustees, await deps.bills.listPayees(tx, customerId))
  await saveBillerLinks(tx, customerId, links, deps.clock.now())
  await deleteOtherLinks(
    tx,
    customerId,
    links.map(({ billerId }) => billerId),
  )
}

/** When a biller is added, in its transaction. Without a plan, nothing is linked. */
export const linkNewBiller = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  payee: BillerPayee,
): Promise<void> => {
  // A plan that is made at the same moment sees the biller, or is seen here.
  await lockPlan(tx, customerId)
  if (!(await findPlan(tx, customerId))) return
  const links = await findLinks(deps, tx, customerId, await listTrustees(tx, customerId), [payee])
  await saveBillerLinks(tx, customerId, links, deps.clock.now())
}

const findLinks = async (
  { trustees: directory }: PlanDeps,
  tx: Db,
  customerId: number,
  trustees: readonly TrusteeRow[],
  payees: readonly BillerPayee[],
): Promise<BillerLink[]> => {
  const known = new Map(
    (await listBillerLinks(tx, customerId)).map(({ billerId, planTrusteeId }) => [billerId, planTrusteeId]),
  )
  const listed = await directory.findOffices(tx, payees)
  const offices = await Promise.all(
    trustees.map(async (trustee) => ({ trustee, office: await findOffice(directory, tx, trustee) })),
  )
  const newest = trustees.at(-1)
  const inForce = newest && { id: newest.id, isOfDirectory: newest.trusteeId !== null }
  return payees.flatMap((payee, at): BillerLink[] => {
    const fitting = offices.filter(({ trustee, office }) => office && isOffice(payee, trustee, office))
    const linkedTo = known.get(payee.id)
    const recognized = fitting.find(({ trustee }) => trustee.id === linkedTo) ?? fitting.at(-1)
    const planTrusteeId = trusteeOfBiller(
      {
        recognizedAs: recognized?.trustee.id,
        isListed: listed[at] !== undefined,
        isTrustee: payee.isTrustee,
        linkedTo: trustees.some(({ id }) => id === linkedTo) || linkedTo === null ? linkedTo : undefined,
      },
      inForce,
    )
    return planTrusteeId === undefined ? [] : [{ billerId: payee.id, planTrusteeId }]
  })
}

/** The directory's entry, also one that is no longer listed; or the customer's own words as one. */
const findOffice = async (
  directory: PlanDeps['trustees'],
  tx: Db,
  { trusteeId, name, address1, address2, city, state, zip }: TrusteeRow,
): Promise<Office | undefined> => {
  if (trusteeId !== null) return directory.find(tx, trusteeId)
  if (name === null) return undefined
  const address: TrusteeAddress = {
    address_1: address1 ?? '',
    address_2: address2,
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
  }
  return { name, payee_name: name, address, methods: [] }
}

/** In the customer's own words, the state may be missing. */
const isOffice = (payee: BillerPayee, { trusteeId, state }: TrusteeRow, office: Office): boolean =>
  officeOf(trusteeId === null && state === null ? { ...payee, state: null } : payee, [office]) !== undefined
