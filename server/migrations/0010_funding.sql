-- Bank accounts at other banks that customers linked. Removed ones stay: transfers name them.
create table bank.ach_accounts (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  name text not null,
  -- The link partner's ids and its token, which is sealed by the vault and bound to `link_item_ref`.
  link_item_ref text not null,
  link_account_ref text not null,
  link_token_sealed text not null,
  verification_status text not null check (verification_status in
    ('verified', 'pending_automatic_verification', 'pending_manual_verification', 'verification_failed',
     'relink_required')),
  -- Null until the processor knows the account.
  processor_ref text unique,
  -- After a change of the email address, new accounts are on hold for a day (FUNDING-48). Real time.
  held_until timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index ach_accounts_customer on bank.ach_accounts (customer_id, id);
create unique index ach_accounts_once on bank.ach_accounts (customer_id, link_account_ref) where removed_at is null;
create index ach_accounts_item on bank.ach_accounts (link_item_ref);

create table bank.recurring_transfers (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  ach_account_id bigint not null references bank.ach_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  "interval" text not null check ("interval" in ('weekly', 'biweekly', 'monthly')),
  -- Days are counted from here, so that a short month moves no later one.
  anchor_on date not null,
  -- Runs that were made; the next one is on next_run_on.
  run_count integer not null default 0 check (run_count >= 0),
  next_run_on date not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_cause text check (cancel_cause in ('customer', 'account_removed', 'account_closed', 'returned'))
);
create index recurring_transfers_customer on bank.recurring_transfers (customer_id, id) where cancelled_at is null;
create index recurring_transfers_due on bank.recurring_transfers (next_run_on, id) where cancelled_at is null;
create index recurring_transfers_account on bank.recurring_transfers (ach_account_id) where cancelled_at is null;

alter table bank.ach_transactions
  add column ach_account_id bigint references bank.ach_accounts (id),
  add column recurring_transfer_id bigint references bank.recurring_transfers (id),
  -- The due date that this run is of.
  add column run_on date,
  -- `intended` until the processor took it; the wire says pending for both.
  add column sent_at timestamptz,
  add column processor_ref text unique,
  add column ended_at timestamptz,
  -- Why it failed: a return code of the network ("R01"), or a word of ours.
  add column failure text;
-- A due date runs once, whatever happens.
create unique index ach_transactions_run on bank.ach_transactions (recurring_transfer_id, run_on)
  where recurring_transfer_id is not null;
create index ach_transactions_unsent on bank.ach_transactions (id) where status = 'pending' and sent_at is null;
create index ach_transactions_open on bank.ach_transactions (sent_at) where status = 'pending' and sent_at is not null;
create index ach_transactions_account on bank.ach_transactions (ach_account_id);

-- The name as the identity was checked, which the settings do not change: owners of linked accounts are held against it.
alter table bank.personal_infos add column legal_name text;
update bank.personal_infos set legal_name = first_name || ' ' || last_name;
alter table bank.personal_infos alter column legal_name set not null;
