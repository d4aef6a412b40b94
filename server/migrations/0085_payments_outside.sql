-- Autopay also plans payments that the bank does not send (AUTO-09): it sets money aside, reminds, and for the services that
-- collect, moves it to the main account in time. Such an agreement names no biller.
alter table bank.autopay_agreements alter column biller_id drop not null;
alter table bank.autopay_agreements drop constraint autopay_agreements_method_check;
alter table bank.autopay_agreements add constraint autopay_agreements_method_check
  check (method in ('electronic', 'bill_pay_check', 'tfs', 'epay', 'moneygram', 'wage_order', 'cashiers_check',
    'money_order', 'personal_check'));
alter table bank.autopay_agreements add constraint autopay_agreements_biller_check
  check ((biller_id is not null) = (method in ('electronic', 'bill_pay_check')));
-- What each payment costs. Agreements that are there are of payments that the bank sends.
alter table bank.autopay_agreements add column fee_cents bigint not null default 100 check (fee_cents >= 0);

-- `pull_expected`: its money was moved to the main account, and a service is expected to collect it.
alter table bank.planned_payments drop constraint planned_payments_state_check;
alter table bank.planned_payments add constraint planned_payments_state_check
  check (state in ('planned', 'waiting_for_money', 'pull_expected', 'sending', 'sent', 'delivered', 'returned',
    'refused', 'skipped', 'by_hand', 'dropped', 'ended'));
-- What is expected of a service, as it was when the money was moved for it: whatever is agreed to later, it may still collect.
alter table bank.planned_payments add column pull_method text check (pull_method in ('tfs', 'epay'));
alter table bank.planned_payments add column pull_cents bigint check (pull_cents > 0);
alter table bank.planned_payments add column pull_fee_cents bigint check (pull_fee_cents >= 0);
-- The next day on which it is looked for.
alter table bank.planned_payments add column pull_look_on date;
alter table bank.planned_payments add constraint planned_payments_expected_check
  check (num_nulls(pull_method, pull_cents, pull_fee_cents) in (0, 3));
alter table bank.planned_payments add constraint planned_payments_watched_check
  check (state <> 'pull_expected' or (pull_method is not null and pull_look_on is not null));
-- Debits of which the customer said that they are not the pull.
alter table bank.planned_payments add column other_debits bigint[] not null default '{}';

-- The debit that was the pull, and how much of it counts as sent.
alter table bank.planned_payments add column pulled_cents bigint check (pulled_cents > 0);
alter table bank.planned_payments add column posted_transaction_id bigint references bank.posted_transactions (id);
-- When it was given back: then it counts as nothing.
alter table bank.planned_payments add column pull_undone_at timestamptz;
alter table bank.planned_payments add constraint planned_payments_undone_check
  check (pull_undone_at is null or pulled_cents is not null);
alter table bank.planned_payments add constraint planned_payments_pulled_check
  check ((pulled_cents is null) = (posted_transaction_id is null));
