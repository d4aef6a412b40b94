-- What to do with money that is set aside, once the plan tools are off or the case has ended (SETA-24).
create table bank.set_aside_choices (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.set_asides (customer_id),
  cause text not null check (cause in ('tools_off', 'dismissed', 'converted')),
  asked_at timestamptz not null,
  -- The last day for an answer. Null if nothing was set aside, so that there was nothing to ask.
  answer_by date,
  -- `none`: no answer arrived in time, so the money went back.
  answer text check (answer in ('keep', 'return', 'none')),
  answered_at timestamptz,
  -- When its cause was over, another question replaced it, or the set-aside was closed.
  ended_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index set_aside_choices_customer on bank.set_aside_choices (customer_id, id);
-- A cause is asked about once while it lasts.
create unique index set_aside_choices_live on bank.set_aside_choices (customer_id, cause) where ended_at is null;
create index set_aside_choices_due on bank.set_aside_choices (answer_by, customer_id)
  where answer is null and ended_at is null;

-- Customers whose feature or case changed since the last look. Each change adds a row of its own, so a look that removes the
-- rows it has read never removes a later change.
create table bank.set_aside_looks (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.set_asides (customer_id)
);
create index set_aside_looks_customer on bank.set_aside_looks (customer_id);

-- As triggers, because servers of the build before change features and plans, too, while a new version starts. With the
-- owner's rights, because those servers have none on the table until they are granted after all migrations.
create function bank.look_at_set_aside() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into bank.set_aside_looks (customer_id)
    select customer_id from bank.set_asides
    where state <> 'closed' and customer_id = case tg_table_name when 'customers' then (to_jsonb(new) ->> 'id')::bigint
      else (to_jsonb(new) ->> 'customer_id')::bigint end;
  return null;
end
$$;
-- Only migrations may attach it to a table.
revoke execute on function bank.look_at_set_aside() from public;
create trigger customers_set_aside_looked_at after update of features on bank.customers
  for each row when (('planTools' = any(old.features)) is distinct from ('planTools' = any(new.features)))
  execute function bank.look_at_set_aside();
create trigger plans_set_aside_looked_at after update of status on bank.plans
  for each row when (old.status is distinct from new.status) execute function bank.look_at_set_aside();

insert into bank.set_aside_looks (customer_id) select customer_id from bank.set_asides where state = 'open';
