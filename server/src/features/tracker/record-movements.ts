/**
 * Adds card spending to the tracker: one expense item per movement, minus refunds (TRACKER-140, TRACKER-143).
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { smaller, subtract, ZERO, type Cents } from '@yoursuccess/contract/core/money'
import { firstFitting } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { Db } from '@yoursuccess/database/database'
import { categorize } from './categorize.ts'
import { listRulesOfMany, type RuleRow } from './category-rules.queries.ts'
import { insertMovementItems, lockMovementItems } from './items.queries.ts'
import { setTakenBack } from './reverse-bill-item.ts'
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
      external: false,
      createdAt,
    })),
  )
  await applyRules(tx, spending, made, createdAt)
  const refunded = new Map(
    spending
      .filter((movement) => movement.takenBackCents !== 0 && !made.has(movement.postedTransactionId))
      .map((movement) => [movement.postedTransactionId, movement.takenBackCents]),
  )
  if (refunded.size === 0) return
  for (const item of await lockMovementItems(tx, [...refunded.keys()]))
    await setTakenBack(tx, item, refunded.get(item.postedTransactionId ?? 0) ?? ZERO)
}

/** Gives new items the category of the first rule of their customer that fits. */
const applyRules = async (
  tx: Db,
  spending: readonly Spending[],
  made: ReadonlySet<number>,
  now: Date,
): Promise<void> => {
  const fresh = spending.filter(({ postedTransactionId }) => made.has(postedTransactionId))
  if (fresh.length === 0) return
  const rules = await listRulesOfMany(tx, [...new Set(fresh.map(({ customerId }) => customerId))])
  if (rules.length === 0) return
  const ofCustomer = Map.groupBy(rules, ({ customerId }) => customerId)
  const fitting = new Map<number, RuleRow>()
  for (const { customerId, postedTransactionId, details } of fresh) {
    const rule = firstFitting(ofCustomer.get(customerId) ?? [], details)
    if (rule) fitting.set(postedTransactionId, rule)
  }
  if (fitting.size === 0) return
  for (const item of await lockMovementItems(tx, [...fitting.keys()])) {
    const rule = fitting.get(item.postedTransactionId ?? 0)
    if (rule) await categorize(tx, item, rule, now)
  }
}

/** Limits refunds to the amount spent: a merchant's refund beyond that does not reduce spending. */
const toSpending = (movement: PostedMovement): Spending[] => {
  const spentCents = spendingOf(movement.kind, movement.amountCents)
  if (spentCents === undefined) return []
  return [{ ...movement, spentCents, takenBackCents: smaller(movement.takenBackCents, spentCents) }]
}
