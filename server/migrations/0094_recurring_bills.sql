-- What customers said of bills that come again and again. The bills themselves are found in what was charged.
create table bank.recurring_bills (
  customer_id bigint not null references bank.customers (id),
  -- The payee without numbers, and without differences of case and spaces.
  payee text not null check (payee <> ''),
  -- What the customer calls it; null for the payee's name.
  name text check (name <> ''),
  status text not null check (status in ('found', 'confirmed', 'dismissed')),
  changed_at timestamptz not null,
  primary key (customer_id, payee)
);
