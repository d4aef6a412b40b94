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
import type { DueWork } from '../../clock/business-clock.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import { ladderNotice } from './ladder.notifications.ts'
import { listMeasuredOf, type PlanOfMany } from './many-plans.ts'
import type { PlanDeps } from './plan.deps.ts'
import { recordLooks, takeDueLooks } from './plan-looks.queries.ts'
import { knownFromOf } from './read-plan.ts'

const PAGE = 100

export const ladderWork = (deps: PlanDeps): DueWork => ({
  name: 'plan.ladder',
  runDue: async (today) => {
    while ((await lookAtPage(deps, today)) === PAGE);
  },
})

/** Returns at how many plans it looked. */
const lookAtPage = (deps: PlanDeps, today: CalendarDate): Promise<number> =>
  deps.database.transaction(async (tx) => {
    const due = await takeDueLooks(tx, today, PAGE)
    if (due.length === 0) return 0
    const customerIds = due.map(({ customerId }) => customerId)
    const [plans, covers, approved] = await Promise.all([
      listMeasuredOf(deps, tx, customerIds),
      deps.autopay().listCovers(tx, customerIds),
      deps.customer.listApproved(tx, customerIds),
    ])
    const looks = due.map(({ customerId, paymentsBehind, status }) => {
      const nextOn = hasEnded({ status }) ? null : addDays(today, 1)
      const plan = approved.has(customerId) ? plans.get(customerId) : undefined
      if (!plan) return { customerId, nextOn, paymentsBehind, notices: [] }
      const ladder = readLadder(plan, { covers: covers.get(customerId), paymentsBehind, today })
      const notices = ladder.warnings.map((warning) => ladderNotice(deps, plan.row, warning))
      return { customerId, nextOn, paymentsBehind: ladder.paymentsBehind, notices }
    })
    await deps.notifications.notifyAll(
      tx,
      looks.flatMap(({ notices }) => notices),
    )
    await recordLooks(tx, looks)
    return due.length
  })

interface Looked {
  covers: ReadonlyMap<string, Cover> | undefined
  /** At the last look. */
  paymentsBehind: PaymentsBehind
  today: CalendarDate
}

const readLadder = (
  { row, counted, installments, hasReceipts }: PlanOfMany,
  { covers, paymentsBehind, today }: Looked,
): Ladder => {
  const { paidBy, wageOrderCents, wageOrderStartsOn: startsOn, wageOrderEndsOn: endsOn } = row
  const wageOrder = wageOrderCents === null ? null : { startsOn, endsOn }
  return ladderOf({
    installments,
    applied: counted.applied,
    posted: counted.posted,
    coverOf: (installment) => covers?.get(installmentKey(installment)),
    knownFrom: knownFromOf(row),
    createdOn: bankingDayOf(row.createdAt),
    isUnseen: !hasReceipts && isPaidElsewhere({ paidBy, wageOrder }, today),
    today,
    behindBefore: paymentsBehind,
  })
}
