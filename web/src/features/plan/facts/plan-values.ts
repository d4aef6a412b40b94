/** The facts of a plan as the fields of a form have them: texts, so that nothing typed is lost. */
import { readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import type { DueKind, DueRoll } from '@yoursuccess/contract/plan/due-days.rules'
import type { Plan, PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import type { RefundRuleKind } from '@yoursuccess/contract/plan/tax-refund.rules'
import { USUAL_MONTHS } from '@yoursuccess/contract/plan/terms.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'

interface OwnTrusteeValues {
  name: string
  address_1: string
  address_2: string
  city: string
  state: string
  zip: string
  phone: string
}

/** The paths of the fields are those of `planInput`, so that an error finds its field. */
export interface PlanValues {
  district: string
  case_number: string
  trustee_account: string
  filed_on: string
  confirmed_on: string
  months: string
  first_due_on: string
  due_rule: { kind: DueKind; day: string; roll: DueRoll }
  /** A trustee of the directory. */
  trustee_id: number | null
  /** One in the customer's words. Null unless the customer enters one. */
  trustee: OwnTrusteeValues | null
  trustee_from_on: string
  paid_by: TrusteeMethodKind[]
  attorney: { name: string; phone: string; email: string }
  refund_rule: {
    kind: RefundRuleKind | ''
    amount: string
    payments: string
    counts_toward_total: boolean
  }
  opening: { as_of: string; posted_total: string }
  joint: { has_joint_debtor: '' | 'yes' | 'no'; pays_here: boolean }
  wage_order: { amount: string; schedule_id: string; starts_on: string; ends_on: string }
  /** What is typed in the search for a trustee, until one is chosen. */
  trustee_words: string
  /** The amounts that the plan begins with. Only the set-up asks for them. */
  amount: string
  later: LaterAmount[]
}
/** A field that is a fact of the plan. */
export type PlanField = Exclude<keyof PlanValues, 'trustee_words' | 'amount' | 'later'>

interface LaterAmount {
  /** The first day of a month, empty until one is chosen. */
  from_month: string
  amount: string
}

export const EMPTY_TRUSTEE: OwnTrusteeValues = {
  name: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
}

/** What the fields show of a plan. Without one, only its usual length is filled in. */
export const valuesOf = (plan: Plan | null): PlanValues => ({
  district: plan?.district ?? '',
  case_number: plan?.case_number ?? '',
  trustee_account: plan?.trustee_account ?? '',
  filed_on: plan?.filed_on ?? '',
  confirmed_on: plan?.confirmed_on ?? '',
  months: String(plan?.months ?? USUAL_MONTHS),
  first_due_on: plan?.first_due_on ?? '',
  due_rule: dueValuesOf(plan),
  trustee_id: plan?.trustee_id ?? null,
  trustee: plan?.trustee ? ownTrusteeValuesOf(plan.trustee) : null,
  trustee_from_on: plan?.trustee_from_on ?? '',
  paid_by: [...(plan?.paid_by ?? [])],
  attorney: {
    name: plan?.attorney?.name ?? '',
    phone: plan?.attorney?.phone ?? '',
    email: plan?.attorney?.email ?? '',
  },
  refund_rule: {
    kind: plan?.refund_rule?.kind ?? '',
    amount: plan?.refund_rule?.amount ?? '',
    payments: String(plan?.refund_rule?.payments ?? ''),
    counts_toward_total: plan?.refund_rule?.counts_toward_total ?? false,
  },
  opening: { as_of: plan?.opening?.as_of ?? '', posted_total: plan?.opening?.posted_total ?? '' },
  joint: {
    has_joint_debtor: plan?.joint ? (plan.joint.has_joint_debtor ? 'yes' : 'no') : '',
    pays_here: plan?.joint?.pays_here ?? true,
  },
  wage_order: {
    amount: plan?.wage_order?.amount ?? '',
    schedule_id: String(plan?.wage_order?.schedule_id ?? ''),
    starts_on: plan?.wage_order?.starts_on ?? '',
    ends_on: plan?.wage_order?.ends_on ?? '',
  },
  trustee_words: '',
  amount: '',
  later: [],
})

/** Until the customer says otherwise, the due day is the one that is presumed. */
const dueValuesOf = (plan: Plan | null): PlanValues['due_rule'] => ({
  kind: plan?.due_rule?.kind ?? 'fixed_day',
  day: String(plan?.due_rule ? (plan.due_rule.day ?? '') : (plan?.schedule?.due_day ?? '')),
  roll: plan?.due_rule?.roll ?? 'clamp',
})

const ownTrusteeValuesOf = (trustee: NonNullable<Plan['trustee']>): OwnTrusteeValues => ({
  name: trustee.name,
  address_1: trustee.address_1 ?? '',
  address_2: trustee.address_2 ?? '',
  city: trustee.city ?? '',
  state: trustee.state ?? '',
  zip: trustee.zip ?? '',
  phone: trustee.phone ?? '',
})

/** The request that the fields make. What cannot be read is kept, so that the schema refuses it. */
export const inputOf = (values: PlanValues): Record<PlanField, unknown> => ({
  district: values.district || null,
  case_number: values.case_number,
  trustee_account: values.trustee_account,
  filed_on: dayOf(values.filed_on),
  confirmed_on: dayOf(values.confirmed_on),
  months: numberOf(values.months),
  first_due_on: dayOf(values.first_due_on),
  due_rule: dueRuleOf(values.due_rule),
  trustee_id: values.trustee_id,
  trustee: values.trustee && { ...values.trustee, state: values.trustee.state || null },
  // Without a trustee there is nobody who began on a day.
  trustee_from_on:
    values.trustee_id === null && values.trustee === null ? null : dayOf(values.trustee_from_on),
  paid_by: values.paid_by,
  attorney: isBlank(values.attorney) ? null : values.attorney,
  refund_rule: refundRuleOf(values.refund_rule),
  opening:
    values.opening.posted_total === '' && values.opening.as_of === ''
      ? null
      : { ...values.opening, as_of: dayOf(values.opening.as_of) ?? '' },
  joint: values.joint.has_joint_debtor
    ? {
        has_joint_debtor: values.joint.has_joint_debtor === 'yes',
        pays_here: values.joint.has_joint_debtor === 'no' || values.joint.pays_here,
      }
    : null,
  wage_order: isBlank(values.wage_order)
    ? null
    : {
        amount: values.wage_order.amount,
        schedule_id: numberOf(values.wage_order.schedule_id),
        starts_on: dayOf(values.wage_order.starts_on) ?? '',
        ends_on: dayOf(values.wage_order.ends_on),
      },
})

const dueRuleOf = ({ kind, day, roll }: PlanValues['due_rule']) => {
  if (kind === 'fixed_day' && day.trim() === '') return null
  return { kind, day: kind === 'fixed_day' ? numberOf(day) : null, roll }
}

const refundRuleOf = ({ kind, amount, payments, counts_toward_total }: PlanValues['refund_rule']) =>
  kind === ''
    ? null
    : {
        kind,
        amount: kind.startsWith('keep_') ? amount : null,
        payments: kind === 'keep_lesser_of' ? numberOf(payments) : null,
        counts_toward_total,
      }

const isBlank = (values: Readonly<Record<string, string>>) =>
  Object.values(values).every((value) => value.trim() === '')

const dayOf = (text: string) => (text.trim() === '' ? null : (readTypedDay(text).day ?? text))

const numberOf = (text: string): number | string | null => {
  const bare = text.trim()
  if (bare === '') return null
  return /^\d{1,9}$/.test(bare) ? Number(bare) : bare
}

/** The request of a plan that is sent back as it was read. */
export const inputOfPlan = (plan: Plan | null): Record<string, unknown> =>
  plan === null ? { version: null } : ({ ...plan } satisfies PlanInput | Plan)
