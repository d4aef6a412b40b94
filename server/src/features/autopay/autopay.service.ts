import { AUTOPAY_TERMS_VERSION, type Autopay } from '@yoursuccess/contract/autopay/autopay'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { TrusteeOrder, TrusteeProgress } from '../bills/bills.service.ts'
import { agree, type AutopayForm, endAutopay, stop } from './agree.ts'
import {
  findInForce,
  findNewest,
  listCollectors,
  lockAllInForce,
  lookAtWaiting,
  setLook,
} from './agreements.queries.ts'
import { answerPull, type PullAnswer } from './answer-pull.ts'
import { listAskFirst } from './ask-first.ts'
import { type AutopayDeps, refuse } from './autopay.deps.ts'
import { notifyStoppedByPhone } from './autopay.notifications.ts'
import { isIn, isPosted, OPEN_STATES, underWay } from './autopay.rules.ts'
import { viewAutopay, viewPlanned, viewPull } from './autopay.views.ts'
import { cancelAutopaySince } from './cancel-since.ts'
import { type CatchUpForm, readCatchUp, startCatchUp, stopCatchUp } from './catch-up.ts'
import { change, move, skip } from './change-planned.ts'
import { listComing } from './coming-payments.ts'
import { listCovers } from './covers.ts'
import { listAsked } from './expected-pull.ts'
import { pause } from './pause.ts'
import { isOfAgreement, type Planned, readPlanned } from './plan-payments.ts'
import { findSending } from './planned-payments.queries.ts'
import { preview } from './preview-autopay.ts'
import { showCatchUp } from './preview-catch-up.ts'
import {
  listExpectedPulls,
  listPulls,
  listPulledDebits,
  listUncollected,
  lookForPulls,
  sumExpectedPulls,
} from './pulls.queries.ts'
import { recordByHand, recordProgress } from './record-progress.ts'
import { undoPulls } from './undo-pulls.ts'

/** The list shows planned payments of so many months. */
const MONTHS_SHOWN = 24

