/** The facts of a plan in groups, as texts. A card shows a group, and a dialog edits it. */
import { findDistrict } from '@yoursuccess/contract/plan/districts'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { formatDay } from '../../../lib/dates.ts'
import { applyMask } from '../../../ui/form/digit-mask.ts'
import { methodName } from '../../trustees/trustees.api.ts'
import { ruleWords } from '../facts/ask-about-changes.tsx'
import type { DetailGroup } from './detail-groups.ts'
import { copy } from './details.messages.ts'

interface DetailFact {
  name: string
  /** Null while it is not known. */
  value: string | null
}

/** The facts of a group in words, those that are not known too. */
export const factsOf = (group: DetailGroup, plan: Plan): DetailFact[] =>
  FACTS[group](plan).map(([name, value]) => ({ name, value: value ?? null }))

type Named = readonly [name: string, value: string | null | undefined]

const FACTS: Readonly<Record<DetailGroup, (plan: Plan) => readonly Named[]>> = {
  case: (plan) => [
    [t(copy.district), plan.district && findDistrict(plan.district)?.name],
    [t(copy.caseNumber), plan.case_number_shown],
    [t(copy.trusteeAccount), plan.trustee_account ?? (plan.case_number && t(copy.sameAsCase))],
    [t(copy.filedOn), dayOf(plan.filed_on)],
    [t(copy.confirmedOn), dayOf(plan.confirmed_on)],
  ],
  dates: (plan) => [
    [t(copy.months), plan.months === null ? null : t(copy.monthsValue, { months: plan.months })],
    [t(copy.firstDueOn), dayOf(plan.first_due_on)],
    [t(copy.dueRule), plan.due_rule && ruleWords(plan.due_rule)],
  ],
  trustee: (plan) => [
    [t(copy.trustee), plan.trustee_name],
    ...(plan.trustee_from_on ? [[t(copy.since), dayOf(plan.trustee_from_on)] as const] : []),
    [t(copy.paidBy), plan.paid_by.map(methodName).join(', ') || null],
  ],
  opening: ({ opening }) => [
    [t(copy.postedTotal), opening && usd(opening.posted_total)],
    ...(opening ? [[t(copy.asOf), dayOf(opening.as_of)] as const] : []),
  ],
  attorney: ({ attorney }) => [
    [t(copy.attorneyName), attorney?.name],
    ...(attorney
      ? ([
          [t(copy.phone), attorney.phone && applyMask('(999) 999-9999', attorney.phone)],
          [t(copy.email), attorney.email],
        ] as const)
      : []),
  ],
  refunds: ({ refund_rule }) => [
    [t(copy.refundRule), refund_rule && refundWords(refund_rule)],
    ...(refund_rule && refund_rule.kind !== 'retain'
      ? [[t(copy.counts), t(refund_rule.counts_toward_total ? copy.countsYes : copy.countsNo)] as const]
      : []),
  ],
  others: ({ joint, wage_order }) => [
    [t(copy.joint), joint && jointWords(joint)],
    [t(copy.wageOrder), wage_order && wageWords(wage_order)],
  ],
}

const dayOf = (on: string | null) => on && formatDay(on)

const refundWords = ({ kind, amount, payments }: NonNullable<Plan['refund_rule']>): string => {
  const kept = usd(amount ?? '0.00')
  switch (kind) {
    case 'retain':
    case 'turn_over_all':
      return t(copy.refundRules[kind])
    case 'keep_amount':
      return t(copy.refundRules.keep_amount, { amount: kept })
    case 'keep_lesser_of':
      return t(copy.refundRules.keep_lesser_of, { amount: kept, payments: payments ?? 0 })
  }
}

const jointWords = ({ has_joint_debtor, pays_here }: NonNullable<Plan['joint']>): string =>
  t(!has_joint_debtor ? copy.jointValues.no : pays_here ? copy.jointValues.both : copy.jointValues.other)

const wageWords = ({ amount, starts_on, ends_on }: NonNullable<Plan['wage_order']>): string => {
  const values = { amount: usd(amount), day: formatDay(starts_on) }
  return ends_on ? t(copy.wageEnds, { ...values, last: formatDay(ends_on) }) : t(copy.wageValue, values)
}
