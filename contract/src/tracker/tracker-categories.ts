/** Categories of income and expenses, with their labels (TRACKER-86, TRACKER-87, TRACKER-97). */
const labelled = <const Values extends readonly string[]>(
  values: Values,
  labels: Partial<Record<Values[number], string>> = {},
) => values.map((value: Values[number]) => ({ value, label: labels[value] ?? humanize(value) }))

const humanize = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')

export const INCOME_CATEGORIES = [
  'salary',
  'rent',
  'interest_and_dividends',
  'family_support_payment',
  'unemployment_compensation',
  'social_security',
  'government_assistance',
  'pension_or_retirement_income',
  'co_debtor_income',
  'spouses_income',
  'other',
] as const
export type IncomeCategory = (typeof INCOME_CATEGORIES)[number]

/** What a customer may choose for a goal, an expense or a breakdown. */
export const SELECTABLE_EXPENSE_CATEGORIES = [
  'housing',
  'car_payment',
  'utilities',
  'food_and_housekeeping_supplies',
  'childcare_and_childrens_education',
  'clothing_laundry_and_dry_cleaning',
  'personal_care_products_and_services',
  'medical_and_dental_expenses',
  'transportation',
  'entertainment',
  'charity',
  'insurance',
  'taxes',
  'child_support',
  'other',
] as const
export const TRUSTEE_PAYMENT = 'trustee_payment'
/** Reserved. Shown if it is stored, but never accepted from a client (TRACKER-98). */
export const CUSHION = 'cushion'
export const EXPENSE_CATEGORIES = [...SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT, CUSHION] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]
export type SelectableExpenseCategory = (typeof SELECTABLE_EXPENSE_CATEGORIES)[number]

export const incomeCategoryOptions = labelled(INCOME_CATEGORIES, {
  co_debtor_income: 'Co-debtor income',
  spouses_income: "Spouse's income",
})
export const expenseCategoryOptions = labelled(EXPENSE_CATEGORIES, {
  childcare_and_childrens_education: "Childcare and children's education",
  clothing_laundry_and_dry_cleaning: 'Clothing, laundry and dry cleaning',
  trustee_payment: 'Trustee Payment',
})
export const selectableExpenseCategoryOptions = expenseCategoryOptions.filter(
  ({ value }) => value !== TRUSTEE_PAYMENT && value !== CUSHION,
)

/** Label of a category; `null` is an item without a category (TRACKER-158). */
export const expenseCategoryLabel = (category: ExpenseCategory | null): string =>
  expenseCategoryOptions.find(({ value }) => value === category)?.label ?? 'Uncategorized'
export const incomeCategoryLabel = (category: IncomeCategory): string =>
  incomeCategoryOptions.find(({ value }) => value === category)?.label ?? humanize(category)
/** Label of an income source, with the name that distinguishes it from others of its category. */
export const incomeLabel = ({ category, name }: { category: IncomeCategory; name: string }): string =>
  name ? `${incomeCategoryLabel(category)}: ${name}` : incomeCategoryLabel(category)
