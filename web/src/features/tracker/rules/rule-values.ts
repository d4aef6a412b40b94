/** What is typed in the form of a rule, and what is sent. */
import { parseAmount, typedAmount } from '@yoursuccess/contract/core/money'
import type { CategoryRule } from '@yoursuccess/contract/tracker/category-rules'
import {
  SELECTABLE_EXPENSE_CATEGORIES,
  type SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'

export interface SplitValues {
  category: SelectableExpenseCategory
  value: string
  unit: 'dollars' | 'percent'
}

export interface RuleValues {
  payee: string
  category: SelectableExpenseCategory | undefined
  splits: readonly SplitValues[]
}

export interface RuleInput {
  payee: string
  category: SelectableExpenseCategory
  parts: { category: SelectableExpenseCategory; amount?: string | null; percent?: number | null }[]
}

export const selectable = (category: string | null): SelectableExpenseCategory | undefined =>
  SELECTABLE_EXPENSE_CATEGORIES.find((each) => each === category)

export const valuesOfRule = ({ payee, category, parts }: CategoryRule): RuleValues => ({
  payee,
  category,
  splits: parts.map((part) => ({
    category: part.category,
    value: part.amount ?? String(part.percent),
    unit: part.amount === null ? 'percent' : 'dollars',
  })),
})

/** What is sent; undefined while something is missing or wrong. */
export const inputOf = ({ payee, category, splits }: RuleValues): RuleInput | undefined =>
  payee.trim() !== '' && category && areValid(splits)
    ? {
        payee: payee.trim(),
        category,
        parts: splits.map(({ category: to, value, unit }) => ({
          category: to,
          ...(unit === 'dollars' ? { amount: typedAmount(value) } : { percent: Number(percentOf(value)) }),
        })),
      }
    : undefined

/** Every amount and percentage is above zero, and percentages leave something for the rule's own category. */
export const areValid = (splits: readonly SplitValues[]): boolean => {
  const percentages = splits.flatMap(({ unit, value }) => (unit === 'percent' ? [percentOf(value)] : []))
  return (
    splits.every(({ unit, value }) => unit === 'percent' || (parseAmount(typedAmount(value)) ?? 0) > 0) &&
    percentages.every((value) => /^[1-9]\d?$/.test(value)) &&
    percentages.reduce((total, value) => total + Number(value), 0) < 100
  )
}

/** "25", also if " 25 %" is typed. */
const percentOf = (typed: string): string => typed.trim().replace(/\s*%$/, '')
