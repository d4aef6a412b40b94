-- How a customer signed in before the address, the phone or multi-factor changed. The address of then gets a link that
-- brings it back for 72 hours; the oldest that lives is what comes back.
create table bank.sign_in_snapshots (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  change text not null check (change in ('email_asked', 'email_changed', 'phone', 'multi_factor')),
  email text not null check (email = lower(email)),
  phone text,
  -- Multi-factor, where the sign-in asked for a code: the sealed seed as in bank.customers, and the codes' hashes.
  mfa_secret text,
  mfa_confirmed_at timestamptz,
  mfa_last_step bigint,
  backup_codes jsonb not null default '[]',
  -- Null until the link is sent. Sending it again makes another one, which voids the one before.
  token_hash text unique,
  taken_at timestamptz not null,
  -- The same moment by the business clock, by which transfers and payments are dated.
  business_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_snapshots_customer on bank.sign_in_snapshots (customer_id, id);
-- An address that can be brought back is not given to somebody else meanwhile.
create index sign_in_snapshots_email on bank.sign_in_snapshots (email);

-- When the processor was first asked to take it. Before that it can be cancelled for sure.
alter table bank.ach_transactions add column attempted_at timestamptz;
alter table bank.bill_payments add column attempted_at timestamptz;
update bank.ach_transactions set attempted_at = created_at;
update bank.bill_payments set attempted_at = created_at;

alter table bank.recurring_transfers drop constraint recurring_transfers_cancel_cause_check;
alter table bank.recurring_transfers add constraint recurring_transfers_cancel_cause_check check
  (cancel_cause in ('customer', 'account_removed', 'account_closed', 'returned', 'deposits_ended', 'undone'));
