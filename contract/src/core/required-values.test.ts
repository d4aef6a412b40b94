/** Values and limits that the requirements state exactly. */
import { expect, test } from 'vitest'
import { FEATURES } from './access.ts'
import { ROUTING_NUMBER } from '../account/account.ts'
import { MAX_TRANSFER } from '../funding/ach-transactions.ts'
import { INCOME_SOURCES, SSN_ID_TYPE } from '../application/application.ts'
import { BILL_PAYMENT_FEE, BILL_PAYMENT_STATUSES } from '../bills/bill-payments.ts'
import { BILLER_CATEGORIES, NO_RESULTS, SEARCH_DEBOUNCE_MS } from '../bills/billers.ts'
import { REPLACEMENT_REASONS } from '../card/card.ts'
import { FORM_NUMBER } from '../funding/direct-deposit.ts'
import { VERIFICATION_TYPES } from '../application/phone-verification.ts'
import { INTERVALS } from '../funding/recurring-transfers.ts'
import { IDLE_SECONDS, PROMPT_SECONDS } from '../session/session.ts'
import { EXPENSE_CATEGORIES, INCOME_CATEGORIES } from '../tracker/tracker-categories.ts'

// SESSION-02, WIRE-07
test('features have their required names', () => {
  expect(FEATURES.toSorted()).toEqual([
    'billPay',
    'billerReminder',
    'delete_ach_accounts',
    'fundingShutoff',
    'paperBillPay',
    'paymentTracker',
    'plaid',
    'planTools',
    'recurring_transfers',
    'trackedBills',
  ])
})

// TRACKER-86, TRACKER-97
test('income and expenses have the required categories', () => {
  expect(INCOME_CATEGORIES.join(' ')).toBe(
    'salary rent interest_and_dividends family_support_payment unemployment_compensation social_security government_assistance pension_or_retirement_income co_debtor_income spouses_income other',
  )
  expect(EXPENSE_CATEGORIES.join(' ')).toBe(
    'housing car_payment utilities food_and_housekeeping_supplies childcare_and_childrens_education clothing_laundry_and_dry_cleaning personal_care_products_and_services medical_and_dental_expenses transportation entertainment charity insurance taxes child_support other trustee_payment cushion',
  )
})

// BILLS-20, BILLS-29, BILLS-61, BILLS-85
test('bills have the required categories, statuses, fee and search delay', () => {
  expect(BILLER_CATEGORIES.join(', ')).toBe(
    'Utilities, Housing, Communication, Transportation, Personal finance, Insurance, Subscriptions, Education, Health and wellness, Miscellaneous, Other',
  )
  expect(BILL_PAYMENT_STATUSES.join(' ')).toBe('created pending mailed cleared failed returned')
  expect(NO_RESULTS).toBe('No results found')
  expect([BILL_PAYMENT_FEE, SEARCH_DEBOUNCE_MS]).toEqual([100, 500])
})

// APPLICATION-20, APPLICATION-28, APPLICATION-37
test('the application and the card offer the required choices', () => {
  expect(INCOME_SOURCES).toEqual([1, 2, 3, 4])
  expect([SSN_ID_TYPE, VERIFICATION_TYPES, REPLACEMENT_REASONS]).toEqual([
    2,
    ['sms', 'call'],
    ['lost', 'stolen', 'damaged'],
  ])
})

// SESSION-21
test('transfers, the direct deposit form and the session have the required numbers', () => {
  expect(INTERVALS).toEqual(['weekly', 'biweekly', 'monthly'])
  expect(MAX_TRANSFER).toBe(1_000_000)
  expect([ROUTING_NUMBER, FORM_NUMBER]).toEqual(['273070278', '1936'])
  expect([IDLE_SECONDS, PROMPT_SECONDS]).toEqual([600, 60])
})
