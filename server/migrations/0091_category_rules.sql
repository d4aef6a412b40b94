-- Rules that give expense items their category by their payee, in the order of `position`.
create table bank.category_rules (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  position smallint not null,
  payee text not null check (payee <> ''),
  -- The payee without differences of case and spaces.
  plain_payee text not null,
  category text not null,
  -- What of an item gets another category: {category, amountCents | percent} each.
  parts jsonb not null,
  created_at timestamptz not null,
  unique (customer_id, plain_payee)
);
