/** SQL of the money that a generated customer moved, and of all that tells of it. */
import { type History, BILL, openAuthorizationsSql, postedSql } from '../history.ts'
import type { Size } from '../sizes.ts'

/**
 * A range of the transactions of all customers, with their events, authorizations, items, payments,
 * notifications and audit entries. The rows of the customers are mixed, as time mixes them in a real bank.
 */
export const moneySql = (
  { customers }: Size,
  history: History,
  range: { from: number; to: number },
): string[] => {
  const posted = postedSql(history, { customers, ...range })
  const real = realTime(history)
  return [
    `create temporary table money on commit drop as select * from ${posted}`,
    `insert into bank.posted_transactions (id, customer_id, processor_id, kind, amount_cents, posted_at, posted_on,
       details)
     overriding system value
     select k * ${customers} + n, n, id::text, kind, amount, at, (at at time zone 'America/New_York')::date, details
     from money order by k, n`,
    `insert into bank.authorizations (customer_id, processor_id, amount_cents, merchant_name, authorized_at, state)
     select n, auth::text, amount, details, at - interval '1 day', 'settled' from money where auth is not null`,
    `insert into bank.bill_payments (id, customer_id, biller_id, biller_name, description, is_trustee,
       amount_cents, fee_cents, status, created_at, updated_at, expected_on, processor_ref, taken_at, attempted_at)
     overriding system value
     select k * ${customers} + n, n, n * 2 + place,
       case place when 0 then 'Chapter 13 Trustee' else 'Example Utility' end, 'Utilities', place = 0,
       -amount - 100, 100, 'cleared', at - interval '1 hour', at + interval '3 days',
       (at + interval '3 days')::date, 'payment-' || id, at, at
     from (select *, case k % 26 when ${BILL} then 0 else 1 end as place from money where kind = 'bill_payment') as paid`,
    `insert into bank.expense_items (customer_id, effective_on, amount_cents, category, description, external,
       posted_transaction_id, from_transaction, created_at)
     select n, (at at time zone 'America/New_York')::date, -amount,
       (array['housing', 'utilities', 'transportation', 'food', null])[k % 5 + 1], details, false,
       k * ${customers} + n, true, at
     from money where kind = 'purchase' order by k, n`,
    `insert into bank.expense_items (customer_id, effective_on, amount_cents, category, description, external,
       bill_payment_id, created_at)
     select n, (at at time zone 'America/New_York')::date, -amount - 100,
       case k % 26 when ${BILL} then 'trustee_payment' else 'utilities' end, details, false,
       k * ${customers} + n, at
     from money where kind = 'bill_payment' order by k, n`,
    `insert into bank.notifications (customer_id, title, url, happened_at, read_at, dedupe_key, code, params)
     select n, '', '/dashboard/transactions', at, at + interval '1 day',
       case kind when 'deposit' then 'deposit-' || id else 'bill-payment-' || (k * ${customers} + n) || '-cleared' end,
       case kind when 'deposit' then 'account.deposited' else 'bills.received' end,
       case kind when 'deposit' then jsonb_build_object('amount', jsonb_build_object('usd', amount), 'details', details)
         else jsonb_build_object('amount', jsonb_build_object('usd', -amount - 100), 'biller', 'Example Biller') end
     from money where kind <> 'purchase'`,
    `insert into bank.audit_entries (happened_at, actor, action, customer_id, subject)
     select ${real}, case step when 0 then 'customer' else 'galileo' end,
       'bill_payment.' || (array['created', 'taken', 'cleared'])[step + 1], n, 'bill_payment:' || (k * ${customers} + n)
     from money, generate_series(0, 2) as step where kind = 'bill_payment'`,
    eventsSql(history),
  ]
}

/** Events and audit entries have the machine's time, which is ahead of the business time. */
const realTime = ({ anchor }: History) => `at + make_interval(secs => extract(epoch from now()) - ${anchor})`

