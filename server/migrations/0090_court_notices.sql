-- Notices and motions of the court or the trustee, as the customer typed them in, and what was ticked on the checklist
-- before the discharge (LAD-05, LAD-06).

create table bank.plan_court_notices (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  kind text not null check (kind in ('motion_to_dismiss', 'notice_of_default', 'order', 'other')),
  note text,
  -- The last day that is printed on the notice. Without it, the days count from the day of service.
  last_day_on date,
  served_on date,
  days smallint check (days between 1 and 365),
  -- Null while it is open.
  done_on date,
  created_at timestamptz not null,
  check (last_day_on is not null or (served_on is not null and days is not null))
);
create index plan_court_notices_customer on bank.plan_court_notices (customer_id, id);

-- A line without a row is not ticked.
create table bank.plan_checklist (
  customer_id bigint not null references bank.plans (customer_id),
  item text not null check (item in ('payments_posted', 'tax_papers', 'financial_course', 'domestic_support', 'mortgage',
    'local_motion', 'notice_of_completion')),
  done_on date not null,
  recorded_at timestamptz not null,
  primary key (customer_id, item)
);
