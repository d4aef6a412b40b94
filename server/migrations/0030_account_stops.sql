-- A break of one account's books stops money out of that account, and not the bank.
alter table bank.money_stops
  -- Whose account it is; null where the whole bank stands still.
  add column customer_id bigint references bank.customers (id),
  -- Both sides of each break, as the audit saw them.
  add column findings jsonb not null default '[]',
  -- The day by which the customer hears of us. Told to whoever is refused, and kept from then on.
  add column promised_on date,
  -- When the customer was first refused or put on hold because of it.
  add column refused_at timestamptz,
  add column released_by text check (released_by in ('operator', 'audit')),
  add column release_reason text,
  add constraint money_stops_promise_check check ((customer_id is null) = (promised_on is null));
drop index bank.money_stops_one_open;
create unique index money_stops_one_open on bank.money_stops (coalesce(customer_id, 0)) where resumed_at is null;
create index money_stops_customer on bank.money_stops (customer_id, id desc);
create index money_stops_promised on bank.money_stops (promised_on)
  where resumed_at is null and refused_at is not null;

-- The due date of which the customer was told that it is on hold.
alter table bank.recurring_transfers add column held_run_on date;
