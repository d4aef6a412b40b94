/** The groups in which the page shows the facts of a plan. */
import type { PlanField } from '../facts/plan-values.ts'

export const DETAIL_GROUPS = ['case', 'dates', 'trustee', 'opening', 'attorney', 'refunds', 'others'] as const
export type DetailGroup = (typeof DETAIL_GROUPS)[number]

export const GROUP_FIELDS: Readonly<Record<DetailGroup, readonly PlanField[]>> = {
  case: ['district', 'case_number', 'trustee_account', 'filed_on', 'confirmed_on'],
  dates: ['months', 'first_due_on', 'due_rule'],
  trustee: ['trustee_id', 'trustee', 'trustee_from_on', 'paid_by'],
  opening: ['opening'],
  attorney: ['attorney'],
  refunds: ['refund_rule'],
  others: ['joint', 'wage_order'],
}
