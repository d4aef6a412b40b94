import { splitAmounts } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { Db } from '@yoursuccess/database/database'
import type { RuleRow } from './category-rules.queries.ts'
import { insertItems, type ItemRow, markSplit } from './items.queries.ts'

/**
 * Splits items of the rule's customer as the rule says, except those that are too small (RULE-01). They are
 * locked, have no parts, and have the category of the rule. Thousands take as many statements as a few.
 */
export const splitByRule = async (
  tx: Db,
  items: readonly ItemRow[],
  rule: RuleRow,
  now: Date,
): Promise<void> => {
  const splits = items.flatMap((item) => {
    const amounts = splitAmounts(item.amountCents, rule.parts)
    return amounts ? [{ item, amounts }] : []
  })
  if (splits.length === 0) return
  await markSplit(
    tx,
    rule.customerId,
    splits.map(({ item }) => item.id),
    now,
  )
  const categories = [...rule.parts, rule].map(({ category }) => category)
  await insertItems(
    tx,
    rule.customerId,
    splits.flatMap(({ item, amounts }) =>
      amounts.map((amountCents, at) => ({
        effectiveOn: item.effectiveOn,
        amountCents,
        category: categories[at] ?? rule.category,
        description: item.description,
        external: item.external,
        fromTransaction: item.fromTransaction,
        parentId: item.id,
        createdAt: now,
      })),
    ),
  )
}
