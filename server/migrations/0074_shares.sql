-- Shares of each pay that move into the set-aside, on the customer's word (SETA-18).
create table bank.set_aside_shares (
  customer_id bigint primary key references bank.set_asides (customer_id),
  is_on boolean not null,
  changed_at timestamptz not null,
  -- What was short of the shares for the payment that is due on `short_for`.
  short_cents bigint not null default 0 check (short_cents >= 0),
  short_for date,
  -- The last day on which we looked for what is missing without a payday left.
  looked_on date not null
);
create index set_aside_shares_looks on bank.set_aside_shares (looked_on, customer_id) where is_on;

-- Deposits whose share is decided once, and what takes such a deposit back. They wait here until it is decided.
create table bank.set_aside_causes (
  posted_transaction_id bigint primary key references bank.posted_transactions (id),
  customer_id bigint not null references bank.set_asides (customer_id),
  -- The deposit that is taken back. Null for a deposit.
  deposit_id bigint references bank.set_aside_causes (posted_transaction_id),
  amount_cents bigint not null check (amount_cents > 0),
  posted_on date not null,
  decided_at timestamptz,
  -- How much of the deposit counted when it was decided: without what was taken back by then.
  counted_cents bigint,
  -- The payday whose share the deposit bears. The schedule may be gone by now.
  schedule_id bigint,
  payday_on date,
  check ((schedule_id is null) = (payday_on is null)),
  check (deposit_id is null or schedule_id is null)
);
create index set_aside_causes_customer on bank.set_aside_causes (customer_id, posted_on);
create index set_aside_causes_deposit on bank.set_aside_causes (deposit_id) where deposit_id is not null;
create index set_aside_causes_due on bank.set_aside_causes (customer_id, posted_transaction_id) where decided_at is null;

-- `share`: of a deposit, or of a morning. `taken_back`: a share whose deposit was taken back.
alter table bank.set_aside_moves drop constraint set_aside_moves_kind_check;
alter table bank.set_aside_moves add constraint set_aside_moves_kind_check
  check (kind in ('by_hand', 'closing', 'share', 'taken_back'));
