-- Deposits decide when the plastic card is sent, and whether an account stays open.
alter table bank.accounts
  -- What came in from outside, less what was taken back.
  add column deposited_cents bigint not null default 0,
  -- When that reached what the plastic card is sent for. Never taken away again.
  add column funded_at timestamptz,
  -- The account waits for its first money since then; null when it does not.
  add column unfunded_since date,
  add column unfunded_warnings smallint not null default 0 check (unfunded_warnings between 0 and 2),
  add column unfunded_warned_on date,
  -- As it is to be at the processor. The version counts the changes, so that each is one call.
  add column standing text not null default 'open' check (standing in ('open', 'suspended', 'closed')),
  add column standing_version integer not null default 0;
create index accounts_unfunded on bank.accounts (id) where unfunded_since is not null;

update bank.accounts as a
set deposited_cents = d.cents, funded_at = case when d.cents >= 500 then d.last_at end
from (
  select customer_id, sum(amount_cents) as cents, max(posted_at) as last_at
  from bank.posted_transactions where kind in ('deposit', 'ach_credit', 'ach_return') group by customer_id
) as d
where d.customer_id = a.customer_id;
update bank.accounts as a
set unfunded_since = (a.opened_at at time zone 'America/New_York')::date
from bank.customers as c
where c.id = a.customer_id and c.state = 'approved' and a.deposited_cents = 0 and a.opened_at is not null;

-- The plastic of a card that was digital before: ordered once for each account, whatever fails.
create table bank.plastic_orders (
  customer_id bigint primary key references bank.customers (id),
  account_id bigint not null references bank.accounts (id),
  state text not null check (state in ('intended', 'done', 'refused')),
  -- The processor's code when it said no.
  refusal text,
  asked_at timestamptz not null,
  ended_at timestamptz
);
