/** Gives an item the category of a rule, or splits it as the rule says (RULE-01). */
import type { Cents } from '@yoursuccess/contract/core/money'
import { amountsOfParts } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { Db } from '@yoursuccess/database/database'
import type { RuleRow } from './category-rules.queries.ts'
import { insertItems, type ItemRow, updateItem } from './items.queries.ts'

/** The item is locked, and has neither a category nor parts. */
export const categorize = async (tx: Db, item: ItemRow, rule: RuleRow, now: Date): Promise<void> => {
  const amounts = amountsOfParts(item.amountCents, rule.parts)
  if (!amounts) return updateItem(tx, item.customerId, item.id, { category: rule.category })
  await updateItem(tx, item.customerId, item.id, { splitAt: now })
  const categories = [...rule.parts, rule].map(({ category }) => category)
  await insertItems(
    tx,
    item.customerId,
    categories.map((category, at) => ({
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
