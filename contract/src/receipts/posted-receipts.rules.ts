/** What was posted, as screens and documents show it: how the bank knows of it, and what was taken back (REC-04). */
import type { Cents } from '../core/money.ts'
import type { Receipt } from '../plan/applied-money.rules.ts'
import type { ReceiptSource } from './receipts.ts'

/** A receipt as the plan counts it, with how the bank knows of it. */
export interface PostedReceipt extends Receipt {
  receiptNumber: string | null
  source: ReceiptSource
  /** Null unless it came from a file. */
  file: { name: string; sha256: string } | null
  /** True if the office took it back, and for what took another one back. */
  isTakenBack: boolean
}

interface Posting {
  id: number
  amountCents: Cents
  postedOn: string
}

/**
 * The postings that were taken back, and those that took one back. A negative one takes back the newest of the same
 * amount before it, and together they are nothing. `postings` are those of no payment, the oldest first.
 */
export const takenBackIn = (postings: readonly Posting[]): ReadonlySet<number> => {
  const takenBack = new Set<number>()
  for (const { id, amountCents, postedOn } of postings) {
    if (amountCents > 0) continue
    takenBack.add(id)
    const before = postings.findLast(
      (each) => each.amountCents === -amountCents && each.postedOn <= postedOn && !takenBack.has(each.id),
    )
    if (before) takenBack.add(before.id)
  }
  return takenBack
}
