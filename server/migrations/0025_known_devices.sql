-- Browsers in which a customer signed in before: failures from elsewhere do not make their owner wait (PROTECTION-06).
create table bank.known_devices (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  token_hash text not null unique,
  -- Wrong passwords and codes in this browser since its last sign-in.
  failed_sign_ins integer not null default 0,
  used_at timestamptz not null
);
create index known_devices_newest on bank.known_devices (customer_id, used_at desc, id desc);
create index known_devices_unused on bank.known_devices (used_at);
