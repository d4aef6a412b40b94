import { messages } from '@yoursuccess/contract/core/messages'
import type { ExpenseCategory, IncomeCategory } from '@yoursuccess/contract/tracker/tracker-categories'

/** What people read for each category of income and expenses (TRACKER-87). */
export const categoryNames = messages('category', {
  income: {
    salary: 'Salary',
    rent: 'Rent',
    interest_and_dividends: 'Interest and dividends',
    family_support_payment: 'Family support payment',
    unemployment_compensation: 'Unemployment compensation',
    social_security: 'Social security',
    government_assistance: 'Government assistance',
    pension_or_retirement_income: 'Pension or retirement income',
    co_debtor_income: 'Co-debtor income',
    spouses_income: "Spouse's income",
    other: 'Other',
  } satisfies Record<IncomeCategory, string>,
  /** An income that the customer named, to distinguish it from others of its category. */
  namedIncome: '{category}: {name}',
  expense: {
    housing: 'Housing',
    car_payment: 'Car payment',
    utilities: 'Utilities',
    food_and_housekeeping_supplies: 'Food and housekeeping supplies',
    childcare_and_childrens_education: "Childcare and children's education",
    clothing_laundry_and_dry_cleaning: 'Clothing, laundry and dry cleaning',
    personal_care_products_and_services: 'Personal care products and services',
    medical_and_dental_expenses: 'Medical and dental expenses',
    transportation: 'Transportation',
    entertainment: 'Entertainment',
    charity: 'Charity',
    insurance: 'Insurance',
    taxes: 'Taxes',
    child_support: 'Child support',
    other: 'Other',
    trustee_payment: 'Trustee Payment',
    cushion: 'Cushion',
  } satisfies Record<ExpenseCategory, string>,
  /** An expense without a category (TRACKER-158). */
  uncategorized: 'Uncategorized',
})
