/** The facts for the customer's attorney, read at one moment (LAD-04). */
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { formatAmount, parseAmount, subtract, ZERO } from '@yoursuccess/contract/core/money'
import {
  type AttorneyMessage,
  MAX_PLANNED_IN_MESSAGE,
  MESSAGE_MONTHS,
} from '@yoursuccess/contract/plan/attorney-message'
import { listCourtNotices } from './court-notices.ts'
import { listLumpSums } from './plan-amounts.queries.ts'
import type { PlanDeps } from './plan.deps.ts'
import { listTrustees } from './plan.queries.ts'
import { measureProgress } from './plan.rules.ts'
import { viewInstallment, viewProgress } from './plan.views.ts'
import { findMeasured, getPlanRow, viewWithTrustee } from './read-plan.ts'

/** Throws `plan.missing`. */
export const readAttorneyMessage = async (deps: PlanDeps, customerId: number): Promise<AttorneyMessage> => {
  const { db } = deps.database
  const today = deps.clock.today()
  const row = await getPlanRow(db, customerId)
  const [trustees, measured, lumpSums, notices, payments, { autopay }, planned] = await Promise.all([
    listTrustees(db, customerId),
    findMeasured(deps, db, customerId),
    listLumpSums(db, customerId),
    listCourtNotices(deps, customerId),
    deps.receipts().listPayments(customerId),
    deps.autopay().getAutopay(customerId),
    deps.autopay().listPayments(customerId),
  ])
  const from = addMonths(today, -MESSAGE_MONTHS)
  const isOnHold = autopay !== null && autopay.paused_for !== null
  return {
    as_of: today,
    plan: await viewWithTrustee(deps, db, row, trustees),
    progress: measured
      ? viewProgress(
          measureProgress(measured, { ...measured, lumpSums, today }),
          { ...measured, lumpSums },
          today,
        )
      : null,
    installments: (measured?.installments ?? [])
      .filter(({ dueOn }) => dueOn > from && dueOn <= today)
      .map(viewInstallment),
    payments: payments.filter(({ sent_on }) => sent_on > from).toReversed(),
    planned: planned
      .filter((payment) => isExpected(payment) || (!isOnHold && isToBeSent(payment)))
      .slice(0, MAX_PLANNED_IN_MESSAGE)
      .map(viewToBeSent),
    notices: notices.filter(({ done_on }) => done_on === null),
  }
}

const isToBeSent = ({ state }: PlannedPaymentReply) => state === 'planned' || state === 'waiting_for_money'

/** A service is expected to collect it, also while autopay is on hold and after it was stopped (AUTO-09). */
const isExpected = ({ state }: PlannedPaymentReply) => state === 'pull_expected'

const viewToBeSent = ({ due_on, send_on, planned, sent }: PlannedPaymentReply) => ({
  due_on,
  send_on,
  amount: formatAmount(subtract(parseAmount(planned) ?? ZERO, parseAmount(sent) ?? ZERO)),
})
