/** The calls and fields to the letter, since client and server would both follow a changed contract. */
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as account from '../account/account.ts'
import * as achAccounts from '../funding/ach-accounts.ts'
import * as achTransactions from '../funding/ach-transactions.ts'
import * as application from '../application/application.ts'
import * as billPayments from '../bills/bill-payments.ts'
import * as billReminders from '../bills/bill-reminders.ts'
import * as billReport from '../bills/bill-report.ts'
import * as billers from '../bills/billers.ts'
import * as card from '../card/card.ts'
import * as fraudAlerts from '../fraud/fraud-alerts.ts'
import * as mfa from '../session/mfa.ts'
import * as notifications from '../notifications/notifications.ts'
import * as passwordReset from '../session/password-reset.ts'
import * as personalInfo from '../account/personal-info.ts'
import * as phoneVerification from '../application/phone-verification.ts'
import * as recurringTransfers from '../funding/recurring-transfers.ts'
import * as rewards from '../rewards/rewards.ts'
import * as session from '../session/session.ts'
import * as statements from '../statements/statements.ts'
import * as tracker from '../tracker/tracker.ts'
import * as trackerGoals from '../tracker/tracker-goals.ts'
import * as trackerItems from '../tracker/tracker-items.ts'
import * as transactions from '../transactions/transactions.ts'

interface Call {
  method: string
  path: string
  body?: z.ZodType
  query?: z.ZodType
  replies: Record<number, z.ZodType>
}
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'replies' in value

const declared: readonly object[] = [
  account,
  achAccounts,
  achTransactions,
  application,
  billPayments,
  billReminders,
  billReport,
  billers,
  card,
  fraudAlerts,
  mfa,
  notifications,
  passwordReset,
  personalInfo,
  phoneVerification,
  recurringTransfers,
  rewards,
  session,
  statements,
  tracker,
  trackerGoals,
  trackerItems,
  transactions,
]
const calls = new Map(
  declared
    .flatMap((room): unknown[] => Object.values(room))
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
)

type Fields = z.core.JSONSchema.BaseSchema

/** Every field as "user.email". The rows of a list use the list's name. */
const namesIn = (schema: Fields, place = ''): string[] => {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const at = place ? `${place}.${name}` : name
      return [at, ...namesIn(field as Fields, at)]
    }),
    ...(items ? namesIn(items as Fields, place) : []),
    ...[...anyOf, ...oneOf].flatMap((each) => namesIn(each as Fields, place)),
  ]
}
const fieldsOf = (schema: z.ZodType | undefined, io: 'input' | 'output'): string[] =>
  schema ? namesIn(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) : []

/** "user{email, password}" as its fields: "user", "user.email", "user.password". */
const stated = (text: string): string[] => {
  const names: string[] = []
  const path: string[] = []
  for (const [, name, brace] of text.matchAll(/(\w[\w[\]]*)|([{}])/g)) {
    if (name) names.push([...path, name].join('.'))
    else if (brace === '{') path.push(names.at(-1)?.split('.').at(-1) ?? '')
    else path.pop()
  }
  return names
}

const ADDRESS = '{address_1, address_2, city, state, postal_code}'
const ACCOUNT = `first_name, last_name, city, primary_phone, email, unread_notifications_count, address${ADDRESS}, shipping_address${ADDRESS}, galileo_payment_reference_number, early_access_ach, show_virtual_card, current_card{frozen, has_requested_new_card, pin_set_at}`
const USER =
  'user{features, has_approved_account_application, has_closed_account, closed_account_reason, redirectPath, mfa_active, has_backup_codes}'
const APPLICATION = `status, furthest_enrollment_step, has_phone_verification, sent_phone_verification, first_name, middle_name, last_name, primary_phone, date_of_birth, income_source, occupation, address_attributes${ADDRESS}, shipping_address_attributes${ADDRESS}, shipping_address_different, id_type, phone_verification_attributes{phone1, phone2, phone3}`
const ACH_ACCOUNT =
  'id, name, verified, requires_manual_verification, verification_status, humanized_verification_status, galileo_ach_account_id'
const RECURRING = 'id, amount, interval, next_run_on, ach_account_id, ach_account{name}'
const PAGED = 'count, per_page, current_page'
const INCOME_GOALS = 'income_goals{id, amount, category, effective_date}'
const EXPENSE_GOALS = 'expense_goals{id, amount, category, description, effective_date}'
const TRUSTEE = 'trustee_payment{amount, category, fixed}'
const EXPENSE_ITEMS =
  'expense_items{id, amount, category, description, effective_date, external, created_at, expense_item_id}'
const BILLER =
  'id, biller_name, biller_account_number, description, reminder{id, next_reminder}, biller_address_1, biller_address_2, biller_city, biller_state, biller_zip, biller_phone, biller_category'