export const autopayService = (deps: AutopayDeps) => {
  const { database, clock, plan } = deps
  const { db } = database

  const viewNewest = async (tx: Db, customerId: number): Promise<Autopay | null> => {
    const newest = await findNewest(tx, customerId)
    return newest ? viewAutopay(newest) : null
  }

  return {
    getAutopay: async (customerId: number) => ({
      autopay: await viewNewest(db, customerId),
      terms_version: AUTOPAY_TERMS_VERSION,
    }),
    /** Throws the refusals of the call. */
    save: async (tx: Db, customerId: number, form: AutopayForm): Promise<{ autopay: Autopay | null }> => {
      if (form.on) return { autopay: await agree(deps, tx, customerId, form) }
      await stop(deps, tx, customerId, 'customer')
      return { autopay: await viewNewest(tx, customerId) }
    },
    stop: async (tx: Db, customerId: number) => {
      const stopped = await stop(deps, tx, customerId, 'customer')
      return {
        autopay: await viewNewest(tx, customerId),
        under_way: stopped
          .filter((row) => underWay(row) > 0)
          .map((row) => ({ id: row.id, amount: formatAmount(underWay(row)), arrive_by: row.arriveBy })),
        expected_pulls: stopped.flatMap((row) =>
          row.state === 'pull_expected' ? (viewPull(row) ?? []) : [],
        ),
      }
    },
    /** For a customer who asked the operator. Throws `operator.unknown_customer`. */
    stopFor: async (email: string): Promise<{ stopped: boolean; under_way: number }> => {
      const customerId = await deps.customer.findIdByEmail(db, email)
      if (customerId === undefined) throw refuse('operator.unknown_customer')
      return database.transaction(async (tx) => {
        const agreement = await findInForce(tx, customerId)
        const planned = await stop(deps, tx, customerId, 'operator')
        if (agreement) await notifyStoppedByPhone(deps, tx, agreement)
        return {
          stopped: agreement !== undefined,
          under_way: planned.filter((row) => underWay(row) > 0).length,
        }
      })
    },
    preview: (customerId: number, query: Parameters<typeof preview>[2]) => preview(deps, customerId, query),

    /** See catch-up.ts. */
    getCatchUp: async (customerId: number) => ({ catch_up: await readCatchUp(db, customerId) }),
    previewCatchUp: (customerId: number, paydays: number) => showCatchUp(deps, customerId, paydays),
    agreeToCatchUp: async (tx: Db, customerId: number, form: CatchUpForm) => ({
      catch_up: await startCatchUp(deps, tx, customerId, form),
    }),
    endCatchUp: (customerId: number) => database.transaction((tx) => stopCatchUp(deps, tx, customerId)),

    /**
     * Without autopay, nothing is shown of what it would send, and one that was sent in part is not complete. Neither is one
     * that is not of the agreement, so that it is not sent.
     */
    listPayments: async (customerId: number): Promise<PlannedPaymentReply[]> => {
      const planned = await readPlanned(db, customerId, addMonths(clock.today(), -MONTHS_SHOWN))
      const asked = await listAsked(deps, db, planned)
      const askFirst = await listAskFirst(deps, db, customerId, planned)
      const view = (row: Planned) => viewPlanned(row, asked.get(row.id), askFirst.get(row.id))
      const agreement = await findInForce(db, customerId)
      const posted = await deps.receipts().findPosted(db, customerId)
      return planned.flatMap((row) => {
        if (isPosted(row, posted)) return { ...viewPlanned(row), state: 'posted' as const }
        if (!isIn(OPEN_STATES, row) || (agreement && isOfAgreement(row, agreement))) return view(row)
        return agreement || row.sentCents > 0 ? viewPlanned({ ...row, state: 'ended' }) : []
      })
    },
    skip: (tx: Db, customerId: number, id: number) => skip(deps, tx, customerId, id),
    move: (tx: Db, customerId: number, form: { id: number; on: CalendarDate; confirmLate: boolean }) =>
      move(deps, tx, customerId, form),
    change: (tx: Db, customerId: number, form: { id: number; amountCents: Cents }) =>
      change(deps, tx, customerId, form),
    answerPull: (tx: Db, customerId: number, answer: PullAnswer) => answerPull(deps, tx, customerId, answer),

    /** For bills: see record-progress.ts. */
    recordByHand: (tx: Db, payment: TrusteeOrder) => recordByHand(deps, tx, payment),
    recordProgress: (tx: Db, payment: TrusteeProgress) => recordProgress(deps, tx, payment),
    /** False if autopay made the payment. */
    isByHand: async (tx: Db, billPaymentId: number): Promise<boolean> =>
      (await findSending(tx, billPaymentId))?.byHand ?? true,

    /** After a change of the plan. The end of the case ends autopay. Another trustee or account number pauses autopay until it is agreed to again. */
    followPlan: async (
      tx: Db,
      customerId: number,
      { isOtherTrustee }: { isOtherTrustee: boolean },
    ): Promise<void> => {
      const agreement = await findInForce(tx, customerId)
      if (!agreement) return
      if ((await plan.findState(tx, customerId))?.hasEnded) return endAutopay(deps, tx, agreement, 'plan')
      await setLook(tx, customerId, clock.today())
      if (isOtherTrustee) await pause(deps, tx, agreement, 'trustee')
    },
    /** For the session: see cancel-since.ts. */
    cancelSince: (tx: Db, customerId: number, since: Date) => cancelAutopaySince(deps, tx, customerId, since),
    /** For the plan: what services collected counts as sent. */
    listPulls: (db: Db, customerIds: readonly number[]) => listPulls(db, customerIds),
    /** For transactions: something that was taken from the customer came back. */
    undoPulls: (tx: Db, customerId: number) => undoPulls(deps, tx, customerId),
    /** For the set-aside: no share of pay takes what services may still collect. */
    sumExpectedPulls: (db: Db, customerIds: readonly number[]) => sumExpectedPulls(db, customerIds),
    /** For the set-aside: nothing more is needed for what services may still collect. */
    listExpectedPulls: (db: Db, customerIds: readonly number[]) => listExpectedPulls(db, customerIds),
    /** For the forecast: what services may still collect from the main account, whose money is in it. */
    listUncollected,
    /** Which of these debits were a payment to the trustee. */
    listPulledDebits,
    /** For the set-aside: see coming-payments.ts. */
    listComing: (tx: Db, customerIds: readonly number[]) => listComing(deps, tx, customerIds),
    /** For the plan: by customer, the service whose debits autopay knows as payments (AUTO-09). */
    listCollectors: (tx: Db, customerIds: readonly number[]) => listCollectors(tx, customerIds),
    /** For the plan: see covers.ts. */
    listCovers: (tx: Db, customerIds: readonly number[]) => listCovers(deps, tx, customerIds),
    /** Money arrived for these customers: what waits for it is looked at today. */
    wake: (tx: Db, customerIds: readonly number[]) => lookAtWaiting(tx, customerIds, clock.today()),
    /** Companies took money from these customers: pulls that are expected are looked for today. */
    wakePulls: async (tx: Db, customerIds: readonly number[]): Promise<void> => {
      // Always before a planned payment.
      await lockAllInForce(tx, customerIds)
      await lookForPulls(tx, customerIds, clock.today())
    },
  }
}
export type AutopayService = ReturnType<typeof autopayService>
