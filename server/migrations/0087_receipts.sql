-- What the trustee posted, as customers say it or as a file of the trustee does (docs/decisions/0195).

-- Files that added receipts, and which column of each had what. The next file with the same headings is read in the same way.
create table bank.receipt_files (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  name text not null,
  sha256 text not null,
  headings_sha256 text not null,
  posted_on_column smallint not null check (posted_on_column >= 0),
  amount_column smallint not null check (amount_column >= 0),
  receipt_number_column smallint check (receipt_number_column >= 0),
  description_column smallint check (description_column >= 0),
  imported_at timestamptz not null,
  unique (customer_id, sha256)
);
create index receipt_files_headings on bank.receipt_files (customer_id, headings_sha256, imported_at);

create table bank.receipts (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  posted_on date not null,
  -- Negative for what the office took back.
  amount_cents bigint not null check (amount_cents <> 0),
  receipt_number text,
  note text,
  source text not null check (source in ('typed', 'file', 'network')),
  file_id bigint references bank.receipt_files (id),
  created_at timestamptz not null,
  -- What the customer said of it: the payment that it is the posting of, one that a service collected, or none of this account.
  by_hand_at timestamptz,
  by_hand_payment_id bigint references bank.bill_payments (id),
  by_hand_pull_id bigint references bank.planned_payments (id),
  check ((file_id is not null) = (source = 'file')),
  check (num_nonnulls(by_hand_payment_id, by_hand_pull_id) <= (by_hand_at is not null)::int)
);
create index receipts_customer on bank.receipts (customer_id, posted_on, id);
create index receipts_file on bank.receipts (file_id) where file_id is not null;
-- A payment is the one of a single receipt.
create unique index receipts_by_hand_payment on bank.receipts (by_hand_payment_id) where by_hand_payment_id is not null;
create unique index receipts_by_hand_pull on bank.receipts (by_hand_pull_id) where by_hand_pull_id is not null;

-- When to look again whether payments of a customer with receipts were posted.
create table bank.receipt_looks (
  customer_id bigint primary key references bank.plans (customer_id),
  look_on date not null
);
create index receipt_looks_due on bank.receipt_looks (look_on, customer_id);
