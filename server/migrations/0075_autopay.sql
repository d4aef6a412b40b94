-- Autopay: the bank pays the plan's trustee by itself, from the set-aside, as the customer agreed to.

-- What a customer agreed to. Another agreement ends the one before. Only the end of one is ever changed, and when it is
-- looked at next.
create table bank.autopay_agreements (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  biller_id bigint not null references bank.billers (id),
  method text not null check (method in ('electronic', 'bill_pay_check')),
  -- Banking days before the due day by which a payment should be posted.
  buffer smallint not null check (buffer between 0 and 10),
  mode text not null check (mode in ('once')),
  -- The most that may come from the main account for a payment. Null: nothing.
  use_main_cents bigint check (use_main_cents > 0),
  usual_cents bigint not null check (usual_cents >= 0),
  spread_cents bigint not null check (spread_cents >= 0),
  -- What was paid ahead of the first planned payment when it was agreed to.
  ahead_cents bigint not null check (ahead_cents >= 0),
  terms_version text not null,
  -- The words, by paragraph.
  terms text[] not null,
  agreed_at timestamptz not null,
  stopped_at timestamptz,
  stopped_by text check (stopped_by in ('customer', 'agreement', 'operator', 'plan', 'program')),
  -- Something of the plan must be looked at before anything more is sent.
  paused_at timestamptz,
  paused_for text check (paused_for in ('trustee', 'biller', 'plan', 'feature', 'set_aside')),
  -- The next day on which something is to be decided, told or sent. Null: nothing until the plan changes.
  look_on date,
  check ((stopped_at is null) = (stopped_by is null)),
  check ((paused_at is null) = (paused_for is null))
);
create index autopay_agreements_newest on bank.autopay_agreements (customer_id, id desc);
create index autopay_agreements_biller on bank.autopay_agreements (biller_id);
-- A customer has at most one that is in force.
create unique index autopay_agreements_in_force on bank.autopay_agreements (customer_id) where stopped_at is null;
-- One read when nothing is due, however many customers have autopay.
create index autopay_agreements_looks on bank.autopay_agreements (look_on, customer_id) where stopped_at is null;

-- One for each installment that autopay pays. It outlives the agreement, so that nothing is sent twice after another one.
create table bank.planned_payments (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.plans (customer_id),
  -- The installment: its month, or the day of the order whose difference it is.
  kind text not null check (kind in ('monthly', 'difference')),
  installment_month date not null,
  installment_key text not null,
  due_on date not null,
  -- Without fees. It follows the plan until `fixed_at`, when its send day begins.
  planned_cents bigint not null check (planned_cents >= 0),
  fixed_at timestamptz,
  -- The amount that the customer chose in place of the plan's.
  chosen_cents bigint check (chosen_cents > 0),
  -- The amount that was told because it is outside of the agreement, and when.
  notified_cents bigint,
  notified_on date,
  send_on date not null,
  arrive_by date not null,
  -- The customer chose the send day.
  is_moved boolean not null,
  -- The last day on which something is sent for it.
  ends_on date not null,
  state text not null check (state in ('planned', 'waiting_for_money', 'sending', 'sent', 'delivered', 'returned',
    'refused', 'skipped', 'by_hand', 'dropped', 'ended')),
  state_at timestamptz not null,
  created_at timestamptz not null,
  unique (customer_id, installment_key),
  check ((notified_cents is null) = (notified_on is null))
);
create index planned_payments_by_due_day on bank.planned_payments (customer_id, due_on);
-- Deposits wake those that wait for money.
create index planned_payments_waiting on bank.planned_payments (customer_id) where state = 'waiting_for_money';

-- Bill payments that were made for a planned payment, by autopay or by hand.
create table bank.planned_sendings (
  bill_payment_id bigint primary key references bank.bill_payments (id),
  planned_payment_id bigint not null references bank.planned_payments (id),
  customer_id bigint not null references bank.plans (customer_id),
  by_hand boolean not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- It failed or was returned.
  undone_at timestamptz
);
create index planned_sendings_payment on bank.planned_sendings (planned_payment_id);
create index planned_sendings_customer on bank.planned_sendings (customer_id);

-- The account that pays, and the number of a biller there: the processor keeps billers by account.
alter table bank.bill_payments add column from_account text not null default 'main';
-- Rows that are there are of the main account.
alter table bank.bill_payments add constraint bill_payments_from_account_check
  check (from_account in ('main', 'set_aside')) not valid;
alter table bank.billers add column set_aside_ref text;

-- `top_up`: what was missing in the set-aside on a send day, and what of it goes back.
alter table bank.set_aside_moves drop constraint set_aside_moves_kind_check;
alter table bank.set_aside_moves add constraint set_aside_moves_kind_check
  check (kind in ('by_hand', 'closing', 'share', 'taken_back', 'top_up'));
