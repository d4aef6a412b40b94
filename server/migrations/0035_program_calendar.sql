-- The end of the program as the operator announced it, one row for all servers. The first server that starts writes it
-- from its environment; from then on only the operator changes it.
create table bank.program_calendar (
  id smallint primary key default 1 check (id = 1),
  mode text not null check (mode in ('off', 'notice', 'enforced')),
  last_deposit_on date not null,
  last_spend_on date not null check (last_spend_on >= last_deposit_on),
  refund_within_days integer not null check (refund_within_days between 1 and 365),
  check_cashable_days integer not null check (check_cashable_days between 1 and 3650),
  changed_at timestamptz not null
);