const INFO = 'success_tracker_info{status, get_started_completed_at, budget_last_approved_at}'

/** Method and path, the fields that are sent (without a query), the fields that are returned. */
const CALLS: readonly (readonly [call: string, sent: string, answered: string])[] = [
  // SESSION-01
  ['POST /users/sign_in', 'user{email, password, one_time_passcode}', `prompt_otp, ${USER}`],
  // SESSION-02, SESSION-16
  ['GET /api/user', '', USER],
  // SESSION-39
  ['DELETE /users/sign_out', '', ''],
  // SESSION-45
  ['POST /users/password', 'user{email}', ''],
  // SESSION-47
  ['PUT /users/password', 'user{reset_password_token, password, password_confirmation}', ''],
  // SESSION-17
  ['POST /api/refresh_token', 'last_active', 'token'],
  // SETTINGS-11
  ['POST /api/user/enable_mfa', '', 'otp_url'],
  // SETTINGS-14
  ['POST /api/user/disable_mfa', '', 'mfa_active'],
  // SETTINGS-16
  ['POST /api/user/generate_backup_codes', '', 'codes'],
  ['GET /api/account', '', ACCOUNT],
  ['GET /api/balance', '', 'balance'],
  [
    'POST /api/account/update_personal_info',
    `first_name, last_name, primary_phone, email, address_attributes${ADDRESS}, shipping_address_attributes${ADDRESS}, shipping_address_different`,
    '',
  ],
  ['POST /api/account/reactivate', '', 'account'],
  ['POST /api/account/enable_early_ach', '', ACCOUNT],
  ['POST /api/account/disable_early_ach', '', ACCOUNT],
  ['POST /api/account/freeze_card', '', ''],
  ['POST /api/account/unfreeze_card', '', ''],
  ['POST /api/account/request_replacement_card', 'reason', ''],
  ['POST /api/account/get_card_image', '', 'url'],
  ['POST /api/account/disable_fraud_rule', 'auth_denial_id', ''],
  ['POST /api/account/card_replacement_fee', 'reason', 'fee, waived'],
  ['GET /api/account/pin_set_url', '', 'url'],
  ['POST /api/account/pin_set_commit', '', ''],
  ['GET /api/event_auth_denials/:id', '', 'merchant_name, amount, timestamp, fraud_result'],
  ['GET /api/authorizations', '', 'authorizations{id, amount, timestamp, merchant_name, type}'],
  // APPLICATION-07
  ['GET /api/account_application', '', APPLICATION],
  // APPLICATION-08
  [
    'PUT /api/account_application',
    `account_application{primary_phone, date_of_birth, income_source, occupation, address_attributes${ADDRESS}, shipping_address_attributes${ADDRESS}, shipping_address_different, furthest_enrollment_step}`,
    '',
  ],
  // APPLICATION-48
  ['POST /api/account_application/submit', 'account_application{id_type, id_number}', ''],
  // APPLICATION-38
  [
    'POST /api/phone_verifications/send_verification',
    'selected_phone, verification_type, phone1, phone2, phone3',
    '',
  ],
  // APPLICATION-41
  ['POST /api/phone_verifications/verify', 'verification_code', ''],
  // APPLICATION-21
  ['GET /api/occupation_list', '', 'occupations{code, definition}'],
  ['GET /api/ach_accounts', 'page, per_page', `ach_accounts{${ACH_ACCOUNT}}, ${PAGED}`],
  ['POST /api/ach_accounts', 'public_token, account_id', ACH_ACCOUNT],
  ['GET /api/ach_accounts/:id', '', ACH_ACCOUNT],
  ['DELETE /api/ach_accounts/:id', '', ''],
  ['POST /api/plaid/create_link_token', 'enrollment, ach_account_id', 'link_token'],
  [
    'POST /api/plaid/upsert_ach_account',
    'public_token, account_id, account_name, verification_status',
    'id, verified',
  ],
  [
    'GET /api/ach_transactions',
    'status, page, per_page',
    `ach_transactions{id, amount, date, status, timestamp, description, type}, ${PAGED}`,
  ],
  ['POST /api/ach_transactions', 'ach_transaction{amount, achAccountId, ach_account_id}', 'ach_transaction'],
  [
    'POST /api/recurring_transfers',
    'recurring_transfer{amount, interval, next_run_on, ach_account_id}',
    'id',
  ],
  [
    'GET /api/recurring_transfers',
    'page, per_page, start_date, end_date',
    `recurring_transfers{${RECURRING}}, ${PAGED}`,
  ],
  ['GET /api/recurring_transfers/:id', '', RECURRING],
  ['DELETE /api/recurring_transfers/:id', '', ''],
  ['GET /api/notifications', '', 'notifications{id, title, read, url, timestamp}'],
  ['PUT /api/notifications/:id', '', ''],
  ['GET /api/income_goals', 'month', INCOME_GOALS],
  [
    'POST /api/income_goals/create_update_goals',
    'month, income_goal{items{id, amount, category, effective_date}}',
    INCOME_GOALS,
  ],
  ['GET /api/income_goals/:id', '', 'income_goal'],
  ['DELETE /api/income_goals/:id', 'month', INCOME_GOALS],
  ['GET /api/expense_goals', 'month', `${EXPENSE_GOALS}, ${TRUSTEE}`],
  [
    'POST /api/expense_goals',
    'month, expense_goal{amount, category, description, effective_date}',
    EXPENSE_GOALS,
  ],
  [
    'POST /api/expense_goals/create_update_goals',
    'month, expense_goal{items{id, amount, category, description, effective_date, fixed}}',
    `${EXPENSE_GOALS}, ${TRUSTEE}`,
  ],
  ['GET /api/expense_goals/:id', '', 'expense_goal'],
  ['DELETE /api/expense_goals/:id', 'month', EXPENSE_GOALS],
  [
    'GET /api/payment_tracking/monthly_goals',
    'month, prefil',
    `${INCOME_GOALS}, ${EXPENSE_GOALS}, ${TRUSTEE}`,
  ],
  [
    'GET /api/payment_tracking',
    'month',
    `${INCOME_GOALS}, ${EXPENSE_GOALS}, ${EXPENSE_ITEMS}, ${TRUSTEE}, expense_goal, months_in_payment_tracking`,
  ],
  ['GET /api/payment_tracking/total_expense_goal', '', 'total_expense_goal'],
  ['GET /api/success_tracker_infos', '', INFO],
  [
    'POST /api/success_tracker_infos',
    'success_tracker_info{get_started_completed_at, budget_last_approved_at}',
    INFO,
  ],
  ['PUT /api/success_tracker_infos', 'success_tracker_info{budget_last_approved_at}', INFO],
  ['GET /api/expense_items', 'start_date, end_date, month, uncategorized', EXPENSE_ITEMS],
  [
    'POST /api/expense_items',
    'month, expense_item{amount, category, effective_date, external, description}',
    EXPENSE_ITEMS,
  ],
  ['PUT /api/expense_items/:id', 'month, expense_item{category}', EXPENSE_ITEMS],
  ['PATCH /api/expense_items/:id', 'month, expense_item{category}', EXPENSE_ITEMS],
  ['DELETE /api/expense_items/:id', 'month', EXPENSE_ITEMS],
  [
    'POST /api/expense_items/create_childen',
    'month, expense_items{amount, category, external, effective_date, description, expense_item_id}',
    EXPENSE_ITEMS,
  ],
  ['GET /api/billers', 'page, per_page', `billers{${BILLER}}, ${PAGED}`],
  [
    'POST /api/search_billers',
    'search_params{state, search_text}',
    'response_data{table{billers{biller_name, biller_address1, biller_city, rpps_biller_id, biller_account_no_patterns}}}',
  ],
  ['POST /api/billers/add_rpps', 'biller{biller_account_number, rpps_biller_id, biller_category}', 'biller'],
  [
    'POST /api/billers/add_paper',
    'biller{biller_name, biller_account_number, biller_city, biller_state, biller_zip, biller_address_1, biller_address_2, biller_phone}',
    'biller',
  ],
  ['DELETE /api/billers/:id', '', ''],
  ['POST /api/reminders', 'biller_id, next_reminder', ''],
  ['DELETE /api/reminders/:id', '', ''],
  [
    'GET /api/bill_payments',
    'page, per_page, start_date, end_date',
    `bill_payments{id, biller_id, biller_name, description, amount, updated_at, status}, ${PAGED}`,
  ],
  ['POST /api/bill_payments', 'bill_payment{amount, biller_id}', ''],
  ['GET /api/bill_payments/download_report', 'start_date, end_date, selected_biller_ids', ''],
  [
    'GET /api/transactions',
    'page, filters[start_date], filters[end_date]',
    'transactions{id, amount, timestamp, details, type}, last_page',
  ],
  ['GET /api/statements', 'page, per_page, start_date, end_date', `statements{id, end_date}, ${PAGED}`],
  ['GET /api/statements/:id', '', ''],
  ['GET /api/rewards/sso_link', 'deeplink', 'sso_link'],
]

// WIRE-03, WIRE-31, WIRE-41
test.each(CALLS)('%s is the stated call', (name, sent, answered) => {
  const call = calls.get(name)
  expect(fieldsOf(call?.body ?? call?.query, 'input')).toEqual(expect.arrayContaining(stated(sent)))
  const replies = Object.values(call?.replies ?? {}).flatMap((reply) => fieldsOf(reply, 'output'))
  expect(call && replies).toEqual(expect.arrayContaining(stated(answered)))
})
