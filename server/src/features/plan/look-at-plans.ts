/**
 * Warns of payments that are due or missed, each installment once for each step (LAD-01). Each plan is looked at once a day,
 * many with a few statements. With none to look at, it is one read of an index.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { installmentKey } from '@yoursuccess/contract/plan/installments.rules'
import {
  isPaidElsewhere,
  type Ladder,
  ladderOf,
  type PaymentsBehind,
} from '@yoursuccess/contract/plan/ladder.rules'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { DueWork } from '../../clock/business-clock.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import { forEachPage } from '../../jobs/for-each-page.ts'
import { ladderNotice, shortNotice } from './ladder.notifications.ts'
import { listMeasuredOf, type PlanOfMany } from './many-plans.ts'
import type { ComingShort, PlanDeps } from './plan.deps.ts'
import {
  deletePlanLooks,
  listPlanLooks,
  lockPlanLooks,
  type PlanLook,
  savePlanLooks,
} from './plan-looks.queries.ts'
import { knownFromOf } from './read-plan.ts'

const PAGE = 100

/** So many days before a payment is sent, and on each day until then, the forecast may say that it is short. */
const SHORT_DAYS = 10

export const ladderWork = (deps: PlanDeps): DueWork => ({
  name: 'plan.ladder',
  runDue: (today) =>
    forEachPage(
      (last?: PlanLook) => listPlanLooks(deps.database.db, { today, last, limit: PAGE }),
      (looks) => lookAt(deps, looks, today),
    ),
})

const lookAt = (deps: PlanDeps, looks: readonly PlanLook[], today: CalendarDate): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const due = await lockPlanLooks(
      tx,
      looks.map(({ customerId }) => customerId),
      today,
    )
    if (due.length === 0) return
    const customerIds = due.map(({ customerId }) => customerId)
    const [plans, covers, collectors, approved, payers] = await Promise.all([
      listMeasuredOf(deps, tx, customerIds),
      deps.autopay().listCovers(tx, customerIds),
      deps.autopay().listCollectors(tx, customerIds),
      deps.customer.listApproved(tx, customerIds),
      deps.customer.listWithFeature(tx, customerIds, 'billPay'),
    ])
    const used = customerIds.filter((customerId) => approved.has(customerId) && plans.has(customerId))
    const short = await deps.forecast().listShortPayments(tx, used, SHORT_DAYS)
    const looked = due.map(({ customerId, paymentsBehind }) => {
      const plan = approved.has(customerId) ? plans.get(customerId) : undefined
      if (!plan) return { customerId, paymentsBehind, notices: [] }
      const [own, collectedBy] = [covers.get(customerId), collectors.get(customerId)]
      const isElsewhere = isPaidElsewhere(payersOf(plan.row, collectedBy), today)
      const ladder = readLadder(plan, { covers: own, isElsewhere, paymentsBehind, today })
      const said = { happenedAt: deps.clock.now(), canPay: payers.has(customerId) }
      const notices = [
        ...ladder.warnings.map((warning) => ladderNotice(warning, plan.row, said)),
        ...shortOf(plan, short.get(customerId) ?? [], isElsewhere).map((each) =>
          shortNotice(each, plan.row, said),
        ),
      ]
      return { customerId, paymentsBehind: ladder.paymentsBehind, notices }
    })
    await deps.notifications.notifyAll(
      tx,
      looked.flatMap(({ notices }) => notices),
    )
    const nextOn = addDays(today, 1)
    await savePlanLooks(
      tx,
      looked.map(({ customerId, paymentsBehind }) => ({ customerId, paymentsBehind, nextOn })),
    )
    await deletePlanLooks(
      tx,
      due.filter(hasEnded).map(({ customerId }) => customerId),
    )
  })

interface Looked {
  covers: ReadonlyMap<string, Cover> | undefined
  isElsewhere: boolean
  /** At the last look. */
  paymentsBehind: PaymentsBehind
  today: CalendarDate
}

const readLadder = (
  { row, counted, installments, newestReceiptOn }: PlanOfMany,
  { covers, isElsewhere, paymentsBehind, today }: Looked,
): Ladder =>
  ladderOf({
    installments,
    applied: counted.applied,
    posted: counted.posted,
    coverOf: (installment) => covers?.get(installmentKey(installment)),
    knownFrom: knownFromOf(row),
    createdOn: bankingDayOf(row.createdAt),
    knownUntil: isElsewhere ? newestReceiptOn : today,
    today,
    behindBefore: paymentsBehind,
  })

/** Who pays the trustee, as far as the plan says it. */
const payersOf = (row: PlanOfMany['row'], collectedBy: PullMethodKind | undefined) => {
  const { paidBy, hasJointDebtor, wageOrderCents, wageOrderStartsOn: startsOn, wageOrderEndsOn: endsOn } = row
  const wageOrder = wageOrderCents === null ? null : { startsOn, endsOn }
  return { paidBy, collectedBy, hasJointDebtor, wageOrder }
}

/**
 * What could be short, with its installment. Where money may reach the trustee in ways that the bank does not see, only
 * what the bank sends itself is known to need money here.
 */
const shortOf = ({ installments }: PlanOfMany, short: readonly ComingShort[], isElsewhere: boolean) =>
  short.flatMap(({ dueOn, shortCents, isSentByBank }) => {
    const installment = installments.find((each) => each.dueOn === dueOn && each.amountCents > 0)
    return installment && (isSentByBank || !isElsewhere) ? [{ installment, shortCents }] : []
  })
