-- The plan of a customer's Chapter 13 case, as the customer entered it. Null: not known yet (docs/decisions/0170).
create table bank.plans (
  customer_id bigint primary key references bank.customers (id),
  -- Rises with each change of the facts or the status.
  version integer not null,
  status text not null
    check (status in ('filed', 'confirmed', 'suspended', 'completed', 'dismissed', 'converted', 'discharged')),
  status_on date,
  district text,
  -- As it was typed.
  case_number text,
  trustee_account text,
  filed_on date,
  confirmed_on date,
  months smallint check (months between 1 and 84),
  first_due_on date,
  due_kind text check (due_kind in ('fixed_day', 'filing_day', 'month_end')),
  due_day smallint check (due_day between 1 and 31),
  due_roll text check (due_roll in ('clamp', 'to_first')),
  paid_by text[] not null,
  attorney_name text,
  attorney_phone text,
  attorney_email text,
  refund_kind text check (refund_kind in ('retain', 'turn_over_all', 'keep_amount', 'keep_lesser_of')),
  refund_keep_cents bigint check (refund_keep_cents >= 0),
  refund_payments smallint,
  refund_counts_toward_total boolean,
  opening_as_of date,
  opening_posted_cents bigint check (opening_posted_cents >= 0),
  has_joint_debtor boolean,
  joint_pays_here boolean,
  wage_order_cents bigint check (wage_order_cents > 0),
  wage_order_schedule_id bigint references bank.pay_schedules (id) on delete set null,
  wage_order_starts_on date,
  wage_order_ends_on date,
  created_at timestamptz not null,
  -- The parts of a fact are known together.
  check ((due_kind is null) = (due_roll is null)),
  check ((refund_kind is null) = (refund_counts_toward_total is null)),
  check ((opening_as_of is null) = (opening_posted_cents is null)),
  check ((has_joint_debtor is null) = (joint_pays_here is null)),
  check ((wage_order_cents is null) = (wage_order_starts_on is null))
);
create index plans_wage_order_schedule on bank.plans (wage_order_schedule_id) where wage_order_schedule_id is not null;

-- The trustees of a plan, the newest last: one of the directory, or one in the customer's words.
create table bank.plan_trustees (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  trustee_id bigint references bank.trustees (id),
  name text,
  address_1 text,
  address_2 text,
  city text,
  state text,
  zip text,
  phone text,
  -- Null: from the start of the plan.
  from_on date,
  recorded_at timestamptz not null,
  check ((trustee_id is null) <> (name is null))
);
create index plan_trustees_customer on bank.plan_trustees (customer_id, id);
create index plan_trustees_trustee on bank.plan_trustees (trustee_id) where trustee_id is not null;

-- Billers whose payments count for the plan.
create table bank.plan_billers (
  biller_id bigint primary key references bank.billers (id),
  customer_id bigint not null references bank.plans (customer_id),
  -- Null while the plan names no trustee.
  plan_trustee_id bigint references bank.plan_trustees (id),
  linked_at timestamptz not null
);
create index plan_billers_customer on bank.plan_billers (customer_id);
create index plan_billers_trustee on bank.plan_billers (plan_trustee_id) where plan_trustee_id is not null;

-- The amounts of a plan by month, in the order in which they were recorded. None is ever changed.
create table bank.plan_steps (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  from_month date not null check (extract(day from from_month) = 1),
  amount_cents bigint not null check (amount_cents >= 0),
  reason text not null check (reason in ('plan', 'step', 'modification', 'suspension', 'correction')),
  retroactive boolean not null,
  ordered_on date,
  note text,
  recorded_at timestamptz not null,
  recorded_by text not null check (recorded_by in ('customer', 'operator')),
  check (ordered_on is not null or not retroactive)
);
create index plan_steps_customer on bank.plan_steps (customer_id, id);
create trigger plan_steps_unchanged before update on bank.plan_steps
  for each row execute function bank.refuse_change();

-- What the plan asks for beside the monthly payments.
create table bank.plan_lump_sums (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  source text not null check (source in ('tax_refund', 'sale', 'bonus', 'other')),
  amount_cents bigint not null check (amount_cents > 0),
  due_on date not null,
  counts_toward_total boolean not null,
  created_at timestamptz not null
);
create index plan_lump_sums_customer on bank.plan_lump_sums (customer_id, due_on, id);

-- What certain facts were before and after each change (docs/decisions/0171). Rows only leave with their customer.
create table bank.plan_revisions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  -- The version of the plan that the change made.
  version integer not null,
  fact text not null check (fact in ('first_due_on', 'due_rule', 'months', 'trustee_id', 'trustee', 'trustee_account',
    'status')),
  before jsonb,
  after jsonb,
  recorded_at timestamptz not null,
  recorded_by text not null check (recorded_by in ('customer', 'operator'))
);
create index plan_revisions_customer on bank.plan_revisions (customer_id, id);
create trigger plan_revisions_unchanged before update on bank.plan_revisions
  for each row execute function bank.refuse_change();
