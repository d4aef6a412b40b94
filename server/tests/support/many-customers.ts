/** Fills a database with customers who have everything that recurring work looks at, and nothing due. */
import type { Database } from '@yoursuccess/database/database'

/** Later than any day of a test. */
const LATER = "'2099-12-01'::date"
const LONG_AGO = "'2026-01-05'::date"

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
    `insert into bank.program_limits (customer_id, ending, version, told_at)
     select n, 'deposits', 2, now() from ${all}`,
    `insert into bank.posted_transactions (id, customer_id, processor_id, kind, amount_cents, posted_at, posted_on,
       details) overriding system value
     select n, n, n::text, 'purchase', -100, now(), ${LONG_AGO}, 'SHOP' from ${all}`,
    `insert into bank.disputes (id, customer_id, posted_transaction_id, details, amount_cents, posted_on, reason,
       customer_text, in_time, reported_on, answer_due_on, status, outcome, resolved_on, resolved_cents, explanation)
     overriding system value
     select n, n, n, 'SHOP', -100, ${LONG_AGO}, 'not_mine', '', true, ${LONG_AGO}, ${LONG_AGO}, 'resolved', 'corrected',
       ${LONG_AGO}, 100, 'Yours' from ${all}`,
    `insert into bank.dispute_movements (customer_id, dispute_id, kind, amount_cents, due_on, state, ended_at)
     select n, n, 'correction', 100, ${LONG_AGO}, 'posted', now() from ${all}`,
    `insert into bank.refund_checks (customer_id, state, planned_on, look_on, mail_by, ended_on)
     select n, 'dropped', ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO} from ${all}`,
  ]
}

export const fillWithCustomers =
  (customers: number) =>
  async (database: Database): Promise<void> => {
    for (const text of TABLES(customers)) await database.query(text)
    await database.run('analyze')
  }
