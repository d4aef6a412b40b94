/** Who pays the trustee, so that nobody is asked to send money that is paid another way. Pure. */
import type { PullMethodKind, TrusteeMethodKind } from '../trustees/trustee-methods.ts'
import { isOutside, isPull } from './outside.rules.ts'

/** `bank`: autopay sends it. `service`: TFS or ePay collects it. `employer`: it is deducted from the pay. */
export const PAYERS = ['bank', 'service', 'employer', 'customer'] as const
export type Payer = (typeof PAYERS)[number]

export interface TrusteePayer {
  by: Payer
  /** Null unless a service pays. */
  service: PullMethodKind | null
}

export const BY_CUSTOMER: TrusteePayer = { by: 'customer', service: null }

/** Who pays with autopay by this method. */
export const payerOf = (method: TrusteeMethodKind): TrusteePayer => {
  if (isPull(method)) return { by: 'service', service: method }
  if (method === 'wage_order') return { by: 'employer', service: null }
  return isOutside(method) || method === 'cash' ? BY_CUSTOMER : { by: 'bank', service: null }
}

/** Who pays without autopay: a service or the employer, if the plan names no other way. */
export const payerByPlan = (paidBy: readonly TrusteeMethodKind[]): TrusteePayer => {
  const [only, ...others] = paidBy
  const payer = only === undefined || others.length > 0 ? BY_CUSTOMER : payerOf(only)
  return payer.by === 'bank' ? BY_CUSTOMER : payer
}
