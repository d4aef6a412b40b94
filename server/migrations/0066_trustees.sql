-- The directory of trustees: data of the bank, the same for all customers (docs/trustees.md).
create table bank.trustees (
  -- The bank's own number of the office, from the imported file.
  id bigint primary key,
  name text not null,
  office text not null,
  districts text[] not null,
  address_1 text not null,
  address_2 text,
  city text not null,
  state text not null,
  zip text not null,
  phone text,
  website text,
  payee_name text not null,
  checked_on date not null,
  source text not null,
  -- Since this day the imported file has not listed the office.
  retired_on date
);

create table bank.trustee_methods (
  trustee_id bigint not null references bank.trustees (id),
  kind text not null check (kind in ('electronic', 'bill_pay_check', 'cashiers_check', 'money_order', 'personal_check',
    'tfs', 'epay', 'moneygram', 'wage_order', 'cash')),
  accepted text not null check (accepted in ('yes', 'no', 'conditional', 'unknown')),
  conditions text[] not null,
  payee text,
  address_1 text,
  address_2 text,
  city text,
  state text,
  zip text,
  address_kind text check (address_kind in ('lockbox', 'office')),
  fee_cents bigint check (fee_cents >= 0),
  cutoff_time text,
  zone text,
  posting_days integer not null check (posting_days >= 0),
  hold_days integer,
  enroll_days integer,
  change_days integer,
  min_cents bigint check (min_cents > 0),
  max_cents bigint check (max_cents > 0),
  allowed_days integer[] not null,
  refuses_funding text[] not null,
  returns_count integer,
  returns_window_days integer,
  returns_lock_months integer,
  partial text not null check (partial in ('yes', 'no', 'unknown')),
  memo text,
  note text,
  checked_on date not null,
  source text not null,
  primary key (trustee_id, kind)
);

-- What an office is found by: the words of its names, its districts, and the names and addresses of payees.
create table bank.trustee_terms (
  kind text not null check (kind in ('word', 'district', 'name', 'address')),
  -- Compared by its bytes, so that the key also finds what begins with a term.
  term text collate "C" not null,
  trustee_id bigint not null references bank.trustees (id),
  primary key (kind, term, trustee_id)
);
create index trustee_terms_trustee on bank.trustee_terms (trustee_id);

-- What customers report as wrong in the directory.
create table bank.trustee_reports (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  trustee_id bigint not null references bank.trustees (id),
  report text not null,
  reported_at timestamptz not null,
  settled_at timestamptz
);
create index trustee_reports_customer on bank.trustee_reports (customer_id);
create index trustee_reports_trustee on bank.trustee_reports (trustee_id);
create index trustee_reports_open on bank.trustee_reports (id) where settled_at is null;
