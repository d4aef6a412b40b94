/** Whether payments to a biller count for the plan, and by which of its trustees (docs/decisions/0171). */

export interface BillerOfPlan {
  /** The trustee of the plan that the biller is by name or address. */
  recognizedAs: number | undefined
  /** True if the directory of trustees lists the biller. */
  isListed: boolean
  /** True if the biller network or the customer says that it is a trustee. */
  isTrustee: boolean
  /** Its trustee so far: null while the plan named none. Undefined if it was not linked. */
  linkedTo: number | null | undefined
}

/**
 * The trustee of the plan whose payments the biller gets; null if the plan names none yet, and undefined if its
 * payments do not count. `inForce` is the newest trustee of the plan.
 */
export const trusteeOfBiller = (
  { recognizedAs, isListed, isTrustee, linkedTo }: BillerOfPlan,
  inForce: { id: number; isOfDirectory: boolean } | undefined,
): number | null | undefined => {
  if (recognizedAs !== undefined) return recognizedAs
  if (inForce === undefined) return isTrustee || isListed ? null : undefined
  // What the directory lists and did not recognize is another trustee.
  if (isListed || !isTrustee) return undefined
  // A trustee in the customer's own words may have many names. And what counted keeps counting.
  return linkedTo !== undefined || !inForce.isOfDirectory ? (linkedTo ?? inForce.id) : undefined
}
