-- The end of the program, where its calendar is enforced: what the processor was told, what customers were told, and
-- the checks that pay out what is left.

-- From which day on the processor takes no deposits, or no spending, for an account. The version counts the changes, so
-- that each is one call; the calendar may be moved, or not be enforced any more.
create table bank.program_limits (
  customer_id bigint not null references bank.customers (id),
  ending text not null check (ending in ('deposits', 'spending')),
  -- Null: no limit.
  starts_on date,
  version integer not null default 1,
  told_at timestamptz,
  primary key (customer_id, ending)
);
create index program_limits_untold on bank.program_limits (customer_id) where told_at is null;

-- Steps of telling all customers, each done once: "spending-2025-09-03-7".
create table bank.program_notices (
  step text primary key,
  done_at timestamptz not null
);

create table bank.refund_checks (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- planned: the day is known. ordered: asked of the processor, whose answer gives number and amount.
  -- dropped: there was nothing left to pay out when its day came.
  state text not null check (state in ('planned', 'ordered', 'mailed', 'cashed', 'expired', 'dropped')),
  planned_on date not null,
  -- What is pending has settled by then; looked at again from day to day while it has not.
  look_on date not null,
  -- The day by which it must be in the mail.
  mail_by date not null,
  -- To whom and where it goes, as it was when it was ordered.
  payee text,
  address jsonb,
  amount_cents bigint check (amount_cents > 0),
  -- The processor's own name for it.
  check_ref text unique,
  check_number text,
  cashable_days integer,
  ordered_at timestamptz,
  mailed_on date,
  expires_on date,
  ended_on date,
  check (state in ('planned', 'dropped') or (ordered_at is not null and payee is not null and address is not null and cashable_days is not null)),
  check (state in ('planned', 'ordered', 'dropped') or (amount_cents is not null and check_number is not null and mailed_on is not null and expires_on is not null)),
  check ((state in ('cashed', 'expired', 'dropped')) = (ended_on is not null))
);
-- One at a time: a further one only for money that came back later.
create unique index refund_checks_under_way on bank.refund_checks (customer_id) where state in ('planned', 'ordered');
create index refund_checks_customer on bank.refund_checks (customer_id, id);
create index refund_checks_due on bank.refund_checks (look_on, id) where state = 'planned';

-- When the processor was last asked whether there is anything left in an account.
create table bank.refund_looks (
  customer_id bigint primary key references bank.customers (id),
  looked_on date not null
);

alter table bank.recurring_transfers drop constraint recurring_transfers_cancel_cause_check;
alter table bank.recurring_transfers add constraint recurring_transfers_cancel_cause_check
  check (cancel_cause in ('customer', 'account_removed', 'account_closed', 'returned', 'deposits_ended'));
