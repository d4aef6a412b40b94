import type { NoticeKind } from '@yoursuccess/contract/plan/court-notices'
import type { ChecklistItem } from '@yoursuccess/contract/plan/discharge-checklist'
import type { DueKind, DueRoll } from '@yoursuccess/contract/plan/due-days.rules'
import type { PaymentsBehind } from '@yoursuccess/contract/plan/ladder.rules'
import type { LumpSumSource } from '@yoursuccess/contract/plan/plan-steps'
import type { PlanStatus } from '@yoursuccess/contract/plan/plan-terms'
import type { StepReason } from '@yoursuccess/contract/plan/steps.rules'
import type { RefundRuleKind } from '@yoursuccess/contract/plan/tax-refund.rules'
import type { RevisedFact } from '@yoursuccess/contract/plan/terms.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

/** Who recorded a change. */
type Recorder = 'customer' | 'operator'

/** When a plan that has not ended is looked at next for warnings (LAD-01). The database adds the row when a plan changes. */
export const planLooks = bankSchema.table('plan_looks', {
  customerId: reference('customer_id').primaryKey(),
  nextOn: day('next_on').notNull(),
  /** At the last look. */
  paymentsBehind: smallint('payments_behind').$type<PaymentsBehind>().notNull().default(0),
})

/** One plan of a customer. Null: not known yet. */
export const plans = bankSchema.table('plans', {
  customerId: reference('customer_id').primaryKey(),
  version: integer('version').notNull(),
  status: text('status').$type<PlanStatus>().notNull(),
  /** The day of the last change of the status. */
  statusOn: day('status_on'),
  district: text('district'),
  /** As it was typed. */
  caseNumber: text('case_number'),
  trusteeAccount: text('trustee_account'),
  filedOn: day('filed_on'),
  confirmedOn: day('confirmed_on'),
  months: smallint('months'),
  firstDueOn: day('first_due_on'),
  dueKind: text('due_kind').$type<DueKind>(),
  dueDay: smallint('due_day'),
  dueRoll: text('due_roll').$type<DueRoll>(),
  paidBy: text('paid_by').array().$type<TrusteeMethodKind[]>().notNull(),
  attorneyName: text('attorney_name'),
  attorneyPhone: text('attorney_phone'),
  attorneyEmail: text('attorney_email'),
  refundKind: text('refund_kind').$type<RefundRuleKind>(),
  refundKeepCents: cents('refund_keep_cents'),
  refundPayments: smallint('refund_payments'),
  refundCountsTowardTotal: boolean('refund_counts_toward_total'),
  openingAsOf: day('opening_as_of'),
  openingPostedCents: cents('opening_posted_cents'),
  hasJointDebtor: boolean('has_joint_debtor'),
  jointPaysHere: boolean('joint_pays_here'),
  wageOrderCents: cents('wage_order_cents'),
  wageOrderScheduleId: reference('wage_order_schedule_id'),
  wageOrderStartsOn: day('wage_order_starts_on'),
  wageOrderEndsOn: day('wage_order_ends_on'),
  createdAt: instant('created_at').notNull(),
})

/** The newest last. Either `trusteeId` or `name` is set. */
export const planTrustees = bankSchema.table('plan_trustees', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  trusteeId: reference('trustee_id'),
  name: text('name'),
  address1: text('address_1'),
  address2: text('address_2'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  phone: text('phone'),
  /** Null: from the start of the plan. */
  fromOn: day('from_on'),
  recordedAt: instant('recorded_at').notNull(),
})

/** Billers whose payments count for the plan. */
export const planBillers = bankSchema.table('plan_billers', {
  billerId: reference('biller_id').primaryKey(),
  customerId: reference('customer_id').notNull(),
  /** Null while the plan names no trustee. */
  planTrusteeId: reference('plan_trustee_id'),
  linkedAt: instant('linked_at').notNull(),
})

/** In the order of their ids. The database refuses to change one. */
export const planSteps = bankSchema.table('plan_steps', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** First day of the month. */
  fromMonth: day('from_month').notNull(),
  amountCents: cents('amount_cents').notNull(),
  reason: text('reason').$type<StepReason>().notNull(),
  retroactive: boolean('retroactive').notNull(),
  orderedOn: day('ordered_on'),
  note: text('note'),
  recordedAt: instant('recorded_at').notNull(),
  recordedBy: text('recorded_by').$type<Recorder>().notNull(),
})

export const planLumpSums = bankSchema.table('plan_lump_sums', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  source: text('source').$type<LumpSumSource>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  dueOn: day('due_on').notNull(),
  countsTowardTotal: boolean('counts_toward_total').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Deposits that looked like tax refunds, and what the customer said they are. */
export const planRefundDeposits = bankSchema.table('plan_refund_deposits', {
  postedTransactionId: reference('posted_transaction_id').primaryKey(),
  customerId: reference('customer_id').notNull(),
  isRefund: boolean('is_refund').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

/** What a fact was before and after a change. The database refuses to change one. */
export const planRevisions = bankSchema.table('plan_revisions', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** The version of the plan that the change made. */
  version: integer('version').notNull(),
  fact: text('fact').$type<RevisedFact>().notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  recordedAt: instant('recorded_at').notNull(),
  recordedBy: text('recorded_by').$type<Recorder>().notNull(),
})

/** Notices and motions, as the customer typed them in. Either `lastDayOn` or the two after it are set. */
export const planCourtNotices = bankSchema.table('plan_court_notices', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  note: text('note'),
  /** The last day that is printed on it. */
  lastDayOn: day('last_day_on'),
  servedOn: day('served_on'),
  days: smallint('days'),
  /** Null while it is open. */
  doneOn: day('done_on'),
  createdAt: instant('created_at').notNull(),
})

/** The lines of the checklist that are ticked. */
export const planChecklist = bankSchema.table(
  'plan_checklist',
  {
    customerId: reference('customer_id').notNull(),
    item: text('item').$type<ChecklistItem>().notNull(),
    doneOn: day('done_on').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.item] })],
)
