/** Fills a database with customers who have everything that recurring work looks at, and nothing due. */
import type { Database } from '@yoursuccess/database/database'

/** Later than any day of a test. */
const LATER = "'2099-12-01'::date"
const LONG_AGO = "'2026-01-05'::date"
/** The day of the test. */
export const TODAY = '2026-11-18'
/** Rows that were looked at today and wait for tomorrow. There are never many of them. */
const FEW = 10
/** Longer ago than customers' data is kept. */
const YEARS_AGO = "'2016-01-05'::date"

const TABLES = (customers: number): string[] => {
  const all = `generate_series(1, ${customers}::bigint) as n`
  return [
    `insert into bank.customers (id, email, password_hash, state, features, created_at) overriding system value
     select n, 'customer' || n || '@example.com', 'none', 'approved', '{}', now() from ${all}`,
    `insert into bank.accounts (id, customer_id, prn, opening_reference, opened_at, created_at)
     overriding system value
     select n, n, (100000000000 + n)::text, 'opening-' || n, ${LONG_AGO}, now() from ${all}`,
    `insert into bank.expense_goals (customer_id, month, category, amount_cents, due_day)
     select n, '2026-01-01', 'trustee_payment', 60000, 15 from ${all}`,
    `update bank.trustee_looks set next_on = ${LATER}`,
    `insert into bank.statement_schedules (customer_id, due_on) select n, ${LATER} from ${all}`,
    `insert into bank.billers (id, customer_id, name, account_number, category, is_trustee, directory_ref,
       processor_ref, created_at) overriding system value
     select n, n, 'Utility', n::text, 'Utilities', false, '1', 'biller-' || n, now() from ${all}`,
    `insert into bank.bill_reminders (customer_id, biller_id, anchor_on, next_on, created_at)
     select n, n, ${LATER}, ${LATER}, now() from ${all}`,
    `insert into bank.bill_payments (id, customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on, processor_ref, taken_at, attempted_at)
     overriding system value
     select n, n, n, 'Utility', 'Utilities', false, 4000, 100, 'cleared', now(), now(), ${LONG_AGO}, 'payment-' || n,
       now(), now() from ${all}`,
    `insert into bank.ach_accounts (id, customer_id, name, link_item_ref, link_account_ref, link_token_sealed,
       verification_status, processor_ref, created_at) overriding system value
     select n, n, 'Bank 1234', 'item-' || n, 'account-' || n, 'sealed', 'verified', 'ach-' || n, now() from ${all}`,
    `insert into bank.recurring_transfers (customer_id, ach_account_id, amount_cents, interval, anchor_on, run_count,
       next_run_on, created_at)
     select n, n, 5000, 'monthly', ${LATER}, 0, ${LATER}, now() from ${all}`,
    // Their texts wait until that day.
    `insert into bank.held_texts (customer_id, dedupe_key, message_group, message, send_at)
     select n, 'bill-payment-' || n, 'bills', '{"code": "notifications.texts.bills", "params": {}}', ${LATER} from ${all}`,
    `insert into bank.program_limits (customer_id, ending, version, told_at)
     select n, 'deposits', 2, now() from ${all}`,
    `insert into bank.posted_transactions (id, customer_id, processor_id, kind, amount_cents, posted_at, posted_on,
       details) overriding system value
     select n, n, n::text, 'purchase', -100, now(), ${LONG_AGO}, 'SHOP' from ${all}`,
    // Their mornings were looked at today, and no deposit waits.
    `insert into bank.set_asides (customer_id, state, keep_back_cents, requested_at, opened_at)
     select n, 'open', 2500, now(), now() from ${all}`,
    `insert into bank.set_aside_shares (customer_id, is_on, changed_at, looked_on)
     select n, true, now(), '${TODAY}' from ${all}`,
    `insert into bank.set_aside_causes (posted_transaction_id, customer_id, amount_cents, posted_on, decided_at)
     select n, n, 100, ${LONG_AGO}, now() from ${all}`,
    // They keep their money set aside, as they answered.
    `insert into bank.set_aside_choices (customer_id, cause, asked_at, answer_by, answer, answered_at)
     select n, 'dismissed', now(), ${LONG_AGO}, 'keep', now() from ${all}`,
    // Their autopay has nothing to decide before that day.
    `insert into bank.plans (customer_id, version, status, paid_by, created_at)
     select n, 1, 'filed', '{}', now() from ${all}`,
    `update bank.plan_looks set next_on = ${LATER}`,
    `insert into bank.autopay_agreements (customer_id, biller_id, method, buffer, mode, usual_cents, spread_cents,
       ahead_cents, terms_version, terms, agreed_at, look_on)
     select n, n, 'electronic', 2, 'once', 46500, 5000, 0, '1', '{}', now(), ${LATER} from ${all}`,
    `insert into bank.planned_payments (id, customer_id, kind, installment_month, installment_key, due_on, planned_cents,
       send_on, arrive_by, is_moved, ends_on, state, state_at, created_at) overriding system value
     select n, n, 'monthly', ${LATER}, 'month', ${LATER}, 46500, ${LATER}, ${LATER}, false, ${LATER}, 'planned', now(), now()
     from ${all}`,
    `insert into bank.planned_sendings (bill_payment_id, planned_payment_id, customer_id, by_hand, amount_cents)
     select n, n, n, true, 100 from ${all}`,
    // Nothing is to be told of their receipts before that day.
    `insert into bank.receipts (customer_id, posted_on, amount_cents, source, created_at)
     select n, ${LONG_AGO}, 4000, 'typed', now() from ${all}`,
    `insert into bank.receipt_looks (customer_id, look_on) select n, ${LATER} from ${all}`,
    `insert into bank.disputes (id, customer_id, posted_transaction_id, details, amount_cents, posted_on, reason,
       customer_text, in_time, reported_on, answer_due_on, status, outcome, resolved_on, resolved_cents, explanation)
     overriding system value
     select n, n, n, 'SHOP', -100, ${LONG_AGO}, 'not_mine', '', true, ${LONG_AGO}, ${LONG_AGO}, 'resolved', 'corrected',
       ${LONG_AGO}, 100, 'Yours' from ${all}`,
    `insert into bank.dispute_movements (customer_id, dispute_id, kind, amount_cents, due_on, state, ended_at)
     select n, n, 'correction', 100, ${LONG_AGO}, 'posted', now() from ${all}`,
    `insert into bank.refund_checks (customer_id, state, planned_on, look_on, mail_by, ended_on)
     select n, 'dropped', ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO} from ${all}`,
    // Without a deposit, they wait for the first warning, for the second one, or for the closing.
    `update bank.accounts set
       unfunded_since = case customer_id % 4 when 1 then '${TODAY}' else ${LONG_AGO} end,
       unfunded_warnings = case customer_id % 4 when 1 then 0 when 2 then 1 else 2 end,
       unfunded_warned_on = case customer_id % 4 when 1 then null when 2 then '${TODAY}'::date - 7 else '${TODAY}'::date - 1 end
     where customer_id % 4 <> 0`,
    `update bank.accounts set unfunded_since = ${LONG_AGO}, unfunded_warnings = 2, unfunded_warned_on = ${LONG_AGO},
       unfunded_put_off_on = '${TODAY}'
     where customer_id <= ${FEW}`,
    // The account is stopped, and its customer knows that the run is on hold.
    `insert into bank.money_stops (finding, stopped_at, customer_id, promised_on)
     select 'amount', now(), n, ${LATER} from ${all} where n <= ${FEW}`,
    `update bank.recurring_transfers set next_run_on = ${LONG_AGO}, held_run_on = ${LONG_AGO} where customer_id <= ${FEW}`,
    // Closed, and not erased yet.
    `update bank.accounts set standing = 'closed', unfunded_since = null, closed_on = ${LONG_AGO}
     where customer_id % 4 = 3 and customer_id > ${FEW}`,
    `update bank.accounts set closed_on = ${YEARS_AGO}, kept_on = '${TODAY}', kept_for = 'money_at_processor'
     where closed_on is not null and customer_id <= ${10 * FEW} and customer_id % 10 = 3`,
    `insert into bank.customers (id, email, password_hash, state, features, created_at) overriding system value
     select n, 'applicant' || n || '@example.com', 'none', 'applicant', '{}', now()
     from generate_series(${customers + 1}::bigint, ${2 * customers}) as n`,
    `insert into bank.applications (customer_id, sign_up_reference, first_name, last_name, phone_1,
       phone_verification_required, created_at, kept_on)
     select n, 'sign-up-' || n, 'Ann', 'Lee', '2125550100', false,
       case when n <= ${customers + FEW} then ${YEARS_AGO} else ${LONG_AGO} end,
       case when n <= ${customers + FEW} then '${TODAY}'::date end
     from generate_series(${customers + 1}::bigint, ${2 * customers}) as n`,
  ]
}

export const fillWithCustomers =
  (customers: number) =>
  async (database: Database): Promise<void> => {
    for (const text of TABLES(customers)) await database.query(text)
    await database.run('analyze')
  }
