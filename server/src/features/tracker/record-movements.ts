/**
 * Adds card spending to the tracker: one expense item per movement, minus refunds (TRACKER-140, TRACKER-143).
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { smaller, subtract, ZERO, type Cents } from '@yoursuccess/contract/core/money'
import { firstFitting } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { Db } from '@yoursuccess/database/database'
import { listRulesOfMany, type RuleRow } from './category-rules.queries.ts'
import { insertMovementItems, lockMovementItems } from './items.queries.ts'
import { setTakenBack } from './reverse-bill-item.ts'
import { splitByRule } from './split-by-rule.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { spendingOf, type MovementKind } from './tracker.rules.ts'

/**
 * A posted transaction as another feature reports it. It is reported again whenever more of it is refunded.
 */
export interface PostedMovement {
  customerId: number
  postedTransactionId: number
  kind: MovementKind
  /** Debits are negative. */
  amountCents: Cents
  /** The total of all refunds and reversals of this transaction so far. */
  takenBackCents: Cents
  postedOn: CalendarDate
  details: string
}

type Spending = PostedMovement & { spentCents: Cents }

export const recordMovements = async (
  { clock }: Pick<TrackerDeps, 'clock'>,
  tx: Db,
  movements: readonly PostedMovement[],
): Promise<void> => {
  const spending = movements.flatMap(toSpending)
  if (spending.length === 0) return
  const createdAt = clock.now()
  const rules = await findRules(tx, spending)
  const made = await insertMovementItems(
    tx,
    spending.map((movement) => ({
      customerId: movement.customerId,
      postedTransactionId: movement.postedTransactionId,
      fromTransaction: true,
      effectiveOn: movement.postedOn,
      amountCents: subtract(movement.spentCents, movement.takenBackCents),
      takenBackCents: movement.takenBackCents,
      description: movement.details,
      category: rules.get(movement.postedTransactionId)?.category ?? null,
      external: false,
      createdAt,
    })),
  )
  await splitNew(tx, made, rules, createdAt)
  const refunded = new Map(
    spending
      .filter((movement) => movement.takenBackCents !== 0 && !made.has(movement.postedTransactionId))
      .map((movement) => [movement.postedTransactionId, movement.takenBackCents]),
  )
  if (refunded.size === 0) return
  for (const item of await lockMovementItems(tx, [...refunded.keys()]))
    await setTakenBack(tx, item, refunded.get(item.postedTransactionId ?? 0) ?? ZERO)
}

/** By posted transaction: the first rule of its customer that fits. */
const findRules = async (tx: Db, spending: readonly Spending[]): Promise<Map<number, RuleRow>> => {
  const rules = await listRulesOfMany(tx, [...new Set(spending.map(({ customerId }) => customerId))])
  const ofCustomer = Map.groupBy(rules, ({ customerId }) => customerId)
  return new Map(
    spending.flatMap(({ customerId, postedTransactionId, details }) => {
      const rule = firstFitting(ofCustomer.get(customerId) ?? [], details)
      return rule ? [[postedTransactionId, rule] as const] : []
    }),
  )
}

/** Splits new items whose rule has parts. */
const splitNew = async (
  tx: Db,
  made: ReadonlySet<number>,
  rules: ReadonlyMap<number, RuleRow>,
  now: Date,
): Promise<void> => {
  const toSplit = [...made].filter((id) => (rules.get(id)?.parts.length ?? 0) > 0)
  if (toSplit.length === 0) return
  const items = await lockMovementItems(tx, toSplit)
  // A rule belongs to one customer.
  const ofRule = Map.groupBy(items, ({ postedTransactionId }) => rules.get(postedTransactionId ?? 0))
  for (const [rule, some] of ofRule) if (rule) await splitByRule(tx, some, rule, now)
}

/** Limits refunds to the amount spent: a merchant's refund beyond that does not reduce spending. */
const toSpending = (movement: PostedMovement): Spending[] => {
  const spentCents = spendingOf(movement.kind, movement.amountCents)
  if (spentCents === undefined) return []
  return [{ ...movement, spentCents, takenBackCents: smaller(movement.takenBackCents, spentCents) }]
}
