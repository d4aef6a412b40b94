-- The next day on which we must look at a customer's trustee payment. Without a payment that is due, there is no row.
create table bank.trustee_looks (
  customer_id bigint primary key references bank.customers (id),
  -- May be too early, after the plan changed. A look sets the right day.
  next_on date not null
);
create index trustee_looks_next on bank.trustee_looks (next_on);

-- The week before the due day of the latest plan, or a look at once if there are plans of later months.
insert into bank.trustee_looks (customer_id, next_on)
select customer_id,
  case
    when month > this_month then '1900-01-01'::date
    when least(this_month + due_day - 1, (this_month + interval '1 month')::date - 1) >= today
      then least(this_month + due_day - 1, (this_month + interval '1 month')::date - 1) - 7
    else least((this_month + interval '1 month')::date + due_day - 1, (this_month + interval '2 months')::date - 1) - 7
  end
from (
  select distinct on (customer_id) customer_id, month, amount_cents, due_day
  from bank.expense_goals where category = 'trustee_payment' order by customer_id, month desc
) as latest
cross join (
  select today, date_trunc('month', today)::date as this_month
  from (
    select ((now() + offset_ms * interval '1 millisecond') at time zone 'America/New_York')::date as today
    from bank.business_clock
  ) as clock
) as days
where (amount_cents > 0 and due_day is not null) or month > this_month;

-- A changed plan is looked at at once, which finds the next day. As a trigger, because servers of the build before
-- change plans, too, while a new version starts.
create function bank.look_at_trustee_payment() returns trigger language plpgsql as $$
begin
  insert into bank.trustee_looks (customer_id, next_on) values (new.customer_id, '1900-01-01')
  on conflict (customer_id) do update set next_on = excluded.next_on;
  return null;
end
$$;
create trigger expense_goals_looked_at
  after insert or update of month, category, amount_cents, due_day on bank.expense_goals
  for each row when (new.category = 'trustee_payment') execute function bank.look_at_trustee_payment();
