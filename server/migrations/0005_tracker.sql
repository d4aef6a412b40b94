-- How far a customer is with the tracker. Every story that changes goals locks this row first.
create table bank.tracker_infos (
  customer_id bigint primary key references bank.customers (id),
  get_started_completed_at timestamptz,
  -- A day of the month whose budget was approved last.
  budget_last_approved_on date
);

create table bank.income_goals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  month date not null check (extract(day from month) = 1),
  category text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  -- Checked at the end of the transaction: one save may swap the categories of two goals.
  constraint income_goals_category unique (customer_id, month, category) deferrable initially deferred
);

-- The trustee payment of a month is the goal of that category (TRACKER-34).
create table bank.expense_goals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  month date not null check (extract(day from month) = 1),
  category text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  description text,
  due_day smallint check (due_day between 1 and 31),
  constraint expense_goals_category unique (customer_id, month, category) deferrable initially deferred,
  constraint expense_goals_due_day check (due_day is null or category = 'trustee_payment')
);

create table bank.expense_items (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  effective_on date not null,
  amount_cents bigint not null check (amount_cents >= 0),
  -- Null until the customer chose one.
  category text,
  description text,
  external boolean not null,
  -- One item for each movement, however often and in whatever order it is reported (TRACKER-140).
  posted_transaction_id bigint unique references bank.posted_transactions (id),
  -- True for the parts of such an item, too: their sum is the movement.
  from_transaction boolean not null default false,
  parent_id bigint references bank.expense_items (id),
  -- A split item stays, and its parts replace it in lists and sums (TRACKER-138).
  split_at timestamptz,
  created_at timestamptz not null,
  constraint expense_items_movement check (posted_transaction_id is null or (from_transaction and not external))
);
create index expense_items_shown on bank.expense_items (customer_id, effective_on desc, id desc) where split_at is null;
create index expense_items_uncategorized on bank.expense_items (customer_id, effective_on desc, id desc)
  where split_at is null and category is null;
create index expense_items_parent on bank.expense_items (parent_id) where parent_id is not null;
