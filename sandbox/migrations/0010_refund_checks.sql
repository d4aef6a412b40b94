-- Checks that pay out what is left of an account, to its holder.
create table sandbox.refund_checks (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  transaction_id text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  movement_id bigint not null references sandbox.movements (id),
  payee text not null,
  address jsonb not null,
  cashable_days integer not null check (cashable_days > 0),
  -- printed, mailed, cashed, expired
  status text not null check (status in ('P', 'M', 'C', 'X')),
  status_at timestamptz not null,
  mailed_at timestamptz,
  due_at timestamptz
);
create index refund_checks_account on sandbox.refund_checks (account_id, id);
create index refund_checks_due on sandbox.refund_checks (due_at, id) where due_at is not null;
