-- What the sandbox remembers of its calls, messages and time.

create table sandbox.clock (
  id integer primary key check (id = 1),
  offset_ms bigint not null
);

-- One answer per provider's transactionId and endpoint; a failed call leaves no row and may reuse its id.
create table sandbox.partner_calls (
  endpoint text not null,
  transaction_id text not null,
  request_hash text not null,
  answer jsonb,
  called_at timestamptz not null,
  primary key (endpoint, transaction_id)
);

create table sandbox.webhook_events (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  prn text not null,
  type text not null,
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'dropped', 'given_up')),
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  -- Real time: back-off is not the business clock's matter.
  due_at timestamptz not null,
  waits_for_next boolean not null default false,
  recorded_at timestamptz not null,
  delivered_at timestamptz
);
create index webhook_events_due on sandbox.webhook_events (due_at, id) where state = 'pending';

create table sandbox.mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  sender text not null,
  subject text not null,
  text_part text not null,
  html_part text not null,
  links jsonb not null,
  received_at timestamptz not null
);
create index mails_recipient on sandbox.mails (recipient, id);
