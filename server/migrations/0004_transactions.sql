-- A mirror of the processor's book, by the processor's own ids: filled by events, repaired by reconciliation.
create table bank.posted_transactions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  processor_id text not null unique,
  kind text not null,
  -- Credits are positive, debits negative.
  amount_cents bigint not null,
  posted_at timestamptz not null,
  posted_on date not null,
  details text not null,
  reverses_processor_id text
);
create index posted_transactions_newest on bank.posted_transactions (customer_id, posted_at desc, id desc);

create table bank.authorizations (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  processor_id text not null unique,
  amount_cents bigint not null,
  merchant_name text not null,
  authorized_at timestamptz not null,
  -- Never goes back to open, whatever order events arrive in.
  state text not null check (state in ('open', 'settled', 'reversed', 'expired'))
);
create index authorizations_open on bank.authorizations (customer_id, authorized_at desc, id desc) where state = 'open';

-- Transfers from linked banks, as our records; the funding room fills them.
create table bank.ach_transactions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  amount_cents bigint not null check (amount_cents > 0),
  description text not null,
  status text not null check (status in ('pending', 'completed', 'failed')),
  created_at timestamptz not null
);
create index ach_transactions_newest on bank.ach_transactions (customer_id, created_at desc, id desc);
