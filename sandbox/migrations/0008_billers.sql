-- Bill pay: whom customers pay, and payments and checks on their way. The directory itself is the file data/billers.csv.

create table sandbox.customer_billers (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  -- Null for somebody who is paid by check.
  rpps_biller_id text check (rpps_biller_id ~ '^\d{10}$'),
  name text not null,
  account_no text not null,
  -- Of somebody who is paid by check; of others the directory knows it.
  address jsonb not null default '{}',
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index customer_billers_electronic on sandbox.customer_billers (account_id, rpps_biller_id, account_no)
  where removed_at is null and rpps_biller_id is not null;
create unique index customer_billers_paper on sandbox.customer_billers (account_id, name, account_no)
  where removed_at is null and rpps_biller_id is null;

create table sandbox.bill_payments (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  customer_biller_id bigint not null references sandbox.customer_billers (id),
  -- E electronic, P check.
  type text not null check (type in ('E', 'P')),
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  memo text not null default '',
  transaction_id text not null,
  status text not null check (status in ('N', 'O', 'A', 'E', 'R', 'W', 'Q', 'C', 'V', 'F', 'L', 'U', 'Y', 'X', 'B')),
  reason_code text,
  created_at timestamptz not null,
  status_at timestamptz not null,
  printed_at timestamptz,
  cleared_at timestamptz,
  -- Amount and fee leave as one movement, and come back as one.
  movement_id bigint not null unique references sandbox.movements (id),
  return_movement_id bigint unique references sandbox.movements (id),
  -- When something happens by itself next (business time). What it is follows from the status.
  due_at timestamptz,
  check ((return_movement_id is not null) = (status in ('E', 'R', 'F', 'Y', 'X', 'B')))
);
create index bill_payments_account on sandbox.bill_payments (account_id, id);
create index bill_payments_due on sandbox.bill_payments (due_at, id) where due_at is not null;