/** Bodies as the sandbox sends them. As text, they are built ten times as fast as with `jsonb_build_object`. */
const eventsSql = (history: History): string => {
  const real = realTime(history)
  const common = `"event_id":"%1$s","prn":"%2$s","pmt_ref_no":"%2$s","balance_id":"%3$s","open_to_buy":"1234.56","timestamp":"%4$s MST","merchant_name":"%5$s","auth_id":"%7$s"`
  const bodies = [
    `when 'auth' then '{${common},"type":"auth","msg_id":"BAUT","act_type":"VI","mcc":"5411","merchant_country":"USA","cad":"%3$s","auth_ts":"%4$s MST","amount":"-%6$s","original_auth_id":"0"}'`,
    `when 'status' then '{${common},"type":"billpay_status","msg_id":"BPST","billpay_id":"payment-%8$s","status":"C","reason_code":""}'`,
    ...[
      ['purchase', '"type":"setl","msg_id":"SETL","act_type":"SE","otype":"VI","amount":"%6$s"'],
      ['deposit', '"type":"pmt","msg_id":"BPMT","act_type":"PM","otype":"DD","amount":"%6$s"'],
      ['bill_payment', '"type":"billpay","msg_id":"BADJ","act_type":"AD","otype":"BP","amount":"-%6$s"'],
    ].map(
      ([kind, own]) =>
        `when '${kind}' then '{${common},${own},"source_id":"%8$s","description":"%5$s","prior_id":"0"}'`,
    ),
  ]
  return `insert into bank.partner_events (partner, event_id, type, body, received_at, applied_at, next_attempt_at)
    select 'galileo', event_id, (array['auth', 'billpay_status', 'setl', 'pmt', 'billpay'])
        [array_position(array['auth', 'status', 'purchase', 'deposit', 'bill_payment'], part)],
      format(case part ${bodies.join(' ')} end, event_id, 100000000000 + n, n,
        to_char(at at time zone 'UTC' - interval '7 hours', 'YYYY-MM-DD HH24:MI:SS'), details,
        to_char(abs(amount) / 100.0, 'FM999990.00'), coalesce(auth::text, ''), id)::jsonb, ${real}, ${real}, ${real}
    from (
      select money.*, part, md5(id || part)::uuid::text as event_id
      from money, lateral unnest(case kind when 'purchase' then array['auth', 'purchase']
        when 'bill_payment' then array['bill_payment', 'status'] else array[kind] end) as part
    ) as reported`
}

/** What follows from all of them: the open authorizations, and the statements of the months that are over. */
export const closingSql = ({ customers }: Size, history: History): string[] => {
  const thisMonth = `date_trunc('month', to_timestamp(${history.anchor}) at time zone 'UTC')::date`
  return [
    `insert into bank.authorizations (customer_id, processor_id, amount_cents, merchant_name, authorized_at, state)
     select n, auth::text, amount, merchant, at, 'open' from ${openAuthorizationsSql(history, customers)} as held`,
    `insert into bank.statements (customer_id, starts_on, ends_on, opening_cents, closing_cents, fees_cents,
       year_fees_cents, holder_name, holder_address, account_number_end, account_closed, last_transaction_id, made_at)
     select customer_id, month, (month + interval '1 month' - interval '1 day')::date, closing - moved, closing, fees,
       sum(fees) over (partition by customer_id, date_trunc('year', month) order by month),
       'Jordan Tester ' || customer_id, array[customer_id || ' Example Street', 'Springfield, IL 62701'],
       right((100000000000 + customer_id)::text, 4), false, last_id, month + interval '1 month' + interval '6 hours'
     from (
       select customer_id, month, moved, fees, last_id,
         sum(moved) over (partition by customer_id order by month) as closing
       from (
         select customer_id, date_trunc('month', posted_on)::date as month, sum(amount_cents) as moved,
           100 * count(*) filter (where kind = 'bill_payment') as fees, max(id) as last_id
         from bank.posted_transactions group by 1, 2
       ) as months
     ) as running
     where month < ${thisMonth}
     order by month, customer_id`,
    `insert into bank.statement_entries (statement_id, position, posted_transaction_id, posted_on, kind, details,
       amount_cents)
     select s.id, row_number() over (partition by s.id order by t.posted_at, t.id), t.id, t.posted_on, t.kind,
       t.details, t.amount_cents
     from bank.statements s
     join bank.posted_transactions t on t.customer_id = s.customer_id and t.posted_on between s.starts_on and s.ends_on
     order by s.id, t.posted_at`,
    `insert into bank.statement_schedules (customer_id, due_on)
     select n, (${thisMonth} + interval '1 month')::date from generate_series(1, ${customers}::bigint) as n`,
    `insert into bank.notifications (customer_id, title, url, happened_at, dedupe_key, code, params)
     select customer_id, '', '/dashboard/statements', made_at, 'statement-' || starts_on, 'statements.ready.title',
       jsonb_build_object('month', jsonb_build_object('month', starts_on))
     from bank.statements order by id`,
    `insert into bank.audit_entries (happened_at, actor, action, customer_id, subject)
     select made_at, 'system', 'statement.made', customer_id, 'statement:' || id from bank.statements order by id`,
    ...['customers', 'accounts', 'billers', 'ach_accounts', 'posted_transactions', 'bill_payments'].map(
      (table) =>
        `select setval(pg_get_serial_sequence('bank.${table}', 'id'), (select max(id) from bank.${table}))`,
    ),
  ]
}
