-- What operations must know of accounts whose holder waits to be erased, or is (docs/decisions/0119).

alter table bank.accounts
  -- What kept its holder from being erased on kept_on: a table of ours, or a word. Names nobody.
  add column kept_for text,
  -- A keyed hash of the number that an erased account had: what the processor tells of it later is recognised by it.
  add column prn_mark text unique;

-- What the processor told of an account after its holder was erased. It is applied nowhere: a person looks at it.
create table bank.late_events (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- The processor's name of the event, to ask it by.
  event_id text not null unique,
  kind text not null,
  -- The money that moved: credit positive, debit negative; null where none did.
  amount_cents bigint,
  told_at timestamptz not null,
  -- When somebody had seen to it; null until then.
  settled_at timestamptz
);
create index late_events_customer on bank.late_events (customer_id);
create index late_events_open on bank.late_events (id) where settled_at is null;
