-- The processor's news may come in any order: the card keeps the time of the last word that was applied.
alter table bank.cards add column changed_at timestamptz;

-- Fraud rules of the processor denied a purchase; the customer says whether it was theirs.
create table bank.event_auth_denials (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  processor_ref text not null,
  merchant_name text not null,
  amount_cents bigint not null,
  denied_at timestamptz not null,
  fraud_result text not null check (fraud_result in ('FREEZE', 'DENY')),
  -- Real time: an answer is taken for a day from here.
  told_at timestamptz not null,
  result text check (result in ('confirmed', 'denied')),
  answered_at timestamptz,
  -- Of a "Yes": the fraud rules are off until then, by the business clock.
  rule_off_until timestamptz,
  unique (customer_id, processor_ref),
  check ((result is null) = (answered_at is null))
);

-- What the customer wants of the card, recorded before the processor is asked.
create table bank.card_actions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  card_id bigint not null references bank.cards (id),
  kind text not null check (kind in ('freeze', 'unfreeze', 'replacement')),
  state text not null check (state in ('intended', 'done', 'refused', 'superseded')),
  reason text check (reason in ('lost', 'stolen', 'damaged')),
  fee_cents bigint not null check (fee_cents >= 0),
  auth_denial_id bigint references bank.event_auth_denials (id),
  -- The processor's code when it said no.
  refusal text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'replacement') = (reason is not null))
);
create unique index card_actions_one_open on bank.card_actions (customer_id) where state = 'intended';
create index card_actions_customer on bank.card_actions (customer_id, id desc);

-- Each typing of a PIN that was begun; the commit of one is one partner call however often it is sent.
create table bank.pin_frames (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  card_id bigint not null references bank.cards (id),
  opened_at timestamptz not null
);
create index pin_frames_customer on bank.pin_frames (customer_id, id desc);

-- Counts the wishes for early access, so that each is one call of the processor.
alter table bank.accounts add column early_access_version integer not null default 0;
