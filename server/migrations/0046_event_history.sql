-- The events of partners in three tables (docs/decisions/0152): partner_events holds those that wait, this history those
-- that were applied, a month in each part, and partner_event_ids the ids of all, so that none is applied twice.
-- Servers of the build before go on with partner_events alone. Its applied rows are moved later, in small steps, by the
-- job "inbox.history".

create table bank.partner_event_history (
  id bigint not null,
  partner text not null,
  event_id text not null,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null
) partition by range (received_at);
create index partner_event_history_named on bank.partner_event_history ((coalesce(body ->> 'prn', body ->> 'item_id')));

-- Takes what no month takes, so that no event is ever refused. Usually empty.
create table bank.partner_event_history_default partition of bank.partner_event_history default;

-- Names no person: the first half of the SHA-256 of the partner's and the event's name.
create table bank.partner_event_ids (
  event_key uuid primary key,
  received_on date not null
);
create index partner_event_ids_received on bank.partner_event_ids (received_on);

-- Makes the months that are missing, from the oldest that is kept to two months from now, and drops those that ended before
-- the retention time. Returns how many it dropped. With nothing to do it takes no lock that
-- anybody waits for. Servers cannot change tables, so it
-- runs with the rights of their owner. If somebody reads the history for long (a backup), it gives up, and its job calls it
-- again later: while it waited, no event could be stored.
create function bank.keep_event_months(retention_days integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
declare
  kept_since timestamptz := now() - make_interval(days => retention_days);
  month timestamp;
  part text;
  dropped integer := 0;
begin
  if retention_days < 30 then
    raise exception 'events are kept for at least 30 days' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bank.keep_event_months', 0));
  for month in
    select generate_series(date_trunc('month', kept_since at time zone 'UTC'),
      now() at time zone 'UTC' + interval '2 months', interval '1 month')
  loop
    part := 'partner_event_history_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('bank.' || part) is not null;
    execute format('create table bank.%I (like bank.partner_event_history)', part);
    lock table bank.partner_event_history_default in access exclusive mode;
    execute format(
      'with moved as (delete from bank.partner_event_history_default where received_at >= %1$L and received_at < %2$L returning *)
       insert into bank.%3$I select * from moved',
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', part);
    execute format('alter table bank.partner_event_history attach partition bank.%I for values from (%L) to (%L)',
      part, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'bank.partner_event_history'::regclass and c.relname ~ '_\d{4}_\d{2}$'
      and (to_date(right(c.relname, 7), 'YYYY_MM')::timestamp + interval '1 month') at time zone 'UTC' <= kept_since
  loop
    execute format('drop table bank.%I', part);
    dropped := dropped + 1;
  end loop;
  delete from bank.partner_event_history_default where received_at < kept_since;
  return dropped;
end $$;
revoke execute on function bank.keep_event_months(integer) from public;
select bank.keep_event_months(90);
