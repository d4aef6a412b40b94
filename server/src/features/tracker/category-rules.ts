/** Rules that give expense items their category (RULE-01, RULE-04). */
import { sevenYearsBefore } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import {
  type CategoryRule,
  categoryRuleRefusals,
  MAX_RULES,
} from '@yoursuccess/contract/tracker/category-rules'
import { firstFitting, plain } from '@yoursuccess/contract/tracker/category-rules.rules'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { notFound, refusing } from '../../http/refusal.ts'
import {
  deleteRule,
  insertRule,
  listRules,
  lockRules,
  type NewRule,
  type RuleRow,
  updateRule,
} from './category-rules.queries.ts'
import { listItems, lockUncategorized, setCategory } from './items.queries.ts'
import { splitByRule } from './split-by-rule.ts'
import type { TrackerDeps } from './tracker.deps.ts'

const refuse = refusing(categoryRuleRefusals)

export interface RuleForm {
  payee: string
  category: SelectableExpenseCategory
  parts?:
    | readonly {
        category: SelectableExpenseCategory
        amount?: Cents | null | undefined
        percent?: number | null | undefined
      }[]
    | undefined
}

type RuleDeps = Pick<TrackerDeps, 'database' | 'clock'>

export const listCategoryRules = async (db: Db, customerId: number): Promise<CategoryRule[]> =>
  (await listRules(db, customerId)).map(viewRule)

/** Adds a rule at the end, or changes the one with this payee. Throws `tracker.too_many_rules`. */
export const saveCategoryRule = (
  { database, clock }: RuleDeps,
  customerId: number,
  form: RuleForm,
): Promise<CategoryRule[]> =>
  database.transaction(async (tx) => {
    await lockRules(tx, customerId)
    const rules = await listRules(tx, customerId)
    const rule = rowOf(form)
    const known = rules.find(({ plainPayee }) => plainPayee === rule.plainPayee)
    if (known) await updateRule(tx, customerId, known.id, rule)
    else if (rules.length >= MAX_RULES) throw refuse('tracker.too_many_rules')
    else await insertRule(tx, customerId, { ...rule, position: rules.length + 1, createdAt: clock.now() })
    return listCategoryRules(tx, customerId)
  })

/** Changes a rule, and its place if one is given. Throws `not_found`, `tracker.rule_exists`. */
export const updateCategoryRule = (
  { database }: RuleDeps,
  customerId: number,
  id: number,
  { position, ...form }: RuleForm & { position?: number | undefined },
): Promise<CategoryRule[]> =>
  database.transaction(async (tx) => {
    await lockRules(tx, customerId)
    const rules = await listRules(tx, customerId)
    const rule = rowOf(form)
    const changed = rules.find((each) => each.id === id)
    if (!changed) throw notFound()
    if (rules.some((each) => each.id !== id && each.plainPayee === rule.plainPayee))
      throw refuse('tracker.rule_exists')
    await updateRule(tx, customerId, id, rule)
    const others = rules.filter((each) => each.id !== id)
    await renumber(tx, customerId, others.toSpliced((position ?? rules.indexOf(changed) + 1) - 1, 0, changed))
    return listCategoryRules(tx, customerId)
  })

/** Items keep the category that the rule gave them. Throws `not_found`. */
export const deleteCategoryRule = (
  { database }: RuleDeps,
  customerId: number,
  id: number,
): Promise<CategoryRule[]> =>
  database.transaction(async (tx) => {
    await lockRules(tx, customerId)
    if (!(await deleteRule(tx, customerId, id))) throw notFound()
    await renumber(tx, customerId, await listRules(tx, customerId))
    return listCategoryRules(tx, customerId)
  })

/**
 * Gives the category of the rule to items without one, of the last seven years, whose first fitting rule it is.
 * Returns their number; with `preview` it changes nothing. Throws `not_found`.
 */
export const applyCategoryRule = (
  { database, clock }: RuleDeps,
  customerId: number,
  id: number,
  { preview }: { preview: boolean },
): Promise<number> =>
  database.transaction(async (tx) => {
    const rules = await listRules(tx, customerId)
    const rule = rules.find((each) => each.id === id)
    if (!rule) throw notFound()
    const today = clock.today()
    const range = { from: sevenYearsBefore(today), to: today, uncategorized: true }
    const items = (await listItems(tx, customerId, range)).filter(
      ({ description }) => firstFitting(rules, description)?.id === id,
    )
    if (preview || items.length === 0) return items.length
    // The customer may have chosen a category meanwhile.
    const open = await lockUncategorized(
      tx,
      customerId,
      items.map((item) => item.id),
    )
    if (open.length === 0) return 0
    await setCategory(tx, customerId, open, rule.category)
    await splitByRule(tx, open, rule, clock.now())
    return open.length
  })

const renumber = async (tx: Db, customerId: number, rules: readonly RuleRow[]) => {
  for (const [at, { id, position }] of rules.entries())
    if (position !== at + 1) await updateRule(tx, customerId, id, { position: at + 1 })
}

const rowOf = ({ payee, category, parts = [] }: RuleForm): NewRule => ({
  payee,
  plainPayee: plain(payee),
  category,
  parts: parts.map((part) => ({
    category: part.category,
    amountCents: part.amount ?? null,
    percent: part.percent ?? null,
  })),
})

const viewRule = ({ id, payee, category, parts }: RuleRow): CategoryRule => ({
  id,
  payee,
  category,
  parts: parts.map((part) => ({
    category: part.category,
    amount: part.amountCents === null ? null : formatAmount(part.amountCents),
    percent: part.percent,
  })),
})
