/** Tells customers what became of their payments at the trustee's office: when receipts change, and when days pass. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { forEachPage } from '../../jobs/for-each-page.ts'
import { type PostedPayment, readPostings } from './posted-payments.ts'
import { deleteLooks, listDueLooks, listStillDue, type LookRow, saveLooks } from './receipt-looks.queries.ts'
import type { ReceiptsDeps } from './receipts.deps.ts'
import { postingNotice } from './receipts.notifications.ts'
import { newsOf, nextPostingLookOn, type Posting, type PostingNews } from './notify-postings.rules.ts'

const BATCH = 100

/** With nothing due, it is one statement that reads a small index. */
export const postingsWork = (deps: ReceiptsDeps): DueWork => ({
  name: 'receipts.postings',
  runDue: (today) =>
    forEachPage(
      (last?: LookRow) => listDueLooks(deps.database.db, { today, last, limit: BATCH }),
      (page) =>
        lookAt(
          deps,
          page.map(({ customerId }) => customerId),
          today,
        ),
    ),
})

const lookAt = (deps: ReceiptsDeps, customerIds: readonly number[], today: CalendarDate): Promise<void> =>
  deps.database.transaction(async (tx) => {
    await deps.plan.lockAll(tx, customerIds)
    // Another server may have looked meanwhile.
    await notifyPostings(deps, tx, { customerIds: await listStillDue(tx, customerIds, today), isLook: true })
  })

/**
 * In the transaction that holds the locks of their plans, with a few statements for all. That a payment is missing is
 * told by a look only. Returns the payments that have a receipt.
 */
export const notifyPostings = async (
  deps: ReceiptsDeps,
  tx: Db,
  { customerIds, isLook }: { customerIds: readonly number[]; isLook: boolean },
): Promise<PostedPayment[]> => {
  if (customerIds.length === 0) return []
  const { clock, customer, notifications } = deps
  const today = clock.today()
  const known = await readPostings(deps, tx, customerIds)
  const withTools = await customer.listWithFeature(tx, customerIds, 'planTools')
  // Without a receipt, nothing tells whether payments were posted.
  const informed = [...known].filter(([, { receipts }]) => receipts.length > 0)
  const news = informed
    .filter(([customerId]) => withTools.has(customerId))
    .flatMap(([customerId, { payments }]) =>
      payments.flatMap((payment) => newsFor(customerId, payment, today)),
    )
    .filter(({ what }) => isLook || what !== 'should_have_been_posted')
  await notifications.notifyAll(
    tx,
    news.map(({ customerId, payment, what }) => postingNotice(customerId, payment, what, clock.now())),
  )
  await saveLooks(
    tx,
    informed.map(([customerId, { payments }]) => ({
      customerId,
      lookOn: nextPostingLookOn(payments.map(postingOf), { today, isTold: isLook }),
    })),
  )
  const ids = new Set(informed.map(([customerId]) => customerId))
  await deleteLooks(
    tx,
    customerIds.filter((customerId) => !ids.has(customerId)),
  )
  return informed.flatMap(([, { payments }]) => payments.filter(({ receipt }) => receipt !== undefined))
}

interface News {
  customerId: number
  payment: PostedPayment
  what: PostingNews
}

const newsFor = (customerId: number, payment: PostedPayment, today: CalendarDate): News[] => {
  const what = newsOf(postingOf(payment), today)
  return what ? [{ customerId, payment, what }] : []
}

const postingOf = ({ state, overdueFrom, receipt, isInOpening }: PostedPayment): Posting => ({
  state,
  overdueFrom,
  postedOn: receipt?.row.postedOn ?? null,
  isInOpening,
})
