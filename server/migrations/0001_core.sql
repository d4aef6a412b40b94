-- Tables that belong to no room: the business clock's offset, and the inbox of partner events.

create table bank.business_clock (
  id smallint primary key default 1 check (id = 1),
  offset_ms bigint not null default 0
);
insert into bank.business_clock (id) values (1);

-- Every event of a partner, once per event id. Kept as it came, so that it can be replayed.
create table bank.partner_events (
  id bigint generated always as identity primary key,
  partner text not null,
  event_id text not null,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  unique (partner, event_id)
);
create index partner_events_waiting on bank.partner_events (next_attempt_at, id) where applied_at is null;

-- Who did what, on which record, when. Append-only.
create table bank.audit_entries (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor text not null,
  action text not null,
  customer_id bigint,
  subject text,
  request_id text
);
create index audit_entries_customer on bank.audit_entries (customer_id, id);

create function bank.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end
$$;
create trigger audit_entries_append_only before update or delete on bank.audit_entries
  for each row execute function bank.refuse_change();
create trigger audit_entries_no_truncate before truncate on bank.audit_entries
  for each statement execute function bank.refuse_change();
