-- The day on which each plan is looked at next for warnings of missed payments, and how far behind it was at the last look
-- (LAD-01). A plan that has ended is looked at once more, and has no row then.
create table bank.plan_looks (
  customer_id bigint primary key references bank.plans (customer_id),
  next_on date not null,
  -- 0: less than one payment, 1: at least one, 2: at least two.
  payments_behind smallint not null default 0 check (payments_behind between 0 and 2)
);
create index plan_looks_due on bank.plan_looks (next_on, customer_id);

-- As a trigger, because servers of the build before make and change plans, too, while a new version starts. With the owner's
-- rights, because those servers have none on the table until they are granted after all migrations.
create function bank.look_at_plan() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into bank.plan_looks (customer_id, next_on) values (new.customer_id, date '1900-01-01')
    on conflict (customer_id) do update set next_on = excluded.next_on;
  return null;
end
$$;
-- Only migrations may attach it to a table.
revoke execute on function bank.look_at_plan() from public;
create trigger plans_looked_at after insert or update on bank.plans
  for each row execute function bank.look_at_plan();

insert into bank.plan_looks (customer_id, next_on) select customer_id, date '1900-01-01' from bank.plans;

-- A text that is sent whatever the customer chose (AUTO-11).
alter table bank.held_texts add column is_required boolean not null default false;
