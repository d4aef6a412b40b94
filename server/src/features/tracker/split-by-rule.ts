import type { Cents } from '@yoursuccess/contract/core/money'
import { amountsOfParts } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { Db } from '@yoursuccess/database/database'
import type { RuleRow } from './category-rules.queries.ts'
import { insertItems, type ItemRow, updateItem } from './items.queries.ts'

/**
 * Splits an item as the rule says, unless it is too small (RULE-01). The item is locked, has no parts, and has the
 * category of the rule.
 */
export const splitByRule = async (tx: Db, item: ItemRow, rule: RuleRow, now: Date): Promise<void> => {
  const amounts = amountsOfParts(item.amountCents, rule.parts)
  if (!amounts) return
  await updateItem(tx, item.customerId, item.id, { splitAt: now })
  await insertItems(
    tx,
    item.customerId,
    [...rule.parts, rule].map(({ category }, at) => ({
      effectiveOn: item.effectiveOn,
      amountCents: amounts[at] as Cents,
      category,
      description: item.description,
      external: item.external,
      fromTransaction: item.fromTransaction,
      parentId: item.id,
      createdAt: now,
    })),
  )
}
