/** What each receipt is the posting of. It is worked out whenever it is read (docs/decisions/0195). */
import type { Receipt, ReceiptMatch } from '@yoursuccess/contract/plan/applied-money.rules'
import { matchReceipts, type ReceiptMatching } from '@yoursuccess/contract/receipts/matching.rules'
import { type PostedReceipt, takenBackIn } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import type { ReceiptState } from '@yoursuccess/contract/receipts/receipts'
import type { Db } from '@yoursuccess/database/database'
import type { TrusteePaid } from '../plan/plan.service.ts'
import { listReceipts, type ReceiptRow } from './receipts.queries.ts'

/** What of a payment decides whether a receipt is its posting. */
export type MatchedPayment = Pick<
  TrusteePaid,
  'id' | 'amountCents' | 'sentOn' | 'expectedOn' | 'isUndone' | 'cameBackOn'
>

export interface MatchedReceipt extends ReceiptMatching {
  row: ReceiptRow
}

/** In the order of the rows. */
export const matchStored = (
  rows: readonly ReceiptRow[],
  payments: readonly MatchedPayment[],
): MatchedReceipt[] => {
  if (rows.length === 0) return []
  const matching = matchReceipts(
    payments
      .filter(({ isUndone, cameBackOn }) => !isUndone || cameBackOn !== null)
      .map(({ cameBackOn, ...payment }) => ({ ...payment, cameBackOn: cameBackOn ?? undefined })),
    rows.map((row) => ({
      id: row.id,
      amountCents: row.amountCents,
      postedOn: row.postedOn,
      byHand: byHandOf(row),
    })),
  )
  return rows.map((row) => {
    const found = matching.get(row.id)
    if (!found) throw new Error('a receipt was left out by the matching')
    return { row, ...found }
  })
}

const byHandOf = ({ byHandAt, byHandPaymentId, byHandPullId }: ReceiptRow): readonly number[] | undefined => {
  if (byHandAt === null) return undefined
  if (byHandPullId !== null) return [-byHandPullId]
  return byHandPaymentId === null ? [] : [byHandPaymentId]
}

/** For the plan: by customer, in one statement. Who has no receipts is left out. */
export const matchOfMany = async (
  db: Db,
  customerIds: readonly number[],
  payments: ReadonlyMap<number, readonly MatchedPayment[]>,
): Promise<Map<number, Receipt[]>> => {
  const rows = Map.groupBy(await listReceipts(db, customerIds), ({ customerId }) => customerId)
  return new Map(
    [...rows].map(([customerId, own]) => [
      customerId,
      matchStored(own, payments.get(customerId) ?? []).map(countedReceipt),
    ]),
  )
}

/** What counts for the plan: what was posted with another amount counts with that amount. */
const MATCHES: Readonly<Record<ReceiptState, ReceiptMatch>> = {
  matched: 'matched',
  other_amount: 'matched',
  twice: 'twice',
  open: 'open',
  not_from_here: 'alone',
}

const countedReceipt = ({ row, state, paymentIds }: MatchedReceipt): Receipt => ({
  id: row.id,
  postedOn: row.postedOn,
  amountCents: row.amountCents,
  match: MATCHES[state],
  paymentIds,
  // A receipt does not say that it is for a lump sum.
  lumpSumId: null,
})

/** As documents show them. `matched` begin with the oldest. */
export const postedReceipts = (matched: readonly MatchedReceipt[]): PostedReceipt[] => {
  const takenBack = takenBackIn(
    matched.filter(({ state }) => state === 'not_from_here').map(({ row }) => row),
  )
  return matched.map((each) => {
    const { id, receiptNumber, source, fileName, fileSha256 } = each.row
    return {
      ...countedReceipt(each),
      receiptNumber,
      source,
      file: fileName === null || fileSha256 === null ? null : { name: fileName, sha256: fileSha256 },
      isTakenBack: takenBack.has(id),
    }
  })
}

/** The receipt that is the posting of each payment, by the id of the payment. */
export const receiptsByPayment = (matched: readonly MatchedReceipt[]): Map<number, MatchedReceipt> =>
  new Map(
    matched.flatMap((each) =>
      each.state === 'matched' || each.state === 'other_amount'
        ? each.paymentIds.map((id) => [id, each] as const)
        : [],
    ),
  )
