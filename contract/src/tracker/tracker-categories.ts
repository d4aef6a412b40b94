/** Categories of income and expenses (TRACKER-86, TRACKER-97). The web app names them. */
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
