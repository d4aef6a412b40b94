/** Who may make the calls of the tracker. The other calls are in the test itself. */
import type { Access, CustomerState, Feature } from '@yoursuccess/contract/core/access'

/** Customers with an open account (WIRE-12). */
export const OPEN = ['approved'] as const

export type Row = [
  call: string,
  who: Access['who'],
  states?: readonly CustomerState[],
  feature?: Feature,
  secondFeature?: Feature,
]

export const TRACKER_ROWS: readonly Row[] = [
  ['GET /api/payment_tracking', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/payment_tracking/monthly_goals', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/payment_tracking/total_expense_goal', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/payment_tracking/trustee_card', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/success_tracker_infos', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/success_tracker_infos', 'customer', OPEN, 'paymentTracker'],
  ['PUT /api/success_tracker_infos', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/income_goals', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/income_goals/create_update_goals', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/income_goals/{id}', 'customer', OPEN, 'paymentTracker'],
  ['PUT /api/income_goals/{id}', 'customer', OPEN, 'paymentTracker'],
  ['DELETE /api/income_goals/{id}', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/expense_goals', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/expense_goals', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/expense_goals/create_update_goals', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/expense_goals/{id}', 'customer', OPEN, 'paymentTracker'],
  ['PUT /api/expense_goals/{id}', 'customer', OPEN, 'paymentTracker'],
  ['DELETE /api/expense_goals/{id}', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/category_rules', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/category_rules', 'customer', OPEN, 'paymentTracker'],
  ['PUT /api/category_rules/{id}', 'customer', OPEN, 'paymentTracker'],
  ['DELETE /api/category_rules/{id}', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/category_rules/{id}/apply', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/category_suggestions', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/recurring', 'customer', OPEN, 'paymentTracker'],
  ['PUT /api/recurring/{id}', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/calendar', 'customer', OPEN, 'paymentTracker'],
  ['GET /api/expense_items', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/expense_items', 'customer', OPEN, 'paymentTracker'],
  ['POST /api/expense_items/create_childen', 'customer', OPEN, 'paymentTracker'],
  ['PUT /api/expense_items/{id}', 'customer', OPEN, 'paymentTracker'],
  ['PATCH /api/expense_items/{id}', 'customer', OPEN, 'paymentTracker'],
  ['DELETE /api/expense_items/{id}', 'customer', OPEN, 'paymentTracker'],
]
