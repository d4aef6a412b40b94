-- Each key that sealed something, with a proof that only this very key opens: a start without it is refused.
create table bank.vault_keys (
  key_id text primary key,
  proof text not null,
  first_used_at timestamptz not null
);

-- While one is open no money is moved by the bank: an audit found that the books do not agree.
create table bank.money_stops (
  id bigint generated always as identity primary key,
  finding text not null,
  stopped_at timestamptz not null,
  resumed_at timestamptz
);
create unique index money_stops_one_open on bank.money_stops ((resumed_at is null)) where resumed_at is null;
