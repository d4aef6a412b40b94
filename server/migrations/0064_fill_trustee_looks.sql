-- Apart from the trigger of 0055 and after it: a plan that was saved while the trigger was created would have no row.
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
where (amount_cents > 0 and due_day is not null) or month > this_month
on conflict (customer_id) do nothing;
