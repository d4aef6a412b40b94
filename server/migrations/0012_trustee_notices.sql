-- The notices of one trustee payment: its month, and the business day of each that was told.
create table bank.trustee_notices (
  customer_id bigint not null references bank.customers (id),
  -- First day of the month in which the payment is due.
  month date not null check (extract(day from month) = 1),
  week_told_on date,
  two_days_told_on date,
  shortage_told_on date,
  -- The business day on which this payment was last looked at to the end, with an answer about the balance.
  looked_at_on date,
  primary key (customer_id, month)
);
create index expense_goals_trustee_payment on bank.expense_goals (customer_id, month desc)
  where category = 'trustee_payment';
