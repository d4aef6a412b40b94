create table bank.personal_infos (
  customer_id bigint primary key references bank.customers (id),
  first_name text not null,
  last_name text not null,
  primary_phone text,
  address_1 text,
  address_2 text,
  city text,
  state text,
  postal_code text,
  shipping_address_1 text,
  shipping_address_2 text,
  shipping_city text,
  shipping_state text,
  shipping_postal_code text
);

-- The prepaid account at the processor. Its book is the processor's; the last known balance is shown when it is away.
create table bank.accounts (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references bank.customers (id),
  -- Null until the processor has answered the opening.
  prn text unique,
  opening_reference text not null unique,
  opened_at timestamptz,
  early_access_ach boolean not null default false,
  show_virtual_card boolean not null default true,
  balance_cents bigint,
  balance_as_of timestamptz,
  reconciled_on date,
  created_at timestamptz not null
);

create table bank.cards (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  account_id bigint not null references bank.accounts (id),
  processor_ref text not null unique,
  state text not null check (state in ('issued', 'active', 'frozen', 'lost', 'stolen', 'replaced', 'closed')),
  frozen boolean not null default false,
  has_requested_new_card boolean not null default false,
  pin_set_at timestamptz,
  created_at timestamptz not null
);
create index cards_customer on bank.cards (customer_id, id desc);
