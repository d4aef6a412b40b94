-- The next day on which we must look at a customer's trustee payment. Without a payment that is due, there is no row.
create table bank.trustee_looks (
  customer_id bigint primary key references bank.customers (id),
  -- May be too early, after the plan changed. A look sets the right day.
  next_on date not null
);
create index trustee_looks_next on bank.trustee_looks (next_on, customer_id);

-- A changed plan is looked at at once, which finds the next day. As a trigger, because servers of the build before
-- change plans, too, while a new version starts. With the owner's rights, because those servers have none on the table until
-- they are granted after all migrations.
create function bank.look_at_trustee_payment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into bank.trustee_looks (customer_id, next_on) values (new.customer_id, '1900-01-01')
  on conflict (customer_id) do update set next_on = excluded.next_on;
  return null;
end
$$;
-- Only migrations may attach it to a table.
revoke execute on function bank.look_at_trustee_payment() from public;
create trigger expense_goals_looked_at
  after insert or update of month, category, amount_cents, due_day on bank.expense_goals
  for each row when (new.category = 'trustee_payment') execute function bank.look_at_trustee_payment();
