-- Money set aside for the trustee: a second account of the holder at the processor, without a card (SETA-01).
create table bank.set_asides (
  customer_id bigint primary key references bank.customers (id),
  state text not null check (state in ('opening', 'open', 'closing', 'closed')),
  -- The processor's number of the account. Null until it is open, and after its holder was erased.
  prn text unique,
  -- A keyed hash of the number, once its holder was erased.
  prn_mark text unique,
  -- What moves leave in the main account.
  keep_back_cents bigint not null check (keep_back_cents between 0 and 50000),
  -- What the processor last reported, and when.
  balance_cents bigint,
  balance_as_of timestamptz,
  requested_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  check (opened_at is not null or state in ('opening', 'closed')),
  check ((state = 'closed') = (closed_at is not null)),
  check ((balance_cents is null) = (balance_as_of is null))
);
create index set_asides_opening on bank.set_asides (customer_id) where state = 'opening';
create index set_asides_open on bank.set_asides (customer_id) where state = 'open';
create index set_asides_closing on bank.set_asides (customer_id) where state = 'closing';

-- Each is one transfer at the processor, however often it is asked for: its id is the reference there.
create table bank.set_aside_moves (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.set_asides (customer_id),
  direction text not null check (direction in ('in', 'out')),
  kind text not null check (kind in ('by_hand', 'closing')),
  -- What it is made for, once: "request-" and the key of a request, or "closing-" and the move before it.
  cause text not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text check (reason in ('bill', 'emergency', 'late_pay', 'too_much', 'other')),
  state text not null check (state in ('wanted', 'done', 'refused')),
  -- The processor's code, if it refused the move.
  refusal text,
  wanted_at timestamptz not null,
  -- By the clock of the database, which all servers share.
  ended_at timestamptz,
  unique (customer_id, cause),
  check ((state = 'wanted') = (ended_at is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index set_aside_moves_newest on bank.set_aside_moves (customer_id, id desc);
-- At most one is under way: the next one begins with the balances that it leaves.
create unique index set_aside_moves_wanted on bank.set_aside_moves (customer_id) where state = 'wanted';
create index set_aside_moves_open on bank.set_aside_moves (id) where state = 'wanted';

-- Our copy of what was posted to set-asides, as bank.posted_transactions is of main accounts.
create table bank.set_aside_transactions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.set_asides (customer_id),
  processor_id text not null unique,
  kind text not null,
  -- Credits are positive, debits negative.
  amount_cents bigint not null,
  posted_at timestamptz not null,
  posted_on date not null,
  details text not null
);
create index set_aside_transactions_newest on bank.set_aside_transactions (customer_id, posted_at desc, id desc);
