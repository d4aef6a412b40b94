import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Receipt as CountedReceipt } from '@yoursuccess/contract/plan/applied-money.rules'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import type { FilePreview, Receipt, TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import type { Db } from '@yoursuccess/database/database'
import { addReceipt, matchByHand, removeReceipt } from './change-receipts.ts'
import { importFile, previewFile } from './import-file.ts'
import { type MatchedPayment, matchOfMany, postedReceipts } from './match-stored.ts'
import { type Postings, readPostings } from './posted-payments.ts'
import type { FileForm } from './read-file.ts'
import { type ReceiptsDeps, refuse } from './receipts.deps.ts'
import { viewReceipt, viewTrusteePayment } from './receipts.views.ts'

export const receiptsService = (deps: ReceiptsDeps) => {
  const { db } = deps.database

  /** Throws `plan.missing`. */
  const getPostings = async (customerId: number): Promise<Postings> => {
    const postings = (await readPostings(deps, db, [customerId])).get(customerId)
    if (!postings) throw refuse('plan.missing')
    return postings
  }

  return {
    /** Newest first. Throws `plan.missing`. */
    list: async (customerId: number): Promise<Receipt[]> =>
      (await getPostings(customerId)).receipts.map(viewReceipt).toReversed(),
    /** Newest first. Throws `plan.missing`. */
    listPayments: async (customerId: number): Promise<TrusteePayment[]> =>
      (await getPostings(customerId)).payments.toSorted(byDay).map(viewTrusteePayment),
    /** Throws the refusals of the call. */
    add: (tx: Db, customerId: number, receipt: Parameters<typeof addReceipt>[3]): Promise<Receipt> =>
      addReceipt(deps, tx, customerId, receipt),
    /** Throws `not_found`. */
    remove: (customerId: number, id: number): Promise<void> => removeReceipt(deps, customerId, id),
    /** Throws the refusals of the call. */
    matchByHand: (customerId: number, id: number, paymentId: number | null): Promise<Receipt> =>
      matchByHand(deps, customerId, id, paymentId),
    /** Throws the refusals of the calls. */
    previewFile: (customerId: number, form: FileForm): Promise<FilePreview> =>
      previewFile(deps, customerId, form),
    importFile: (customerId: number, form: FileForm) => importFile(deps, customerId, form),

    /** For the plan: receipts by customer, matched with these payments of theirs. */
    match: (
      tx: Db,
      customerIds: readonly number[],
      payments: ReadonlyMap<number, readonly MatchedPayment[]>,
    ): Promise<Map<number, CountedReceipt[]>> => matchOfMany(tx, customerIds, payments),
    /** With what each is the posting of and how the bank knows of it, the oldest first. */
    listFor: async (tx: Db, customerId: number): Promise<PostedReceipt[]> =>
      postedReceipts((await readPostings(deps, tx, [customerId])).get(customerId)?.receipts ?? []),
    /** The same as the plan counts them, for many customers. Who has no receipts is left out. */
    listMatchedOf: async (tx: Db, customerIds: readonly number[]): Promise<Map<number, CountedReceipt[]>> =>
      matchOfMany(tx, customerIds, await deps.plan.listTrusteePayments(tx, customerIds)),
    /** For the tracker's card: when the trustee posted each payment, by the payment's id. */
    findPostedDays: async (tx: Db, customerId: number): Promise<Map<number, CalendarDate>> => {
      const payments = (await readPostings(deps, tx, [customerId])).get(customerId)?.payments ?? []
      return new Map(
        payments.flatMap(({ id, state, receipt }) =>
          state === 'posted' && receipt ? [[id, receipt.row.postedOn] as const] : [],
        ),
      )
    },
    /** For autopay: ids of the payments that are in the trustee's books, also with another amount. */
    findPosted: async (tx: Db, customerId: number): Promise<Set<number>> => {
      const payments = (await readPostings(deps, tx, [customerId])).get(customerId)?.payments ?? []
      return new Set(payments.flatMap(({ id, isUndone, receipt }) => (receipt && !isUndone ? [id] : [])))
    },
    /** Payments to the trustees and the receipts of many customers, with what became of each. */
    readPostings: (tx: Db, customerIds: readonly number[]) => readPostings(deps, tx, customerIds),
  }
}
export type ReceiptsService = ReturnType<typeof receiptsService>

/** The newest first. */
const byDay = (a: { sentOn: CalendarDate; id: number }, b: { sentOn: CalendarDate; id: number }): number =>
  a.sentOn === b.sentOn ? b.id - a.id : a.sentOn < b.sentOn ? 1 : -1
