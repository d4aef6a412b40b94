/** Converts between the facts of a request and rows. */
import { readCaseNumber } from '@yoursuccess/contract/plan/case-number.rules'
import type { CaseNumbers } from '@yoursuccess/contract/trustees/memo.rules'
import type { Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import type { OwnTrustee, PlanFacts } from '@yoursuccess/contract/plan/plan-terms'
import { type RevisedFact, scheduleOf } from '@yoursuccess/contract/plan/terms.rules'
import { bankingDayOf } from '../../clock/clock.ts'
import type { PlanRow, TrusteeRow } from './plan.queries.ts'
import type { NamedTrustee } from './plan.rules.ts'

/** The columns of the facts, without the status and the trustee. */
export const rowOf = (facts: PlanFacts) => ({
  district: facts.district,
  caseNumber: facts.case_number,
  trusteeAccount: facts.trustee_account,
  filedOn: facts.filed_on,
  confirmedOn: facts.confirmed_on,
  months: facts.months,
  firstDueOn: facts.first_due_on,
  dueKind: facts.due_rule?.kind ?? null,
  dueDay: facts.due_rule?.day ?? null,
  dueRoll: facts.due_rule?.roll ?? null,
  paidBy: facts.paid_by,
  attorneyName: facts.attorney?.name ?? null,
  attorneyPhone: facts.attorney?.phone ?? null,
  attorneyEmail: facts.attorney?.email ?? null,
  refundKind: facts.refund_rule?.kind ?? null,
  refundKeepCents: facts.refund_rule?.amount ?? null,
  refundPayments: facts.refund_rule?.payments ?? null,
  refundCountsTowardTotal: facts.refund_rule?.counts_toward_total ?? null,
  openingAsOf: facts.opening?.as_of ?? null,
  openingPostedCents: facts.opening?.posted_total ?? null,
  hasJointDebtor: facts.joint?.has_joint_debtor ?? null,
  jointPaysHere: facts.joint?.pays_here ?? null,
  wageOrderCents: facts.wage_order?.amount ?? null,
  wageOrderScheduleId: facts.wage_order?.schedule_id ?? null,
  wageOrderStartsOn: facts.wage_order?.starts_on ?? null,
  wageOrderEndsOn: facts.wage_order?.ends_on ?? null,
})

/** The trustee that the facts name. */
export const trusteeOf = ({ trustee_id, trustee, trustee_from_on }: PlanFacts): NamedTrustee | undefined =>
  trustee_id === null && trustee === null
    ? undefined
    : {
        trusteeId: trustee_id,
        name: trustee?.name ?? null,
        address1: trustee?.address_1 ?? null,
        address2: trustee?.address_2 ?? null,
        city: trustee?.city ?? null,
        state: trustee?.state ?? null,
        zip: trustee?.zip ?? null,
        phone: trustee?.phone ?? null,
        fromOn: trustee_from_on,
      }

/** The customer's own words for a trustee. Null for one of the directory. */
export const ownTrusteeOf = (row: TrusteeRow): OwnTrustee | null =>
  row.name === null
    ? null
    : {
        name: row.name,
        address_1: row.address1,
        address_2: row.address2,
        city: row.city,
        state: row.state,
        zip: row.zip,
        phone: row.phone,
      }

export const dueRuleOf = ({ dueKind, dueDay, dueRoll }: PlanRow): PlanFacts['due_rule'] =>
  dueKind === null || dueRoll === null ? null : { kind: dueKind, day: dueDay, roll: dueRoll }

/** The facts whose earlier values are kept, as a request has them. */
export const keptFactsOf = (row: PlanRow, newest: TrusteeRow | undefined): Pick<PlanFacts, RevisedFact> => ({
  first_due_on: row.firstDueOn,
  due_rule: dueRuleOf(row),
  months: row.months,
  trustee_id: newest?.trusteeId ?? null,
  trustee: newest ? (ownTrusteeOf(newest) as PlanFacts['trustee']) : null,
  trustee_account: row.trusteeAccount,
  status: row.status,
})

/** What installments are derived from. Undefined while nothing gives a due day. */
export const scheduleOfPlan = (row: PlanRow): Schedule | undefined =>
  scheduleOf({
    filedOn: row.filedOn,
    firstDueOn: row.firstDueOn,
    months: row.months,
    dueRule: dueRuleOf(row),
    createdOn: bankingDayOf(row.createdAt),
  })

/** The numbers by which court and trustee know the case. */
export const caseNumbersOf = ({ caseNumber, trusteeAccount }: PlanRow): CaseNumbers => ({
  case_number: caseNumber,
  case_number_shown: (caseNumber !== null && readCaseNumber(caseNumber)?.shown) || null,
  trustee_account: trusteeAccount,
})
