-- Catch-ups: what is behind, spread over paydays and sent with the next planned payments, as the customer agreed to.

-- What a customer agreed to. Another one ends the one before. Only the end of one is ever changed.
create table bank.catch_ups (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  paydays smallint not null check (paydays between 1 and 12),
  amount_cents bigint not null check (amount_cents > 0),
  terms_version text not null,
  -- The words, by paragraph.
  terms text[] not null,
  agreed_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'agreement', 'autopay', 'done')),
  check ((ended_at is null) = (ended_by is null))
);
create index catch_ups_newest on bank.catch_ups (customer_id, id desc);
-- A customer has at most one that is in force.
create unique index catch_ups_in_force on bank.catch_ups (customer_id) where ended_at is null;

-- What is added to each planned payment, by its installment (bank.planned_payments).
create table bank.catch_up_amounts (
  catch_up_id bigint not null references bank.catch_ups (id),
  customer_id bigint not null references bank.plans (customer_id),
  installment_key text not null,
  due_on date not null,
  send_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (catch_up_id, installment_key)
);
create index catch_up_amounts_customer on bank.catch_up_amounts (customer_id);

-- What of `planned_cents` is a part of a catch-up.
alter table bank.planned_payments add column catch_up_cents bigint not null default 0;
