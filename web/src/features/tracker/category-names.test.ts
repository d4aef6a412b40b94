import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  SELECTABLE_EXPENSE_CATEGORIES,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { afterEach, expect, test } from 'vitest'
import { language } from '../../i18n/language.ts'
import { categoryNames } from './category-names.messages.ts'
import { byExpenseCategory, expenseCategoryName, expenseChoices, incomeName } from './category-names.ts'

const { textOf } = language
afterEach(() => {
  language.textOf = textOf
})

const SPANISH: Readonly<Record<string, string>> = {
  [categoryNames.expense.housing.id]: 'Vivienda',
  [categoryNames.expense.food_and_housekeeping_supplies.id]: 'Alimentos y limpieza',
  [categoryNames.uncategorized.id]: 'Sin categoría',
}

// TRACKER-87
test('every category has a name for people', () => {
  expect(INCOME_CATEGORIES.map((category) => categoryNames.income[category].text)).toEqual([
    'Salary',
    'Rent',
    'Interest and dividends',
    'Family support payment',
    'Unemployment compensation',
    'Social security',
    'Government assistance',
    'Pension or retirement income',
    'Co-debtor income',
    "Spouse's income",
    'Other',
  ])
  expect(EXPENSE_CATEGORIES.map((category) => categoryNames.expense[category].text)).toEqual([
    'Housing',
    'Car payment',
    'Utilities',
    'Food and housekeeping supplies',
    "Childcare and children's education",
    'Clothing, laundry and dry cleaning',
    'Personal care products and services',
    'Medical and dental expenses',
    'Transportation',
    'Entertainment',
    'Charity',
    'Insurance',
    'Taxes',
    'Child support',
    'Other',
    'Trustee Payment',
    'Cushion',
  ])
})

// TRACKER-116
test('sorts categories by the names that the reader sees', () => {
  const order = () =>
    (['housing', null, 'food_and_housekeeping_supplies'] as const).toSorted(byExpenseCategory)
  expect(order()).toEqual(['food_and_housekeeping_supplies', 'housing', null])
  language.textOf = (message) => SPANISH[message.id] ?? textOf(message)
  expect(order().map(expenseCategoryName)).toEqual(['Alimentos y limpieza', 'Sin categoría', 'Vivienda'])
})

// TRACKER-87
test('offers each value of the wire with its name', () => {
  expect(expenseChoices(SELECTABLE_EXPENSE_CATEGORIES).slice(0, 2)).toEqual([
    { value: 'housing', label: 'Housing' },
    { value: 'car_payment', label: 'Car payment' },
  ])
})

// TRACKER-88
test('an income has the name that the customer gave it', () => {
  expect(incomeName({ category: 'salary', name: '' })).toBe('Salary')
  expect(incomeName({ category: 'salary', name: 'Second {job}' })).toBe('Salary: Second {job}')
})
