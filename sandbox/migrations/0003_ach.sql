-- The ACH network: accounts at other banks that customers linked, and entries on their way.

alter table sandbox.movements drop constraint movements_kind_check;
alter table sandbox.movements add constraint movements_kind_check check (kind in ('purchase', 'purchase_reversal', 'refund',
  'deposit', 'cash_back', 'fee', 'bill_payment', 'bill_payment_return', 'ach_credit', 'ach_debit', 'ach_return', 'refund_check',
  'adjustment'));

create table sandbox.ach_accounts (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  name text not null,
  type text not null check (type in ('C', 'S')),
  routing_no text not null,
  account_no text not null,
  status text not null default 'active' check (status in ('active', 'unusable', 'removed')),
  added_at timestamptz not null
);
create unique index ach_accounts_once on sandbox.ach_accounts (account_id, routing_no, account_no) where status <> 'removed';

create table sandbox.ach_entries (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  -- Null for entries from outside.
  ach_account_id bigint references sandbox.ach_accounts (id),
  direction text not null check (direction in ('pull', 'push', 'credit_in', 'debit_in')),
  amount_cents bigint not null check (amount_cents >= 0),
  description text not null,
  -- The company of an entry from outside, and whom it means.
  company text not null default '',
  receiver_name text not null default '',
  transaction_id text,
  -- N, P, S, R, L, C, E are the processor's; the words are of entries from outside.
  status text not null check (status in ('N', 'P', 'S', 'R', 'L', 'C', 'E', 'expected', 'stopped', 'posted', 'returned', 'reversed')),
  created_at timestamptz not null,
  effective_on date,
  sent_at timestamptz,
  hold_expires_at timestamptz,
  -- The movement of the customer's money, and the one that undid it.
  movement_id bigint references sandbox.movements (id),
  posted_at timestamptz,
  return_movement_id bigint references sandbox.movements (id),
  return_code text,
  returned_at timestamptz,
  -- What happens by itself, and when (business time).
  next_step text check (next_step in ('validate', 'send', 'credit', 'return', 'post')),
  due_at timestamptz,
  check ((next_step is null) = (due_at is null)),
  check ((direction in ('pull', 'push')) = (ach_account_id is not null))
);
create index ach_entries_account on sandbox.ach_entries (account_id, id);
create index ach_entries_due on sandbox.ach_entries (due_at, id) where next_step is not null;
