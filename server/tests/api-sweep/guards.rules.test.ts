/**
 * Who may make each call, in which states and with which features. Written by hand, so that a wrong guard in
 * the contract fails here. `access.test.ts` proves that the server does what the contract declares.
 */
import { expect, test } from 'vitest'
import { nameOf, readDeclaredCalls } from '../support/declared-calls.ts'
import { OPEN, type Row, TRACKER_ROWS } from './tracker-guards.ts'

/** Every customer. */
const ALL = ['applicant', 'referred', 'denied', 'approved', 'closed_unfunded', 'closed'] as const
/** Customers without a closed account (WIRE-10). */
const APPLYING = ['applicant', 'referred', 'denied', 'approved'] as const
/** Customers with an open or a closed account (WIRE-11). */
const HOLDER = ['approved', 'closed_unfunded', 'closed'] as const

const ROWS: readonly Row[] = [
  // What a visitor may call (WIRE-09).
  ['POST /users/sign_in', 'anyone'],
  ['DELETE /users/sign_out', 'anyone'],
  ['POST /users/password', 'anyone'],
  ['PUT /users/password', 'anyone'],
  ['POST /users/undo_change', 'anyone'],
  ['POST /users/email/confirm', 'anyone'],
  ['POST /users/passkey/options', 'anyone'],
  ['POST /users/passkey/sign_in', 'anyone'],
  ['GET /api/program', 'anyone'],
  ['POST /api/verify', 'anyone'],

  // The user and the session.
  ['GET /api/user', 'customer', ALL],
  ['POST /api/refresh_token', 'customer', ALL],
  ['POST /api/step_up', 'customer', ALL],
  ['POST /api/step_up/options', 'customer', ALL],
  ['POST /api/user/enable_mfa', 'customer', ALL],
  ['POST /api/user/confirm_mfa', 'customer', ALL],
  ['POST /api/user/disable_mfa', 'customer', ALL],
  ['POST /api/user/generate_backup_codes', 'customer', ALL],
  ['GET /api/passkeys', 'customer', ALL],
  ['POST /api/passkeys/options', 'customer', ALL],
  ['POST /api/passkeys', 'customer', ALL],
  ['DELETE /api/passkeys/{id}', 'customer', ALL],
  ['GET /api/sessions', 'customer', ALL],
  ['DELETE /api/sessions/{id}', 'customer', ALL],
  ['DELETE /api/sessions', 'customer', ALL],

  // The application.
  ['GET /api/account_application', 'customer', APPLYING],
  ['PUT /api/account_application', 'customer', APPLYING],
  ['POST /api/account_application/submit', 'customer', APPLYING],
  ['POST /api/phone_verifications/send_verification', 'customer', APPLYING],
  ['POST /api/phone_verifications/verify', 'customer', APPLYING],
  ['GET /api/occupation_list', 'customer', APPLYING],

  // The account. Customers with a closed account may make the first three calls (ACCOUNT-55).
  ['GET /api/account', 'customer', HOLDER],
  ['GET /api/balance', 'customer', HOLDER],
  ['POST /api/account/reactivate', 'customer', HOLDER],
  ['POST /api/account/enable_early_ach', 'customer', OPEN],
  ['POST /api/account/disable_early_ach', 'customer', OPEN],
  ['POST /api/account/update_personal_info', 'customer', OPEN],
  ['GET /api/account/direct_deposit_form', 'customer', OPEN],

  // The card.
  ['POST /api/account/freeze_card', 'customer', OPEN],
  ['POST /api/account/unfreeze_card', 'customer', OPEN],
  ['POST /api/account/card_replacement_fee', 'customer', OPEN],
  ['POST /api/account/request_replacement_card', 'customer', OPEN],
  ['POST /api/account/get_card_image', 'customer', OPEN],
  ['GET /api/account/pin_set_url', 'customer', OPEN],
  ['POST /api/account/pin_set_commit', 'customer', OPEN],
  ['POST /api/account/disable_fraud_rule', 'customer', OPEN],
  ['GET /api/event_auth_denials/{id}', 'customer', OPEN],

  // Linked accounts. Deleting one has its own feature (FUNDING-66).
  ['GET /api/ach_accounts', 'customer', OPEN],
  ['GET /api/ach_accounts/{id}', 'customer', OPEN],
  ['DELETE /api/ach_accounts/{id}', 'customer', OPEN, 'delete_ach_accounts'],
  ['POST /api/ach_accounts', 'customer', OPEN, 'plaid'],
  ['POST /api/plaid/create_link_token', 'customer', OPEN, 'plaid'],
  ['POST /api/plaid/upsert_ach_account', 'customer', OPEN, 'plaid'],

  // Transfers. Only recurring transfers need a feature (FUNDING-123).
  ['GET /api/ach_transactions', 'customer', OPEN],
  ['POST /api/ach_transactions', 'customer', OPEN],
  ['DELETE /api/ach_transactions/{id}', 'customer', OPEN],
  ['GET /api/recurring_transfers', 'customer', OPEN, 'recurring_transfers'],
  ['GET /api/recurring_transfers/{id}', 'customer', OPEN, 'recurring_transfers'],
  ['POST /api/recurring_transfers', 'customer', OPEN, 'recurring_transfers'],
  ['DELETE /api/recurring_transfers/{id}', 'customer', OPEN, 'recurring_transfers'],

  // Transactions, statements, notifications, disputes, refunds, rewards.
  ['GET /api/transactions', 'customer', OPEN],
  ['GET /api/transactions/search', 'customer', OPEN],
  ['GET /api/transactions/export', 'customer', OPEN],
  ['GET /api/authorizations', 'customer', OPEN],
  ['GET /api/statements', 'customer', OPEN],
  ['GET /api/statements/{id}', 'customer', OPEN],
  ['GET /api/notifications', 'customer', OPEN],
  ['PUT /api/notifications/{id}', 'customer', OPEN],
  ['GET /api/notification_preferences', 'customer', OPEN],
  ['PUT /api/notification_preferences', 'customer', OPEN],
  ['PUT /api/language', 'customer', ALL],
  ['GET /api/disputes', 'customer', OPEN],
  ['POST /api/disputes', 'customer', OPEN],
  ['GET /api/refund_checks', 'customer', OPEN],
  ['GET /api/rewards/sso_link', 'customer', OPEN],

  // The tracker.
  ...TRACKER_ROWS,

  // Bills. Four calls need a second feature, as the paycheck does (WIRE-15).
  ['GET /api/billers', 'customer', OPEN, 'billPay'],
  ['GET /api/billers/{id}/payment_preview', 'customer', OPEN, 'billPay'],
  ['POST /api/search_billers', 'customer', OPEN, 'billPay'],
  ['POST /api/billers/add_rpps', 'customer', OPEN, 'billPay'],
  ['POST /api/billers/add_paper', 'customer', OPEN, 'billPay', 'paperBillPay'],
  ['DELETE /api/billers/{id}', 'customer', OPEN, 'billPay'],
  ['GET /api/bill_payments', 'customer', OPEN, 'billPay'],
  ['POST /api/bill_payments', 'customer', OPEN, 'billPay'],
  ['GET /api/bill_payments/download_report', 'customer', OPEN, 'billPay', 'trackedBills'],
  ['POST /api/reminders', 'customer', OPEN, 'billerReminder', 'billPay'],
  ['DELETE /api/reminders/{id}', 'customer', OPEN, 'billerReminder', 'billPay'],

  // Trustees. The directory is the same for all customers.
  ['GET /api/trustees', 'customer', OPEN, 'planTools'],
  ['GET /api/trustees/{id}', 'customer', OPEN, 'planTools'],
  ['POST /api/trustees/{id}/report', 'customer', OPEN, 'planTools'],

  // The plan.
  ['GET /api/plan', 'customer', OPEN, 'planTools'],
  ['PUT /api/plan', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/status', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/steps', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/steps', 'customer', OPEN, 'planTools'],
  ['DELETE /api/plan/steps/{id}', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/lump_sums', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/lump_sums', 'customer', OPEN, 'planTools'],
  ['DELETE /api/plan/lump_sums/{id}', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/installments', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/progress', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/tax_refunds', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/tax_refunds', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/tax_refunds/{id}/dismiss', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/notices', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/notices', 'customer', OPEN, 'planTools'],
  ['PUT /api/plan/notices/{id}', 'customer', OPEN, 'planTools'],
  ['DELETE /api/plan/notices/{id}', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/checklist', 'customer', OPEN, 'planTools'],
  ['PUT /api/plan/checklist', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/attorney_message', 'customer', OPEN, 'planTools'],

  // Receipts.
  ['GET /api/plan/payments', 'customer', OPEN, 'planTools'],
  ['GET /api/receipts', 'customer', OPEN, 'planTools'],
  ['POST /api/receipts', 'customer', OPEN, 'planTools'],
  ['DELETE /api/receipts/{id}', 'customer', OPEN, 'planTools'],
  ['PUT /api/receipts/{id}/match', 'customer', OPEN, 'planTools'],
  ['POST /api/receipts/preview_file', 'customer', OPEN, 'planTools'],
  ['POST /api/receipts/import_file', 'customer', OPEN, 'planTools'],

  // The set-aside.
  ['GET /api/set_aside', 'customer', OPEN, 'planTools'],
  ['PUT /api/set_aside', 'customer', OPEN, 'planTools'],
  ['POST /api/set_aside/open', 'customer', OPEN, 'planTools'],
  ['POST /api/set_aside/close', 'customer', OPEN, 'planTools'],
  ['GET /api/set_aside/choice', 'customer', OPEN],
  ['POST /api/set_aside/choice', 'customer', OPEN],
  ['GET /api/set_aside/moves', 'customer', OPEN, 'planTools'],
  ['POST /api/set_aside/moves', 'customer', OPEN, 'planTools'],

  // Autopay. To agree to it, bills must be payable.
  ['GET /api/autopay', 'customer', OPEN, 'planTools'],
  ['PUT /api/autopay', 'customer', OPEN, 'planTools', 'billPay'],
  ['POST /api/autopay/stop', 'customer', OPEN, 'planTools'],
  ['GET /api/autopay/preview', 'customer', OPEN, 'planTools'],
  ['GET /api/autopay/payments', 'customer', OPEN, 'planTools'],
  ['POST /api/autopay/payments/{id}/skip', 'customer', OPEN, 'planTools'],
  ['POST /api/autopay/payments/{id}/move', 'customer', OPEN, 'planTools'],
  ['POST /api/autopay/payments/{id}/change', 'customer', OPEN, 'planTools'],
  ['POST /api/autopay/payments/{id}/pull', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/proof', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/proof.csv', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/payments/{id}/proof', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/catch_up', 'customer', OPEN, 'planTools'],
  ['GET /api/plan/catch_up/preview', 'customer', OPEN, 'planTools'],
  ['POST /api/plan/catch_up', 'customer', OPEN, 'planTools', 'billPay'],
  ['DELETE /api/plan/catch_up', 'customer', OPEN, 'planTools'],

  // Paydays.
  ['GET /api/pay_schedules', 'customer', OPEN, 'planTools'],
  ['POST /api/pay_schedules', 'customer', OPEN, 'planTools'],
  ['PUT /api/pay_schedules/{id}', 'customer', OPEN, 'planTools'],
  ['DELETE /api/pay_schedules/{id}', 'customer', OPEN, 'planTools'],
  ['GET /api/pay_schedules/suggestions', 'customer', OPEN, 'planTools'],
  ['POST /api/pay_schedules/suggestions/{id}/take', 'customer', OPEN, 'planTools'],
  ['POST /api/pay_schedules/suggestions/{id}/dismiss', 'customer', OPEN, 'planTools'],
  ['GET /api/paydays', 'customer', OPEN, 'planTools'],
  ['GET /api/forecast', 'customer', OPEN, 'planTools'],
  ['GET /api/payment_tracking/paycheck', 'customer', OPEN, 'planTools', 'paymentTracker'],

  // Partners, who sign their requests.
  ['POST /partner/customers', 'partner'],
  ['POST /webhooks/galileo', 'partner'],
  ['POST /webhooks/plaid', 'partner'],

  // The operator.
  ['POST /operator/customers', 'operator'],
  ['PUT /operator/customers/features', 'operator'],
  ['PUT /operator/features', 'operator'],
  ['PUT /operator/customers/authenticator', 'operator'],
  ['POST /operator/customers/sign_out', 'operator'],
  ['POST /operator/customers/close', 'operator'],
  ['POST /operator/customers/stop_autopay', 'operator'],
  ['POST /operator/customers/export', 'operator'],
  ['GET /operator/applications', 'operator'],
  ['POST /operator/applications/decision', 'operator'],
  ['GET /operator/disputes', 'operator'],
  ['POST /operator/disputes/credit', 'operator'],
  ['POST /operator/disputes/resolution', 'operator'],
  ['POST /operator/statements', 'operator'],
  ['POST /operator/trustees/import', 'operator'],
  ['GET /operator/trustee_reports', 'operator'],
  ['POST /operator/trustee_reports/settlement', 'operator'],
  ['GET /operator/retention', 'operator'],
  ['POST /operator/late_events/settlement', 'operator'],
  ['GET /operator/wind-down', 'operator'],
  ['POST /operator/wind-down', 'operator'],
  ['PATCH /operator/wind-down', 'operator'],
  ['DELETE /operator/wind-down', 'operator'],
  ['POST /operator/audits', 'operator'],
  ['GET /operator/audits/latest', 'operator'],
  ['GET /operator/money_stops', 'operator'],
  ['POST /operator/money_stops/release', 'operator'],
  ['POST /operator/money_resumption', 'operator'],
  ['POST /operator/event_replays', 'operator'],
  ['GET /operator/failed_rows', 'operator'],
  ['POST /operator/failed_row_retries', 'operator'],
  ['POST /operator/backups', 'operator'],
  ['POST /operator/key_rotation', 'operator'],

  // The sandbox's clock.
  ['POST /internal/clock', 'clock'],
  ['PUT /internal/program_calendar', 'clock'],
  ['GET /internal/closed_months', 'clock'],
]

const calls = await readDeclaredCalls()
const declaredFor = (name: string) => {
  const access = calls.find((call) => nameOf(call) === name)?.access
  if (access?.who !== 'customer') return { who: access?.who }
  const { who, states, feature, alsoFeature } = access
  return { who, states: states.toSorted(), feature, secondFeature: alsoFeature }
}

test('every declared call has one row, and every row is a declared call', () => {
  expect(ROWS.map(([call]) => call).toSorted()).toEqual(calls.map(nameOf).toSorted())
})

// WIRE-09, WIRE-10, WIRE-11, WIRE-12, WIRE-13, WIRE-15
test.each(ROWS)('%s is declared as the table of guards says', (call, who, states, feature, secondFeature) => {
  expect(declaredFor(call)).toEqual({ who, states: states?.toSorted(), feature, secondFeature })
})
