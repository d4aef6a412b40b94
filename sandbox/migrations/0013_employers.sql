-- Employers that pay by themselves, on the paydays of a schedule.

create table sandbox.pay_schedules (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  frequency text not null check (frequency in ('weekly', 'biweekly', 'semimonthly', 'monthly')),
  first_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  payer text not null,
  -- Paydays that the employer skips.
  missing jsonb not null default '[]',
  -- Paydays in all, skipped ones included. Null for no end.
  count integer check (count > 0),
  created_at timestamptz not null,
  -- The next payday, counted from zero, and when its payment is announced to the bank (business time).
  next_payday integer not null check (next_payday >= 0),
  due_at timestamptz
);
create index pay_schedules_account on sandbox.pay_schedules (account_id, id);
create index pay_schedules_due on sandbox.pay_schedules (due_at, id) where due_at is not null;
