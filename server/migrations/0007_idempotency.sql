-- Calls that move money or order something are done once for each key that the browser made (WIRE-49).
create table bank.idempotency_keys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  key uuid not null,
  -- Method and path of the call, and a hash of what it asked for: a key stands for one intention.
  call text not null,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null,
  constraint idempotency_keys_once unique (customer_id, key)
);
create index idempotency_keys_age on bank.idempotency_keys (created_at);
