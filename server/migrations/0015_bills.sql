-- Whom customers pay. Removed ones stay: payments name them.
create table bank.billers (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  name text not null,
  account_number text not null,
  category text,
  address_1 text,
  address_2 text,
  city text,
  state text,
  postal_code text,
  phone text,
  is_trustee boolean not null,
  -- The merchant's id in the processor's directory; null for somebody to whom checks are mailed.
  directory_ref text,
  -- Null until the processor knows the biller as one of this customer.
  processor_ref text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index billers_customer on bank.billers (customer_id, id);
create unique index billers_once on bank.billers (customer_id, directory_ref, account_number)
  where removed_at is null and directory_ref is not null;
create unique index billers_paper_once on bank.billers (customer_id, lower(name), account_number)
  where removed_at is null and directory_ref is null;

create table bank.bill_payments (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  biller_id bigint not null references bank.billers (id),
  -- As they were when it was paid.
  biller_name text not null,
  description text not null,
  is_trustee boolean not null,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  status text not null check (status in ('created', 'pending', 'mailed', 'cleared', 'failed', 'returned')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expected_on date not null,
  processor_ref text unique,
  -- Real time, by the database: an answer about the balance that was asked for later knows of the payment.
  taken_at timestamptz,
  -- Why it failed or was returned: the processor's code, or a word of ours.
  failure text,
  check ((failure is not null) = (status in ('failed', 'returned')))
);
create index bill_payments_customer on bank.bill_payments (customer_id, updated_at desc, id desc);
create index bill_payments_biller on bank.bill_payments (biller_id, updated_at);
-- Payments of which the processor's last word is still to come.
create index bill_payments_open on bank.bill_payments (id) where status in ('created', 'pending', 'mailed');
create index bill_payments_unsent on bank.bill_payments (customer_id, id) where taken_at is null;

create table bank.bill_reminders (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  biller_id bigint not null unique references bank.billers (id),
  -- Months are counted from here, so that a short month moves no later one.
  anchor_on date not null,
  next_on date not null,
  created_at timestamptz not null
);
create index bill_reminders_customer on bank.bill_reminders (customer_id, id);
create index bill_reminders_due on bank.bill_reminders (next_on, id);

-- An item that was made from a bill payment is linked to it (TRACKER-141).
alter table bank.expense_items add column bill_payment_id bigint unique references bank.bill_payments (id);
