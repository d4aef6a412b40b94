create table bank.notifications (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  title text not null,
  url text,
  happened_at timestamptz not null,
  read_at timestamptz,
  -- Names the event, so that an event that is told twice makes one notification.
  dedupe_key text not null,
  constraint notifications_event unique (customer_id, dedupe_key)
);
create index notifications_newest on bank.notifications (customer_id, happened_at desc, id desc);
create index notifications_unread on bank.notifications (customer_id) where read_at is null;
