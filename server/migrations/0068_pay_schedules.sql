-- When a customer is paid.
create table bank.pay_schedules (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- What the customer calls it.
  name text not null,
  -- The payer as a deposit prints it. Null if only the name is known.
  payer text,
  frequency text not null check (frequency in ('weekly', 'biweekly', 'semimonthly', 'monthly')),
  anchor_on date not null,
  -- Days of the month: numbers, or "last".
  days jsonb not null,
  weekend text not null check (weekend in ('before', 'after')),
  usual_cents bigint not null check (usual_cents > 0),
  lands_here boolean not null,
  ended_on date check (ended_on >= anchor_on),
  created_at timestamptz not null,
  check (jsonb_array_length(days) = case frequency when 'semimonthly' then 2 when 'monthly' then 1 else 0 end)
);
create index pay_schedules_customer on bank.pay_schedules (customer_id, id);

-- Payers whose schedules the customer does not want suggested, as a deposit printed them.
create table bank.dismissed_payers (
  customer_id bigint not null references bank.customers (id),
  payer text not null,
  dismissed_at timestamptz not null,
  primary key (customer_id, payer)
);
