-- Reported problems with posted transactions, and the money that moves because of them.
create table bank.disputes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  posted_transaction_id bigint not null references bank.posted_transactions (id),
  -- The transaction as it was posted: the case must be readable by itself.
  details text not null,
  amount_cents bigint not null,
  posted_on date not null,
  reason text not null check (reason in
    ('not_mine', 'wrong_amount', 'charged_twice', 'not_received', 'cancelled', 'other')),
  -- In the customer's words.
  customer_text text not null,
  -- Within 60 days of the statement.
  in_time boolean not null,
  reported_on date not null,
  answer_due_on date not null,
  status text not null default 'open' check (status in ('open', 'resolved')),
  outcome text check (outcome in ('corrected', 'no_error')),
  resolved_on date,
  resolved_cents bigint check (resolved_cents >= 0),
  explanation text,
  check ((status = 'resolved') = (outcome is not null)),
  check ((outcome is null) = (resolved_on is null)),
  check ((outcome is null) = (resolved_cents is null)),
  check ((outcome is null) = (explanation is null))
);
create unique index disputes_one_open on bank.disputes (posted_transaction_id) where status = 'open';
create index disputes_customer on bank.disputes (customer_id, id desc);
create index disputes_open on bank.disputes (answer_due_on, id) where status = 'open';

-- Each is one adjustment at the processor, however often it is asked for: its id is the reference there.
create table bank.dispute_movements (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  dispute_id bigint not null references bank.disputes (id),
  kind text not null check (kind in ('provisional', 'correction', 'take_back')),
  -- Credits are positive, debits negative.
  amount_cents bigint not null check ((kind = 'take_back') = (amount_cents < 0) and amount_cents <> 0),
  -- Business day from which it may be posted.
  due_on date not null,
  state text not null check (state in ('waiting', 'intended', 'posted', 'refused')),
  ended_at timestamptz,
  check ((state in ('posted', 'refused')) = (ended_at is not null)),
  unique (dispute_id, kind)
);
create index dispute_movements_customer on bank.dispute_movements (customer_id, dispute_id);
create index dispute_movements_waiting on bank.dispute_movements (due_on, id) where state = 'waiting';
create index dispute_movements_refused on bank.dispute_movements (dispute_id) where state = 'refused';
