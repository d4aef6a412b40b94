/** SQL of what a generated customer has besides money: account, card, billers, sessions, goals. */
import type { History } from '../history.ts'
import type { Size } from '../sizes.ts'

/** Every customer can be addressed and signed in as: customer 7 has the email address customer7@example.com. */
export const peopleSql = ({ customers, days, every }: Size, { anchor }: History): string[] => {
  const all = `generate_series(1, ${customers}::bigint) as n`
  const opened = `to_timestamp(${anchor - days * 86_400 - 3600})`
  const openedOn = `(${opened} at time zone 'America/New_York')::date`
  return [
    `insert into bank.customers (id, email, password_hash, state, features, created_at)
     overriding system value
     select n, 'customer' || n || '@example.com', 'none', 'approved',
       '{plaid,recurring_transfers,billPay,paymentTracker,billerReminder,trackedBills}', ${opened}
     from ${all}`,
    `insert into bank.personal_infos (customer_id, first_name, last_name, legal_name, primary_phone, address_1,
       city, state, postal_code)
     select n, 'Jordan', 'Tester ' || n, 'Jordan Tester ' || n, '555' || lpad(n::text, 7, '0'),
       n || ' Example Street', 'Springfield', 'IL', '62701' from ${all}`,
    `insert into bank.accounts (id, customer_id, prn, opening_reference, opened_at, created_at, reconciled_on,
       deposited_cents, funded_at, holder_brought_version, standing_brought_version)
     overriding system value
     select n, n, (100000000000 + n)::text, 'opening-' || n, ${opened}, ${opened},
       to_timestamp(${anchor - 86_400})::date, 120000, ${opened}, 1, 1 from ${all}`,
    `insert into bank.cards (customer_id, account_id, processor_ref, state, created_at)
     select n, n, 'card-' || n, 'active', ${opened} from ${all}`,
    `insert into bank.applications (customer_id, sign_up_reference, status, furthest_step, first_name, last_name,
       phone_1, phone_verification_required, decided_at, created_at)
     select n, 'sign-up-' || n, 'approved', 'review', 'Jordan', 'Tester ' || n, '555' || lpad(n::text, 7, '0'),
       false, ${opened}, ${opened} from ${all}`,
    `insert into bank.billers (id, customer_id, name, account_number, category, is_trustee, directory_ref,
       processor_ref, created_at)
     overriding system value
     select n * 2 + place, n, case place when 0 then 'Chapter 13 Trustee' else 'Example Utility' end,
       '26-' || lpad(n::text, 5, '0'), 'Utilities', place = 0, lpad((place + 1)::text, 10, '0'),
       'biller-' || n || '-' || place, ${opened}
     from ${all}, generate_series(0, 1) as place`,
    `insert into bank.bill_reminders (customer_id, biller_id, anchor_on, next_on, created_at)
     select n, n * 2 + 1, ${openedOn}, to_timestamp(${anchor + 40 * 86_400})::date, ${opened} from ${all}`,
    `insert into bank.ach_accounts (id, customer_id, name, link_item_ref, link_account_ref, link_token_sealed,
       verification_status, processor_ref, created_at)
     overriding system value
     select n, n, 'Example Bank Checking 1234', 'item-' || n, 'account-' || n, 'sealed', 'verified', 'ach-' || n,
       ${opened} from ${all}`,
    `insert into bank.recurring_transfers (customer_id, ach_account_id, amount_cents, interval, anchor_on,
       run_count, next_run_on, created_at)
     select n, n, 5000, 'monthly', ${openedOn}, 0, to_timestamp(${anchor + 40 * 86_400})::date, ${opened} from ${all}`,
    `insert into bank.known_devices (customer_id, token_hash, used_at)
     select n, md5('device ' || n) || md5('device again ' || n), now() from ${all}`,
    `insert into bank.tracker_infos (customer_id, get_started_completed_at, budget_last_approved_on)
     select n, ${opened}, ${openedOn} from ${all}`,
    ...goalsSql({ all, openedOn, anchor, every }),
    ...sessionsSql(all, days),
  ]
}

/** Due days, seen from the 12th: within a week from the 13th, for the customers of a pass, and later. */
const DUE_SOON = 20
const DUE_LATER = 27

const GOALS = ['housing', 'utilities', 'transportation', 'food', 'clothing', 'medical', 'childcare', 'other']

const goalsSql = ({
  all,
  openedOn,
  anchor,
  every,
}: {
  all: string
  openedOn: string
  anchor: number
  every: number
}): string[] => {
  const months = `generate_series(date_trunc('month', ${openedOn}::timestamp),
    date_trunc('month', to_timestamp(${anchor}) at time zone 'UTC'), interval '1 month') as month`
  return [
    `insert into bank.income_goals (customer_id, month, category, amount_cents)
     select n, month::date, 'salary', 240000 from ${months}, ${all}`,
    `insert into bank.expense_goals (customer_id, month, category, amount_cents)
     select n, month::date, category, 20000
     from ${months}, ${all}, unnest('{${GOALS.join(',')}}'::text[]) as category`,
    // More than the month's payments to the trustee, so that something is always unpaid.
    `insert into bank.expense_goals (customer_id, month, category, amount_cents, due_day)
     select n, month::date, 'trustee_payment', 200000,
       case when n % ${every} = 0 then ${DUE_SOON} else ${DUE_LATER} end
     from ${months}, ${all}`,
  ]
}

const SESSIONS_PER_MONTH = 8

/** Times that the server takes from the machine's clock, not from the business clock. */
const sessionsSql = (all: string, days: number): string[] => {
  const sessions = Math.round((days / 30) * SESSIONS_PER_MONTH)
  const spacing = Math.floor((days * 86_400) / sessions)
  const at = `now() - make_interval(secs => (${sessions} - k) * ${spacing} + n % 3600 + 7200)`
  return [
    `insert into bank.sessions (customer_id, generation, rotated_at, started_at, last_active_at, ended_at,
       end_cause, first_used_at)
     select n, 2, ${at}, ${at}, ${at} + interval '5 minutes', ${at} + interval '15 minutes', 'signed_out', ${at}
     from generate_series(1, ${sessions}) as k, ${all}`,
    `insert into bank.audit_entries (happened_at, actor, action, customer_id, subject, request_id)
     select ${at}, 'customer', 'session.signed_in', n, 'session:' || (k * 1000 + n), md5(k || ' ' || n)::uuid::text
     from generate_series(1, ${sessions}) as k, ${all}`,
  ]
}
