/** Applies refunds to an item, or spreads them over the parts into which it was split (TRACKER-144). */
import { add, larger, subtract, sum, ZERO, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { lockChildren, updateItem, type ItemRow } from './items.queries.ts'
import { spreadBack } from './tracker.rules.ts'

/** Sets the refunded amount of a locked item, or of its parts. Repeating the call changes nothing. */
export const setTakenBack = async (tx: Db, item: ItemRow, takenBackCents: Cents): Promise<void> => {
  const { shown, tookBefore } = await partsOf(tx, item)
  const toSpread = larger(ZERO, subtract(takenBackCents, tookBefore))
  const shares = spreadBack(toSpread, shown.map(madeWith))
  for (const [index, part] of shown.entries()) {
    const share = shares[index] ?? ZERO
    if (share === part.takenBackCents) continue
    const amountCents = subtract(madeWith(part), share)
    await updateItem(tx, item.customerId, part.id, { amountCents, takenBackCents: share })
  }
}

/**
 * The item itself, or, if it was split, its parts at the lowest level. `tookBefore` is what was refunded
 * before the splits, which the split items keep.
 */
const partsOf = async (tx: Db, item: ItemRow): Promise<{ shown: ItemRow[]; tookBefore: Cents }> => {
  const shown: ItemRow[] = []
  const split: ItemRow[] = []
  for (let level = [item]; level.length > 0; ) {
    const splitNow = level.filter(({ splitAt }) => splitAt)
    shown.push(...level.filter(({ splitAt }) => !splitAt))
    split.push(...splitNow)
    if (splitNow.length === 0) break
    level = await lockChildren(
      tx,
      item.customerId,
      splitNow.map(({ id }) => id),
    )
  }
  return { shown, tookBefore: sum(split.map((each) => each.takenBackCents)) }
}

/** The item's amount before any refunds. */
export const madeWith = (item: ItemRow): Cents => add(item.amountCents, item.takenBackCents)
